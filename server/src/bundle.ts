import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { THREADS } from './threads.ts';

/** Come with a library of their own for each machine, or look for files of their own. */
const WHOLE = ['@photostructure/sqlite', '@resvg/resvg-js', 'graphile-worker'];

/** A program in one file for Node, and beside it its threads. */
export async function bundle(program: string, file: string): Promise<void> {
  await bundleOne(program, file);
  for (const [name, thread] of Object.entries(THREADS)) await bundleOne(thread, join(dirname(file), name));
}

/** Our own modules and the packages that they import: one file is read in half the time of hundreds. */
export async function bundleOne(program: string, file: string): Promise<void> {
  const bundled = await rolldown({ input: program, platform: 'node', external: WHOLE });
  await bundled.write({ file, format: 'esm', codeSplitting: false });
  await bundled.close();
}
