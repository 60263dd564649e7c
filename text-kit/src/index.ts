export * from './contract.ts';
export * from './guide.ts';
export * from './languages.ts';
export * from './line.ts';
export * from './refusal-texts.ts';
export * from './score-lines.ts';
export * from './sheet-texts.ts';
export * from './tree.ts';
