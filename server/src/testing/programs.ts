import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { THREADS } from '../threads.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Within the repository, whose packages they import: see one-temp-folder.mjs. */
const FOLDER = process.env.HAVEN_TEST_PROGRAMS ?? pathOf('../../dist/under-test');

/** A program in one file, written once in a run of tests. Two who need it at once both write it; either is whole. */
export async function bundledOnce(program: string, name: string): Promise<string> {
  const file = join(FOLDER, name);
  if (!existsSync(file)) await write(program, file);
  return file;
}

/** The bundler is read by those alone who write. */
async function write(program: string, file: string): Promise<void> {
  const { bundleOne } = await import('../bundle.ts');
  const draft = `${file}.${process.pid}.${threadId}`;
  await bundleOne(program, draft);
  renameSync(draft, file);
}

/** What a server that runs from its sources would read from hundreds of files, for each thread again. */
export function bundledThread(name: keyof typeof THREADS): Promise<string> {
  return bundledOnce(THREADS[name], name);
}

/** The server in one file, its threads beside it: a process of its own that starts at once. */
export async function bundleServer(): Promise<string> {
  await bundledThread('bot-thread.mjs');
  await bundledThread('picture-thread.mjs');
  return bundledOnce(pathOf('../main.ts'), 'haven.mjs');
}

/** The operator's command in one file. */
export function bundleAdmin(): Promise<string> {
  return bundledOnce(pathOf('../../../tools/admin.ts'), 'admin.mjs');
}
