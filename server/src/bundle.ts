import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** Come with a library of their own for each machine. */
const NATIVE = ['@photostructure/sqlite', '@resvg/resvg-js'];

const BOT_THREAD = fileURLToPath(new URL('bots/worker.ts', import.meta.url));
const PICTURE_THREAD = fileURLToPath(new URL('pictures/thread.ts', import.meta.url));

/** A program in one file for Node, and beside it the threads that think for the bots of its tables and draw for its links. */
export async function bundle(program: string, file: string): Promise<void> {
  await bundleOne(program, file);
  await bundleOne(BOT_THREAD, join(dirname(file), 'bot-thread.mjs'));
  await bundleOne(PICTURE_THREAD, join(dirname(file), 'picture-thread.mjs'));
}

/** Our own modules and the packages that they import: one file is read in half the time of hundreds. */
async function bundleOne(program: string, file: string): Promise<void> {
  const bundled = await rolldown({ input: program, platform: 'node', external: NATIVE });
  await bundled.write({ file, format: 'esm', codeSplitting: false });
  await bundled.close();
}
