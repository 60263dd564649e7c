import { type Game, runSteps, type Turn } from '@haven/kit';
import { attack } from './actions/attack.ts';
import { forfeit } from './actions/forfeit.ts';
import { keep } from './actions/hunt.ts';
import { perform } from './actions/perform.ts';
import { apply } from './events.ts';
import { follow } from './follow.ts';
import { meta, options } from './meta.ts';
import { arrange } from './moving/arrange.ts';
import { notAsked } from './not-asked.ts';
import { notate, read } from './notation.ts';
import { bonus } from './rolling/bonus.ts';
import { pick } from './rolling/pick.ts';
import { turn } from './rolling/skulls.ts';
import { goOn } from './round.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Event, Move, Moves, State, Step, Tortuga } from './types.ts';
import { imagine, secrets, view, witness } from './view.ts';

/** The decisions of a round, in the order of the rulebook. */
const steps = runSteps<State, Step, Moves, Event>(
  {
    pick: { pick }, // §2.2 dice behind the screen
    skulls: { turn }, // §2.8 what they stand for
    bonus: { bonus }, // §2.9 a tile while others roll
    perform: { perform, forfeit }, // §3.4 fleet, crew, hunt: or let it be
    keep: { keep }, // §4.3 one of two tiles
    attack: { attack, forfeit }, // §4.5 board, §4.8 raid: or let it be
    arrange: { arrange }, // §5.3 the order of the chests
  },
  { read, elsewhere: notAsked },
);

/** After every answer the round goes on by itself, until somebody is asked again. */
function play(playing: Turn<State, Event>, move: Move): void {
  steps.play(playing, move);
  goOn(playing);
}

export const tortuga: Game<Tortuga> = {
  meta,
  options,
  setup,
  toAct: steps.toAct,
  legalMoves: steps.legalMoves,
  play,
  apply,
  view,
  witness,
  follow,
  secrets,
  outcome,
  notate,
  read,
  refusal: steps.refusal,
  imagine,
};

export {
  AIM,
  type AttackAction,
  aimOf,
  attacksOn,
  canDefend,
  firstAlike,
  isAttack,
} from './actions/attack.ts';
export { chestsIn } from './actions/hunt.ts';
export { surplusIn } from './actions/surplus.ts';
export { boxAfter } from './actions/tokens.ts';
export { sumOn, totalOf, withBonus } from './actions/totals.ts';
export {
  effectFor,
  effectsOf,
  neededToOutdo,
  rankDeeds,
  type Standing,
  standingsOf,
} from './actions/who-acts.ts';
export * from './components/board.ts';
export * from './components/chests.ts';
export * from './components/dice.ts';
export { chestsToEnd } from './ending.ts';
export { follow } from './follow.ts';
export { type Options, options } from './meta.ts';
export { areaToArrange, leftBehind, movingInto } from './moving/arrange.ts';
export { carries, TOKEN_OF, whereItGoes } from './moving/carrying.ts';
export { REFUSALS, type RefusalCode } from './reasons.ts';
export { canPlaceAny, diceShowing, pickedDice, symbolOf } from './rolling/faces.ts';
export { barrierToPick } from './rolling/pick.ts';
export { diceInHand, diceOn, limitOf, roomFor, withPlaced } from './rolling/placing.ts';
export { canTurnTo } from './rolling/skulls.ts';
export { collectionOf, missingFor, scoreOf, setsIn, standingOf, timesCounted } from './scoring.ts';
export { inOrder, isDuel, placeInOrder } from './seats.ts';
export type * from './types.ts';
export { AREAS } from './types.ts';
