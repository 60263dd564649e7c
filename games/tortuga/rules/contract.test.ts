import { contract, effort } from '@haven/kit/testing';
import { tortuga } from './index.ts';
import { pieces } from './testing/positions.ts';

contract(tortuga, { runs: effort({ daily: 240, thorough: 10_000 }), maxMoves: 3_000, maxLegal: 200, pieces });
