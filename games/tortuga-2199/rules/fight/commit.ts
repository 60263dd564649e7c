import { at, type Refusal } from '@haven/kit';
import { ask, endStep } from '../agenda.ts';
import { firstOf, kindsAmong, notInHand } from '../cards/piles.ts';
import { faceNamed, faceOf } from '../components/card-index.ts';
import type { KindId } from '../components/card-set.ts';
import * as moves from '../moves.ts';
import { because } from '../refusals.ts';
import type { Act, CardId, State } from '../types.ts';
import { decideFight } from './decide.ts';
import { fightOf } from './fight.ts';

/** §4.2, §4.3 A card of the hand is laid out face down; only the number is told. */
export const commit: Act<'commit', 'commit' | 'defend'> = {
  offer: (state, _step, seat) => {
    const faces = kindsAmong(state, at(state.captains, seat).hand);
    return faces.filter(({ manoeuvre }) => manoeuvre > 0).map((face) => face.moves.commit);
  },
  barrier: (state, seat, { card }) => notInHand(state, seat, { card, rule: '§4.2' }) ?? cannotFight(state, card),
  play: ({ state, seat, emit }, _step, { card }) =>
    emit({ type: 'committed', seat, card: firstOf(state, at(state.captains, seat).hand, card) }),
};

/** §4.15 Only cards with Manoeuvre can be used in a fight. */
export function canFightWith(state: State, card: CardId): boolean {
  return faceOf(state, card).manoeuvre > 0;
}

function cannotFight(state: State, card: KindId): Refusal | undefined {
  return faceNamed(state, card).manoeuvre > 0 ? undefined : because('no-manoeuvre-on-card', '§4.15', { card });
}

/** §4.2 The attacker uses at least one card. */
export const readyToAttack: Act<'ready', 'commit'> = {
  offer: (state) => (isArmed(state) ? [moves.ready] : []),
  barrier: (state) => (isArmed(state) ? undefined : because('not-committed', '§4.2')),
  play: (turn) => {
    endStep(turn);
    ask(turn, 'defend', fightOf(turn.state).defender);
  },
};

function isArmed(state: State): boolean {
  return fightOf(state).attack.length > 0;
}

/** §4.3 The defender answers with any number of cards, knowing how many the attacker uses but not which. */
export const readyToDefend: Act<'ready', 'defend'> = {
  // Asked even without a card to use: to skip the question would tell the attacker what the hand lacks.
  offer: () => [moves.ready],
  play: (turn) => {
    endStep(turn);
    decideFight(turn);
  },
};
