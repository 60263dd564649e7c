import { contract, effort } from '@haven/kit/testing';
import { tortuga } from './index.ts';
import { pieces } from './testing/positions.ts';
import { reasons } from './testing/reasons.ts';

const runs = effort({ daily: 240, thorough: 10_000 });

contract(tortuga, { runs, maxMoves: 3_000, maxLegal: 200, pieces, reasons });
