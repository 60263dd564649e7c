import { contract } from '@haven/kit/testing';
import { tortuga2199 } from './index.ts';
import { pieces } from './testing/positions.ts';

// A random match has some 700 moves, and each is looked at by up to five viewers: one match of every kind here, many in the fuzz.
contract(tortuga2199, { runs: 18, maxMoves: 3_000, maxLegal: 300, pieces });
