import { endStep } from '../effects/agenda.ts';
import { firstOf, kindsAmong } from '../effects/cards.ts';
import { fightOf, loseCard, loseMore, lostBy } from '../effects/fight.ts';
import type { Rules } from '../types.ts';

/** §7.1.2 Among aggressive pirates the loser chooses the card to destroy. */
export const sacrifice: Rules<'sacrifice'> = {
  legal: (state) => kindsAmong(state, lostBy(fightOf(state))).map((face) => face.moves.sacrifice),
  play: (turn, _step, { card }) => {
    endStep(turn);
    loseCard(turn, firstOf(turn.state, lostBy(fightOf(turn.state)), card));
    loseMore(turn);
  },
};
