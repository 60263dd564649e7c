export { type Budget, sharesOf } from './budget.ts';
export type { Expert, Leaf, PlayoutPolicy } from './expert.ts';
export type { Judgement, Looked } from './judgement.ts';
export { type SecretDuel, solved } from './regret.ts';
export { type Adviser, adviserOf, search } from './search.ts';
