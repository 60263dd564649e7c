import { contract, effort } from '@haven/kit/testing';
import { starBounty } from './index.ts';
import { pieces } from './testing/positions.ts';
import { reasons } from './testing/reasons.ts';

const runs = effort({ daily: 3_000, thorough: 10_000 });

// No event asks.
const untold = ['step'];

contract(starBounty, { runs, maxMoves: 5_000, maxLegal: 80, pieces, untold, reasons });
