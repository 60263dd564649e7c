import { answered } from '../agenda.ts';
import type { Act, Move } from '../types.ts';

type Forfeit = Extract<Move, { type: 'forfeit' }>;

/** Offered beside every action that somebody is asked to perform. */
export const FORFEIT: Forfeit = Object.freeze({ type: 'forfeit' });

/** §3.4 Every action may be let be. */
export const forfeit: Act<'perform' | 'attack', Forfeit, never> = {
  play: (turn, step) => {
    answered(turn, step);
    turn.emit({ type: 'forfeited', deed: step.deed });
  },
};
