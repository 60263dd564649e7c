import { currentStep } from '@haven/kit';
import { ask } from '../agenda.ts';
import { prisonersOf } from '../enemies/enemies.ts';
import { enterEnterprise } from '../enterprise/visit.ts';
import * as moves from '../moves.ts';
import { because } from '../refusals.ts';
import type { Act, Step } from '../types.ts';
import { wreckDrones } from './shots.ts';

/** §5.9 Re-engage: fire again. */
export const reengage: Act<'reengage'> = {
  offer: () => [moves.reengage],
  play: (turn) => ask(turn, 'fire'),
};

/** §5.10 After a survived Brace phase, or after a beaten enemy while others remain. */
export function mayFlee(step: Step | null | undefined): boolean {
  return step?.type === 'reengage' || (step?.type === 'engage' && step.mayFlee);
}

/** §5.10 Any prisoner can be given up, unpaid, to get away; §5.11 the enemy recovers, and the Galactic Enterprise is open. */
export const flee: Act<'flee'> = {
  offer: (state, step) => (mayFlee(step) ? prisonersOf(state).map(({ card }) => moves.flee[card]) : []),
  barrier: (state, _seat, { prisoner }) => {
    const prisoners = prisonersOf(state);
    if (prisoners.length === 0) return because('no-prisoner', '§5.10');
    if (!mayFlee(currentStep(state))) return because('no-flight-now', '§5.10');
    return prisoners.some(({ card }) => card === prisoner) ? undefined : because('not-prisoner', '§5.10');
  },
  play: (turn, _step, { prisoner }) => {
    turn.emit({ type: 'fled', prisoner });
    wreckDrones(turn);
    enterEnterprise(turn);
  },
};
