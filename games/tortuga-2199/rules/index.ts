import { type Game, runSteps } from '@haven/kit';
import { act } from './actions/act.ts';
import { ability } from './cards/use.ts';
import { chooseShip } from './choose-ship.ts';
import { kindOfCopy } from './components/card-index.ts';
import { outcome } from './ending/scoring.ts';
import { apply } from './events.ts';
import { commit, defend } from './fight/commit.ts';
import { sacrifice } from './fight/sacrifice.ts';
import { spoils } from './fight/spoils.ts';
import { imagine } from './imagine.ts';
import { meta, options } from './meta.ts';
import { notate } from './notation.ts';
import { refusal } from './refusals.ts';
import { setup } from './setup.ts';
import { placeShip } from './turns/place-ship.ts';
import { takeReserve } from './turns/take-reserve.ts';
import type { Event, Moves, State, Step, Tortuga2199 } from './types.ts';
import { secrets, view, witness } from './view.ts';

/** The decisions of a match, in the order of the rulebook. */
const { toAct, legalMoves, play } = runSteps<State, Step, Moves, Event>({
  chooseShip, // §1.8
  placeShip, // §4.11 a beaten ship comes back
  takeReserve, // §3.1
  act, // §3 the turn
  ability, // §2.5 of a card just played
  commit, // §4.2 the attacker's cards
  defend, // §4.3 the defender's cards
  sacrifice, // §7.1.2 the loser's choice
  spoils, // §7.1.1 the winner's choice
});

export const tortuga2199: Game<Tortuga2199> = {
  meta,
  options,
  setup,
  toAct,
  legalMoves,
  play,
  apply,
  view,
  witness,
  secrets,
  kindOf: kindOfCopy,
  outcome,
  notate,
  refusal,
  imagine,
};

export { capturePriceOf, cardPriceOf, defencePriceOf } from './actions/payment.ts';
export { seenCountFor } from './cards/counts.ts';
export * from './components/board.ts';
export { type Face, faceNamed, faceOfToken, facesOf, tileOf, tokenOf } from './components/card-index.ts';
export * from './components/card-set.ts';
export { type Problem, problemsOf, readCardSet, SET_PROBLEMS, type SetProblem } from './components/card-set-schema.ts';
export * from './components/sectors.ts';
export { STANDARD_SET } from './components/standard-set.ts';
export { HAND, INFLUENCE_PRICE, INFLUENCE_TO_WIN, PRICE, ROUND_LIMIT } from './components/table.ts';
export { influenceLines } from './ending/scoring.ts';
export { outOfSight } from './imagine.ts';
export { type Options, options } from './meta.ts';
export * as moves from './moves.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { newTurn } from './setup.ts';
export type * from './types.ts';
export { SOURCES, VERDICTS } from './types.ts';
