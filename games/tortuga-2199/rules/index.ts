import { type Game, runSteps } from '@haven/kit';
import { conquer } from './actions/conquest.ts';
import { destroy } from './actions/destroy.ts';
import { collect, move } from './actions/flight.ts';
import { capture, explore, redeem } from './actions/hunt.ts';
import { buy, refresh } from './actions/market.ts';
import { layMineral, takeMineralBack } from './actions/minerals.ts';
import { play as playCard, playPlain } from './actions/play-card.ts';
import { reinforce } from './actions/reinforce.ts';
import { reserve } from './actions/reserve.ts';
import { layMineralForAbility, skip, use } from './cards/use.ts';
import { chooseShip } from './choose-ship.ts';
import { kindOfCopy } from './components/card-index.ts';
import { outcome } from './ending/scoring.ts';
import { apply } from './events.ts';
import { attack } from './fight/attack.ts';
import { commit, readyToAttack, readyToDefend } from './fight/commit.ts';
import { sacrifice } from './fight/losses.ts';
import { takeFromBank, takeInfluenceTokens } from './fight/spoils.ts';
import { follow } from './follow.ts';
import { imagine } from './imagine.ts';
import { meta, options } from './meta.ts';
import { notate, read } from './notation.ts';
import { elsewhere } from './refusals.ts';
import { cache, lab, vortex } from './sectors/powers.ts';
import { influence } from './sectors/tortuga.ts';
import { setup } from './setup.ts';
import { placeShip } from './turns/place-ship.ts';
import { leaveReserve, takeReserve } from './turns/take-reserve.ts';
import { end } from './turns/turns.ts';
import type { Event, Moves, State, Step, Tortuga2199 } from './types.ts';
import { secrets, view, witness } from './view.ts';

/** §3 Everything that can be done in a turn, in the order in which it is offered. */
const ACTIONS = {
  play: playCard, // §3.2, and with each card of the hand:
  playPlain, // §2.5
  reserve, // §3.8
  redeem, // §3.11
  buy, // §3.3, and beside it
  refresh, // §3.4
  move, // §3.5
  collect, // §3.6
  explore, // §3.7
  capture, // §3.10
  destroy, // §3.9
  conquer, // §3.12
  reinforce, // §3.13
  attack, // §3.14
  lab, // §5.4
  cache, // §5.5
  vortex, // §5.8
  influence, // §5.7
  layMineral, // §3.6.2
  takeMineralBack,
  end, // §2.2
};

/** The decisions of a match in the order of the rulebook, each with the acts that answer it. */
const { toAct, legalMoves, play, refusal } = runSteps<State, Step, Moves, Event>(
  {
    chooseShip: { chooseShip }, // §1.8
    placeShip: { placeShip }, // §4.11 a beaten ship comes back
    takeReserve: { takeReserve, leaveReserve }, // §3.1
    act: ACTIONS, // §3 the turn
    ability: { use, layMineral: layMineralForAbility, takeMineralBack, skip }, // §2.5 of a card just played
    commit: { commit, ready: readyToAttack }, // §4.2 the attacker's cards
    defend: { commit, ready: readyToDefend }, // §4.3 the defender's cards
    sacrifice: { sacrifice }, // §7.1.2 the loser's choice
    spoils: { takeInfluence: takeInfluenceTokens, takeFromBank }, // §7.1.1 the winner's choice
  },
  { read, elsewhere },
);

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
  follow,
  secrets,
  kindOf: kindOfCopy,
  outcome,
  notate,
  read,
  refusal,
  imagine,
};

export { barrierToConquest, conquestPriceOf, manoeuvrePriceOf, maySpendCrypto } from './actions/conquest.ts';
export { canExplore, preyOf } from './actions/hunt.ts';
export { sellsPiles } from './actions/market.ts';
export { capturePriceOf, cardPriceOf, defencePriceOf, fundsOf, paymentOf } from './actions/payment.ts';
export { wouldHelp } from './cards/abilities.ts';
export { seenCountFor } from './cards/counts.ts';
export * from './components/board.ts';
export { type Face, faceNamed, faceOf, faceOfToken, facesOf, tileOf, tokenOf } from './components/card-index.ts';
export * from './components/card-set.ts';
export { type Problem, problemsOf, readCardSet, SET_PROBLEMS, type SetProblem } from './components/card-set-schema.ts';
export * from './components/sectors.ts';
export { STANDARD_SET } from './components/standard-set.ts';
export { HAND, INFLUENCE_PRICE, INFLUENCE_TO_WIN, PRICE, ROUND_LIMIT } from './components/table.ts';
export { influenceLines } from './ending/scoring.ts';
export { standingOf } from './ending/standing.ts';
export { isWar } from './fight/attack.ts';
export {
  effectInFight,
  manoeuvreOn,
  SIDES,
  type Side,
  sectorBonus,
  turretsOf,
} from './fight/count.ts';
export { FROM_BANK, FROM_LOSER, isAtStake, paysVictory } from './fight/spoils.ts';
export { follow } from './follow.ts';
export { outOfSight } from './imagine.ts';
export { EDITION, type Options, options } from './meta.ts';
export * as moves from './moves.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { controlOf, sectorsOf } from './sectors/control.ts';
export { placeOf, raised, sectorOf } from './sectors/sectors.ts';
export { newTurn } from './setup.ts';
export type * from './types.ts';
export { SOURCES, VERDICTS } from './types.ts';
