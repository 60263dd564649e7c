import type { Suite } from './suite.ts';

/** All suites by name. Loaded when asked for: a library reads NODE_ENV when it is loaded. */
export const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  bots: async () => (await import('./bots/bots.ts')).bots,
  company: async () => (await import('./company/company.ts')).company,
  engine: async () => (await import('./engine/engine.ts')).engine,
  page: async () => (await import('./page/page.ts')).page,
  server: async () => (await import('./server/server.ts')).server,
  shelf: async () => (await import('./shelf/shelf.ts')).shelf,
  sockets: async () => (await import('./sockets/sockets.ts')).sockets,
  spectators: async () => (await import('./spectators/spectators.ts')).spectators,
  thinking: async () => (await import('./page/thinking.ts')).thinking,
  tables: async () => (await import('./tables/tables.ts')).tables,
};
