import { endStep } from '../agenda.ts';
import { firstOf, kindsAmong } from '../cards/piles.ts';
import type { Rules } from '../types.ts';
import { fightOf, loseCard, loseMore, lostBy } from './fight.ts';

/** §7.1.2 Among aggressive pirates the loser chooses the card to destroy. */
export const sacrifice: Rules<'sacrifice'> = {
  legal: (state) => kindsAmong(state, lostBy(fightOf(state))).map((face) => face.moves.sacrifice),
  play: (turn, _step, { card }) => {
    endStep(turn);
    loseCard(turn, firstOf(turn.state, lostBy(fightOf(turn.state)), card));
    loseMore(turn);
  },
};
