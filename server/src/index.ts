export { type App, createApp, type Plan } from './app.ts';
export type { Limits } from './limits.ts';
export { openSqlite } from './store/sqlite.ts';
export type { Store } from './store/store.ts';
