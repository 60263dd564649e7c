import { endStep } from '../agenda.ts';
import * as moves from '../moves.ts';
import type { Rules } from '../types.ts';
import { payChosenSpoils } from './fight.ts';

/** §7.1.1 A winning attacker takes two points of the loser, or three of the bank. */
export const spoils: Rules<'spoils'> = {
  legal: () => [moves.takeInfluence, moves.takeFromBank],
  play: (turn, _step, move) => {
    endStep(turn);
    payChosenSpoils(turn, move.type);
  },
};
