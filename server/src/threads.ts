import { fileURLToPath } from 'node:url';

/** What thinks for the bots of a server's tables and draws for its links, by the name of its bundle. */
export const THREADS = {
  'bot-thread.mjs': fileURLToPath(new URL('bots/worker.ts', import.meta.url)),
  'picture-thread.mjs': fileURLToPath(new URL('pictures/thread.ts', import.meta.url)),
} as const;
