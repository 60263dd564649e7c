import { at, type Seat } from '@haven/kit';
import { type Odds, oddsOf } from '@haven/tortuga-bots';
import { ACTIONS, type Action, type DiceSet, type SeenPlayer, SKULL, sizeOf, type View } from '@haven/tortuga-rules';
import { diceShowing, inOrder, pickOf, placesAt, symbolsIn, totalAt } from '../figures.ts';

/** What an action can still become, as far as it can be told before a pick. */
export interface Chance {
  readonly action: Action;
  /** §3.2 The total that would be first as things stand. */
  readonly need: number;
  /** By total: the chance to have at least that much. */
  readonly odds: Odds;
}

/**
 * With dice taken up: the odds of every action once they are placed.
 * With none: those of each action that can be picked, once all its dice are kept.
 */
export function chancesOf(view: View, seat: Seat, dice: DiceSet): Chance[] {
  const player = at(view.players, seat);
  return ACTIONS.flatMap((action) => {
    const placed = placedWith(player, dice, action);
    return placed ? [{ action, need: needFor(view, seat, action), odds: oddsOf({ ...player, placed }, action) }] : [];
  });
}

/** Where the dice would lie; skulls alone are taken for the action in question (§2.8), if it has room for them (§2.6). */
function placedWith(player: SeenPlayer, dice: DiceSet, action: Action): SeenPlayer['placed'] | undefined {
  const taken = dice || pickOf(player, action) || diceShowing(player, SKULL);
  const onto = symbolsIn(player, taken)[0] ?? action;
  const { used, places } = placesAt(player, onto);
  if (taken === 0 || sizeOf(taken) > places - used) return undefined;
  return player.placed.map((now, die) => (taken & (1 << die) ? onto : now));
}

/** Where nobody has dice yet: a total that seldom is beaten. */
const GOOD_TOTAL = 8;

/** §3.3 A tie is enough against whoever comes later in start order. */
export function needFor(view: View, seat: Seat, action: Action): number {
  const order = inOrder(view);
  const needs = order
    .filter((other) => other !== seat && totalAt(view, other, action) > 0)
    .map((other) => totalAt(view, other, action) + Number(order.indexOf(other) < order.indexOf(seat)));
  return needs.length === 0 ? GOOD_TOTAL : Math.max(...needs);
}
