import { contract, effort } from '@haven/kit/testing';
import { tortuga } from './index.ts';
import { pieces } from './testing/positions.ts';
import { reasons } from './testing/reasons.ts';

const runs = effort({ daily: 240, thorough: 10_000 });

// No event asks; a pick in the open (§2.10) and the tiles of others at the end (§4.3) are seen, not told.
const untold = ['agenda', 'players.pick', 'players.tiles'];

contract(tortuga, { runs, maxMoves: 3_000, maxLegal: 200, pieces, untold, reasons });
