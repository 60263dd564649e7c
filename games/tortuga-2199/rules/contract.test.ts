import { contract, effort } from '@haven/kit/testing';
import { tortuga2199 } from './index.ts';
import { pieces } from './testing/positions.ts';

// A random match has some 700 moves: two of every kind of table here, thousands in the fuzz.
contract(tortuga2199, { runs: effort({ daily: 24, thorough: 1_000 }), maxMoves: 3_000, maxLegal: 300, pieces });
