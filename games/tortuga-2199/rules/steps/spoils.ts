import { endStep } from '../effects/agenda.ts';
import { payChosenSpoils } from '../effects/fight.ts';
import * as moves from '../moves.ts';
import type { Rules } from '../types.ts';

/** §7.1.1 A winning attacker takes two points of the loser, or three of the bank. */
export const spoils: Rules<'spoils'> = {
  legal: () => [moves.takeInfluence, moves.takeFromBank],
  play: (turn, _step, move) => {
    endStep(turn);
    payChosenSpoils(turn, move.type);
  },
};
