import { contract } from '@haven/kit/testing';
import { starBounty } from './index.ts';
import { pieces } from './testing/positions.ts';
import { reasons } from './testing/reasons.ts';

contract(starBounty, { runs: 10_000, maxMoves: 5_000, maxLegal: 80, pieces, reasons });
