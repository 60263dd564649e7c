import { contract, effort } from '@haven/kit/testing';
import { tortuga2199 } from './index.ts';
import { plan } from './testing/plan.ts';

// A random match has some 700 moves: one of every kind of table here, thousands in the fuzz.
contract(tortuga2199, { ...plan, runs: effort({ daily: 12, thorough: 1_000 }) });
