import { type Game, runSteps } from '@haven/kit';
import { brace, endure } from './combat/brace.ts';
import { fire, strike } from './combat/fire.ts';
import { flee, reengage } from './combat/flight.ts';
import { outcome } from './ending/scoring.ts';
import { heal } from './enterprise/healing.ts';
import { buy, buyFit, drop, fit } from './enterprise/parts.ts';
import { repair } from './enterprise/repair.ts';
import { sell } from './enterprise/sale.ts';
import { backRoom } from './enterprise/shelf.ts';
import { apply } from './events.ts';
import { follow } from './follow.ts';
import { meta, options } from './meta.ts';
import { notate, read } from './notation.ts';
import { elsewhere } from './refusals.ts';
import { engage } from './sectors/engage.ts';
import { leave } from './sectors/leave.ts';
import { setup } from './setup.ts';
import { ATTACK_BOOSTS, DEFENCE_BOOSTS } from './systems/boosts.ts';
import type { Event, Moves, StarBounty, State, Step } from './types.ts';
import { imagine, secrets, view, witness } from './view.ts';

/** The decisions of a run in the order of the rulebook, each with the acts that answer it. */
const { toAct, legalMoves, play, refusal } = runSteps<State, Step, Moves, Event>(
  {
    engage: { engage, flee }, // §2.4 which enemy, §5.10 or flight
    fire: { fire, ...ATTACK_BOOSTS }, // §5.1 roll
    volley: { strike, ...ATTACK_BOOSTS }, // §4.8 parts for the shot
    brace: { brace, ...DEFENCE_BOOSTS }, // §5.4 the enemy rolls
    impact: { endure, ...DEFENCE_BOOSTS }, // §4.8 parts against it
    reengage: { reengage, flee }, // §5.9 again, or flight
    enterprise: { leave, sell, heal, buy, buyFit, fit, drop, backRoom, repair }, // §6 the shop
  },
  { read, elsewhere },
);

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
  follow,
  secrets,
  outcome,
  notate,
  read,
  refusal,
  imagine,
};

export { mayFlee } from './combat/flight.ts';
export {
  attackOf,
  damageThrough,
  defenceOf,
  impactTerms,
  incomingDamage,
  isDouble,
  lifeAfter,
  rollOf,
  shotDamage,
  shotTerms,
  sumOf,
  type Term,
} from './combat/shots.ts';
export * from './components/cards.ts';
export * from './components/prices.ts';
export * from './components/sectors.ts';
export * from './components/ship.ts';
export { fateOf, healthOf, prisonersOf } from './enemies/enemies.ts';
export { heartsToHeal } from './enterprise/healing.ts';
export { isHandFull, isNext, priceOf } from './enterprise/parts.ts';
export { creditsFor, payOf, takenIn } from './enterprise/sale.ts';
export { type Options, options } from './meta.ts';
export * as moves from './moves.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { canImprovise, takesDrone } from './systems/boosts.ts';
export { battleOf, hasDrone, isCritical, isDisabled, powerOf, type Ship } from './systems/power.ts';
export type * from './types.ts';
export { LEDGER } from './types.ts';
export { unseenBounties, unseenParts } from './view.ts';
