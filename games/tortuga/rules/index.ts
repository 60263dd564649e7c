import { type Game, runSteps } from '@haven/kit';
import { apply } from './events.ts';
import { meta, options } from './meta.ts';
import { notate } from './notation.ts';
import { refusal } from './refusal.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { attack, keep, perform } from './steps/acting.ts';
import { arrange } from './steps/arrange.ts';
import { bonus, pick, skulls } from './steps/rolling.ts';
import type { Event, Moves, State, Step, Tortuga } from './types.ts';
import { imagine, secrets, view, witness } from './view.ts';

/** The decisions of a round, in the order of the rulebook. */
const { toAct, legalMoves, play } = runSteps<State, Step, Moves, Event>({
  pick, // §2.2 dice behind the screen
  skulls, // §2.8 what they stand for
  bonus, // §2.9 a tile while others roll
  perform, // §3.4 fleet, crew, hunt: or let it be
  keep, // §4.3 one of two tiles
  attack, // §4.5 board, §4.8 raid
  arrange, // §5.3 the order of the chests
});

export const tortuga: Game<Tortuga> = {
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
  outcome,
  notate,
  refusal,
  imagine,
};

export * from './components/board.ts';
export * from './components/chests.ts';
export * from './components/dice.ts';
export { AIM, rankDeeds } from './effects/actions.ts';
export { canPlaceAny, diceInHand, limitOf, roomFor, symbolOf, totalOf } from './effects/dice.ts';
export { areaToArrange, carries, movingInto } from './effects/moving.ts';
export { inOrder, isDuel } from './effects/seats.ts';
export { type Options, options } from './meta.ts';
export { REFUSALS, type RefusalCode } from './refusal.ts';
export { scoreOf, setsOf } from './scoring.ts';
export type * from './types.ts';
export { AREAS } from './types.ts';
