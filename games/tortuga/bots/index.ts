export { strongest } from './layouts.ts';
export { levelsBy, sailor } from './levels.ts';
export { type Odds, oddsAfter, oddsOf } from './odds.ts';
