import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const OURS = /^@haven\//;
const PACKAGE = /^[a-z@]/;

const BOT_THREAD = fileURLToPath(new URL('bots/worker.ts', import.meta.url));

/** A program in one file for Node, and beside it the thread that thinks for the bots of its tables. */
export async function bundle(program: string, file: string): Promise<void> {
  await bundleOne(program, file);
  await bundleOne(BOT_THREAD, join(dirname(file), 'bot-thread.mjs'));
}

/** All our own modules in one file; packages stay where they are. */
async function bundleOne(program: string, file: string): Promise<void> {
  const external = (id: string) => PACKAGE.test(id) && !OURS.test(id);
  const bundled = await rolldown({ input: program, platform: 'node', external });
  await bundled.write({ file, format: 'esm' });
  await bundled.close();
}
