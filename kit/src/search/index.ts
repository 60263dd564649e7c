export type { Budget } from './budget.ts';
export type { Expert, Leaf, Policy } from './expert.ts';
export type { Finding, Looked } from './findings.ts';
export { type Adviser, adviserOf, search } from './search.ts';
