export { TERM_NAMES } from './leaf.ts';
export { adviserBy, levelsBy, plain1, sailor } from './levels.ts';
