export * from './bout.ts';
export * from './course.ts';
export * from './evolution.ts';
export * from './judge.ts';
export * from './learned.ts';
export * from './regression.ts';
