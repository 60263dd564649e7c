export * from './guides.ts';
export { leavesOf } from './icu.ts';
export * from './lessons.ts';
export * from './lines.ts';
export * from './messages.ts';
export * from './moments.ts';
export type { Things } from './prose/renderings.ts';
export { termsAreUsed, termsContract } from './terms.ts';
export * from './voices.ts';
