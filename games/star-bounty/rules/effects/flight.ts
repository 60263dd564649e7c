import type { Bounty } from '../components/cards.ts';
import { flee } from '../moves.ts';
import type { Moves, State, Turn } from '../types.ts';
import { enterEnterprise } from './enterprise.ts';
import { wreckDrones } from './shots.ts';

/** §5.10 Any unsold prisoner can be given up to get away. */
export function flights(state: State): Extract<Moves['reengage'], { type: 'flee' }>[] {
  return state.collection.filter((taken) => taken.alive).map((taken) => flee[taken.card]);
}

/** §5.10 The prisoner is discarded unpaid; §5.11 the enemy recovers, and the Galactic Enterprise is open. */
export function takeFlight(turn: Turn, prisoner: Bounty): void {
  turn.emit({ type: 'fled', prisoner });
  wreckDrones(turn);
  enterEnterprise(turn);
}
