export { strongest } from './layouts.ts';
export { type Odds, oddsAfter, oddsOf } from './odds.ts';
export { plain } from './plain.ts';
