export { levelsBy, plain1, sailor } from './levels.ts';
