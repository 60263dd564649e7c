import { contract } from '@haven/kit/testing';
import { starBounty } from './index.ts';
import { pieces } from './testing/positions.ts';

contract(starBounty, { runs: 2_500, maxMoves: 5_000, maxLegal: 80, pieces });
