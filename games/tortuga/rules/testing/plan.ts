import type { Promised } from '@haven/kit/testing';
import type { Tortuga } from '../types.ts';
import { pieces } from './positions.ts';
import { reasons } from './reasons.ts';

// No event asks; a pick in the open (§2.10) and the tiles of others at the end (§4.3) are seen, not told.
const untold = ['agenda', 'players.pick', 'players.tiles'];

/** What every random game of these rules is held to. */
export const plan: Promised<Tortuga> = { maxMoves: 3_000, maxLegal: 200, pieces, reasons, untold };
