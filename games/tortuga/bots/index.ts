export { type Odds, oddsAfter, oddsOf } from './odds.ts';
export { plain } from './plain.ts';
