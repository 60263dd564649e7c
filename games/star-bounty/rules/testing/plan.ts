import type { Promised } from '@haven/kit/testing';
import type { StarBounty } from '../types.ts';
import { pieces } from './positions.ts';
import { reasons } from './reasons.ts';

// No event asks.
const untold = ['step'];

/** What every random game of these rules is held to. */
export const plan: Promised<StarBounty> = { maxMoves: 5_000, maxLegal: 80, pieces, reasons, untold };
