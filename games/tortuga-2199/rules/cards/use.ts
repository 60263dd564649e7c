import { moveMineral, offerMinerals } from '../actions/payment.ts';
import { askAbilities } from '../actions/play-card.ts';
import { endStep } from '../agenda.ts';
import * as moves from '../moves.ts';
import type { Moves, Rules } from '../types.ts';
import { cryptoPricesOf, useAbility, usesOf } from './abilities.ts';

/** §2.5 Use an ability of the card just played, in any order, or leave the rest unused. */
export const ability: Rules<'ability'> = {
  legal: (state, step, seat) => {
    const uses: Moves['ability'][] = usesOf(state, seat, step);
    offerMinerals(state, seat, { acts: uses, prices: () => cryptoPricesOf(state, seat, step) });
    uses.push(moves.skip);
    return uses;
  },
  play: (turn, { card, left }, move) => {
    if (move.type === 'layMineral' || move.type === 'takeMineralBack') return moveMineral(turn, turn.seat, move);
    endStep(turn);
    if (move.type === 'skip') return;
    const rest = useAbility(turn, turn.seat, { card, left, choice: move });
    askAbilities(turn, turn.seat, { card, left: rest });
  },
};
