export { type Adviser, adviserOf, type Counsel, type Rival } from './adviser.ts';
export { type Budget, sharesOf } from './budget.ts';
export type { Expert, Leaf, PlayoutPolicy } from './expert.ts';
export type { Judgement, Looked } from './judgement.ts';
export { type SecretDuel, solved } from './regret.ts';
export { search } from './search.ts';
