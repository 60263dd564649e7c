export { type App, createApp } from './app.ts';
export { openBus } from './bus/open-bus.ts';
export type { Limits } from './limits.ts';
export type { Plan } from './server-parts.ts';
export { openStore } from './store/open-store.ts';
export { openSqlite } from './store/sqlite.ts';
export type { Store } from './store/store.ts';
