import { at } from '@haven/kit';
import { ask, endStep } from '../agenda.ts';
import { firstOf, kindsAmong } from '../cards/piles.ts';
import * as moves from '../moves.ts';
import type { Moves, Rules, Seat, State, Turn } from '../types.ts';
import { fightOf, resolveFight } from './fight.ts';

type Commitment = Moves['commit'];

/** §4.2 The attacker lays out cards face down, at least one; only their number is told. */
export const commit: Rules<'commit'> = {
  legal: (state, _step, seat) => {
    const choices = fightCards(state, seat);
    if (fightOf(state).attack.length > 0) choices.push(moves.ready);
    return choices;
  },
  play: (turn, _step, move) => {
    if (move.type === 'commit') return layOut(turn, move.card);
    endStep(turn);
    ask(turn, 'defend', fightOf(turn.state).defender);
  },
};

/** §4.3 The defender answers with any number of cards, knowing how many the attacker uses but not which. */
export const defend: Rules<'defend'> = {
  // Asked even without a card to use: to skip the question would tell the attacker what the hand lacks.
  legal: (state, _step, seat) => [...fightCards(state, seat), moves.ready],
  play: (turn, _step, move) => {
    if (move.type === 'commit') return layOut(turn, move.card);
    endStep(turn);
    resolveFight(turn);
  },
};

/** §4.15 Only cards with Manoeuvre can be used in a fight. */
function fightCards(state: State, seat: Seat): Commitment[] {
  const faces = kindsAmong(state, at(state.captains, seat).hand);
  return faces.filter((face) => face.manoeuvre > 0).map((face) => face.moves.commit);
}

function layOut(turn: Turn, kind: string): void {
  const { seat, state } = turn;
  turn.emit({ type: 'committed', seat, card: firstOf(state, at(state.captains, seat).hand, kind) });
}
