import { contract, effort } from '@haven/kit/testing';
import { tortuga2199 } from './index.ts';
import { plan } from './testing/plan.ts';

// A random match has some 700 moves: two of every kind of table here, thousands in the fuzz.
contract(tortuga2199, { ...plan, runs: effort({ daily: 24, thorough: 1_000 }) });
