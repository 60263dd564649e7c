export * from './contract.ts';
export * from './languages.ts';
export * from './line.ts';
export * from './tree.ts';
