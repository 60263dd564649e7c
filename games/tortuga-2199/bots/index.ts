export { TERM_NAMES } from './leaf.ts';
export { adviserBy, levelsBy, plain1, reviewer, sailor } from './levels.ts';
