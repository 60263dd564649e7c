import { contract } from '@haven/kit/testing';
import { tortuga } from './index.ts';
import { pieces } from './testing/positions.ts';
import { reasons } from './testing/reasons.ts';

contract(tortuga, { runs: 300, maxMoves: 3_000, maxLegal: 200, pieces, reasons });
