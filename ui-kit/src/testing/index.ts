export * from './icons.ts';
export * from './listing.ts';
