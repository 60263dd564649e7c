import { fileURLToPath } from 'node:url';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What thinks for the bots of a server's tables and draws for its links, by the name of its bundle. */
export const THREADS = {
  'bot-thread.mjs': pathOf('bots/worker.ts'),
  'picture-thread.mjs': pathOf('pictures/thread.ts'),
} as const;
