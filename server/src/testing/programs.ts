import { fileURLToPath } from 'node:url';
import { bundledOnce, bundledThread } from '../bundled-once.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const STUCK = fileURLToPath(new URL('stuck-process.ts', import.meta.url));
const ADMIN = fileURLToPath(new URL('../../../tools/admin.ts', import.meta.url));

/** The server in one file, its threads beside it: a process of its own that starts at once. */
export async function bundleServer(): Promise<string> {
  await bundledThread('bot-thread.mjs');
  await bundledThread('picture-thread.mjs');
  return bundledOnce(MAIN, 'haven.mjs');
}

/** One whose disk can be made to answer no more. */
export function bundleStuckServer(): Promise<string> {
  return bundledOnce(STUCK, 'stuck-haven.mjs');
}

/** The operator's command in one file. */
export function bundleAdmin(): Promise<string> {
  return bundledOnce(ADMIN, 'admin.mjs');
}
