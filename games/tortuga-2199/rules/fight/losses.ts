import { at } from '@haven/kit';
import { ask, endStep } from '../agenda.ts';
import { firstOf, hasKind, kindsAmong } from '../cards/piles.ts';
import { isKind } from '../components/card-index.ts';
import { because, ILLEGAL } from '../refusals.ts';
import type { Act, CardId, Fight, Turn } from '../types.ts';
import { fightOf, loserOf, lostBy } from './fight.ts';
import { clearAway } from './spoils.ts';

/** §4.10 One card, §8.3.22 more by carnage, §8.3.36 fewer if some are saved. */
function lossesOf({ carnage, saves = 0 }: Fight): number {
  return Math.max(0, 1 + carnage - saves);
}

/** §4.10 The loser destroys a random card of those used; §7.1.2 among aggressive pirates one of the own choice. */
export function loseCards(turn: Turn): void {
  const fight = fightOf(turn.state);
  if (lossesOf(fight) === 0) return clearAway(turn);
  const chooses = turn.state.options.scenario === 'aggressive' && kindsAmong(turn.state, lostBy(fight)).length > 1;
  if (chooses) return ask(turn, 'sacrifice', loserOf(fight));
  loseRandomCards(turn, 1);
  loseMore(turn);
}

/** §7.1.2 Among aggressive pirates the loser chooses the card to destroy. */
export const sacrifice: Act<'sacrifice', 'sacrifice'> = {
  offer: (state) => kindsAmong(state, lostBy(fightOf(state))).map((face) => face.moves.sacrifice),
  barrier: (state, _seat, { card }) => {
    if (!isKind(state, card)) return ILLEGAL;
    return hasKind(state, lostBy(fightOf(state)), card) ? undefined : because('not-in-fight', '§7.1.2', { card });
  },
  play: (turn, _step, { card }) => {
    endStep(turn);
    loseCard(turn, firstOf(turn.state, lostBy(fightOf(turn.state)), card));
    loseMore(turn);
  },
};

/** §8.3.22 Carnage destroys further random cards; then the fight is cleared away. */
function loseMore(turn: Turn): void {
  loseRandomCards(turn, lossesOf(fightOf(turn.state)) - 1);
  clearAway(turn);
}

function loseRandomCards(turn: Turn, count: number): void {
  const fight = fightOf(turn.state);
  for (let lost = 0; lost < count; lost += 1) {
    const cards = lostBy(fight);
    if (cards.length === 0) return;
    loseCard(turn, at(cards, turn.rng.below(cards.length)));
  }
}

function loseCard(turn: Turn, card: CardId): void {
  const seat = loserOf(fightOf(turn.state));
  turn.emit({ type: 'destroyed', seat, card, from: 'fight', manoeuvre: 0 });
}
