import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { THREADS } from './threads.ts';

/** Named by whoever starts the same sources many times, as a run of tests does; within the repository, whose packages they import. */
function folderOfBundles(): string {
  const { HAVEN_BUNDLES } = process.env;
  if (HAVEN_BUNDLES === undefined) throw new Error('HAVEN_BUNDLES names no folder');
  return HAVEN_BUNDLES;
}

/** A program in one file, written by the first who needs it. Two who need it at once both write it; either is whole. */
export async function bundledOnce(program: string, name: string): Promise<string> {
  const file = join(folderOfBundles(), name);
  if (!existsSync(file)) await write(program, file);
  return file;
}

/** The bundler is read by those alone who write. */
async function write(program: string, file: string): Promise<void> {
  const { bundleOne } = await import('./bundle.ts');
  const draft = `${file}.${process.pid}.${threadId}`;
  await bundleOne(program, draft);
  renameSync(draft, file);
}

/** What a server that runs from its sources would read from hundreds of files, for each thread again. */
export function bundledThread(name: keyof typeof THREADS): Promise<string> {
  return bundledOnce(THREADS[name], name);
}
