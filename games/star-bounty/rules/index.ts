import { type Game, runSteps } from '@haven/kit';
import { apply } from './events.ts';
import { meta, options } from './meta.ts';
import { notate } from './notation.ts';
import { refusal } from './refusal.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { brace, impact } from './steps/brace.ts';
import { engage } from './steps/engage.ts';
import { enterprise } from './steps/enterprise.ts';
import { fire, volley } from './steps/fire.ts';
import { reengage } from './steps/reengage.ts';
import type { Event, Moves, StarBounty, State, Step } from './types.ts';
import { imagine, secrets, view, witness } from './view.ts';

/** The decisions of a run, in the order of the rulebook. */
const { toAct, legalMoves, play } = runSteps<State, Step, Moves, Event>({
  engage, // §2.4 which enemy, §5.10 or flight
  fire, // §5.1 roll
  volley, // §4.8 parts for the shot
  brace, // §5.4 the enemy rolls
  impact, // §4.8 parts against it
  reengage, // §5.9 again, or flight
  enterprise, // §6 the shop
});

export const starBounty: Game<StarBounty> = {
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

export * from './components/cards.ts';
export * from './components/prices.ts';
export * from './components/sectors.ts';
export * from './components/ship.ts';
export { payOf } from './effects/enterprise.ts';
export { attackOf, damageThrough, defenceOf, incomingDamage, lifeAfter, rollOf, shotDamage } from './effects/shots.ts';
export { battleOf, isDisabled, powerOf, type Ship } from './effects/systems.ts';
export { type Options, options } from './meta.ts';
export * as moves from './moves.ts';
export { REFUSALS, type RefusalCode } from './refusal.ts';
export { priceOf } from './steps/enterprise.ts';
export type * from './types.ts';
export { LEDGER } from './types.ts';
export { unseenBounties, unseenParts } from './view.ts';
