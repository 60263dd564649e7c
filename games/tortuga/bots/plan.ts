import { at } from '@haven/kit';
import {
  ACTIONS,
  type Action,
  ALL_DICE,
  type DiceSet,
  limitOf,
  type SeenPlayer,
  sizeOf,
  withBonus,
} from '@haven/tortuga-rules';
import { BASE, BITS, IN_HAND, LAYOUTS, type Layout, LYING, PLACES, ROLLS, SPREAD, STRONGEST, SUMS } from './layouts.ts';
import type { Prospects } from './prospects.ts';

/**
 * What is left of a round for one board: for every layout of its dice, what the round will bring,
 * given what the rivals are expected to do. Looking ahead, it keeps all dice of a symbol that fit, with all skulls or none.
 */
export interface Plan {
  readonly now: Layout;
  readonly limits: readonly number[];
  /** By action and by the sum of its dice: what it brings. */
  readonly worths: readonly (readonly number[])[];
  readonly rollCost: number;
  readonly values: Float64Array;
}

/** What a bonus tile brings in each round that is still to come. */
const BONUS_TILE = 0.2;

/** Each roll that is needed costs a bonus tile: one that this board does not get, or that others do (§2.9). */
export function planOf(
  player: Pick<SeenPlayer, 'placed' | 'boat' | 'pirate' | 'bonus'>,
  prospects: Prospects,
  moves: number,
): Plan {
  return {
    now: layoutOf(player.placed),
    limits: ACTIONS.map((action) => limitOf(player, action)),
    worths: ACTIONS.map((action, index) => bySum(at(prospects, index), player.bonus[action])),
    rollCost: BONUS_TILE * Math.max(0, moves - 1),
    values: new Float64Array(LAYOUTS).fill(Number.NaN),
  };
}

export function layoutOf(placed: SeenPlayer['placed']): Layout {
  let layout = 0;
  for (let die = placed.length - 1; die >= 0; die -= 1) {
    const action = placed[die] ?? null;
    layout = layout * BASE + (action === null ? 0 : ACTIONS.indexOf(action) + 1);
  }
  return layout;
}

/** What a total brings, by the sum of the dice that it comes from. */
function bySum(prospects: readonly number[], bonus: number): number[] {
  return prospects.map((bare, sum) => prospects[withBonus(sum, bonus)] ?? bare);
}

/** What the round will bring if these dice are placed on that action now. */
export function valueOfPlacing(plan: Plan, dice: DiceSet, action: Action): number {
  return worthOfLayout(plan, plan.now + (ACTIONS.indexOf(action) + 1) * at(PLACES, dice));
}

function worthOfLayout(plan: Plan, layout: Layout): number {
  const known = plan.values[layout];
  if (known !== undefined && !Number.isNaN(known)) return known;
  const hand = IN_HAND[layout] ?? 0;
  const value = hand === 0 ? roundWorth(plan, layout) : averageRoll(plan, layout, hand);
  plan.values[layout] = value;
  return value;
}

/** All dice are placed: what the five sums bring. */
function roundWorth({ worths }: Plan, layout: Layout): number {
  return worths.reduce((sum, worth, action) => sum + at(worth, at(SUMS, action)[layout] ?? 0), 0);
}

const NOTHING = Number.NEGATIVE_INFINITY;

/** The mean over the rolls of the dice in hand; those that allow nothing are rolled again (§2.10), so they do not count. */
function averageRoll(plan: Plan, layout: Layout, hand: DiceSet): number {
  const spot = spotOf(plan, layout, hand);
  let sum = 0;
  let counted = 0;
  for (const roll of at(ROLLS, sizeOf(hand))) {
    const best = bestAnswer(plan, spot, roll);
    if (best === NOTHING) continue;
    sum += best;
    counted += 1;
  }
  return sum / counted - plan.rollCost;
}

/** The tables that a roll needs, looked up once for all rolls of this hand. */
interface Spot {
  readonly layout: Layout;
  readonly spread: Uint8Array;
  /** By action: which of some dice would be kept. */
  readonly keeps: readonly Uint8Array[];
  readonly places: readonly number[];
}

function spotOf({ limits }: Plan, layout: Layout, hand: DiceSet): Spot {
  const keeps = limits.map((limit, action) => {
    const room = Math.max(0, limit - (at(LYING, action)[layout] ?? 0));
    return at(at(STRONGEST, action), room);
  });
  return { layout, spread: at(SPREAD, hand), keeps, places: PLACES };
}

const SKULL = ACTIONS.length;

function bestAnswer(plan: Plan, spot: Spot, roll: number): number {
  const { spread, keeps } = spot;
  const skulls = spread[(roll >> (BITS * SKULL)) & ALL_DICE] ?? 0;
  let best = NOTHING;
  for (let action = 0; action < SKULL; action += 1) {
    const showing = spread[(roll >> (BITS * action)) & ALL_DICE] ?? 0;
    if (showing === 0 && skulls === 0) continue;
    const keep = keeps[action];
    const bare = keep?.[showing] ?? 0;
    const joined = skulls === 0 ? 0 : (keep?.[showing | skulls] ?? 0);
    if (bare !== 0) best = Math.max(best, worthOfKeeping(plan, spot, (action + 1) * (spot.places[bare] ?? 0)));
    if (joined !== 0) best = Math.max(best, worthOfKeeping(plan, spot, (action + 1) * (spot.places[joined] ?? 0)));
  }
  return best;
}

function worthOfKeeping(plan: Plan, { layout }: Spot, placed: Layout): number {
  const known = plan.values[layout + placed] ?? Number.NaN;
  return Number.isNaN(known) ? worthOfLayout(plan, layout + placed) : known;
}
