export type * from './address.ts';
export * from './admin.ts';
export * from './home.ts';
export type * from './match.ts';
export * from './player.ts';
export * from './socket.ts';
export * from './table.ts';
