import type { Promised } from '@haven/kit/testing';
import type { Tortuga2199 } from '../types.ts';
import { pieces } from './positions.ts';
import { reasons } from './reasons.ts';

// No event asks; which of equal cards a fight has cost (§4.10), and so the order of the pile, is not told either.
const untold = ['agenda', 'captains.discard'];

/** What every random game of these rules is held to. */
export const plan: Promised<Tortuga2199> = { maxMoves: 3_000, maxLegal: 300, pieces, reasons, untold };
