export { strongest } from './layouts.ts';
export { TERM_NAMES } from './leaf.ts';
export { adviserBy, levelsBy, reviewer, sailor } from './levels.ts';
export { type Odds, oddsAfter, oddsOf } from './odds.ts';
