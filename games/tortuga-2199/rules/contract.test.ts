import { contract, effort } from '@haven/kit/testing';
import { tortuga2199 } from './index.ts';
import { pieces } from './testing/positions.ts';

// A random match has some 700 moves: two of every kind of table here, thousands in the fuzz.
const runs = effort({ daily: 24, thorough: 1_000 });

// No event asks; which of equal cards a fight has cost (§4.10), and so the order of the pile, is not told either.
const untold = ['agenda', 'captains.discard'];

contract(tortuga2199, { runs, maxMoves: 3_000, maxLegal: 300, pieces, untold });
