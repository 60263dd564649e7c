export * from './icons.ts';
export * from './listing.ts';
export * from './log.ts';
