import { at, type Seat } from '@haven/kit';
import { type Odds, oddsOf } from '@haven/tortuga-bots';
import {
  ACTIONS,
  type Action,
  type DiceSet,
  diceShowing,
  neededToOutdo,
  placeInOrder,
  roomFor,
  type SeenPlayer,
  SKULL,
  sizeOf,
  symbolOf,
  type View,
  withPlaced,
} from '@haven/tortuga-rules';
import { bestPick, totalAt } from '../figures.ts';

/** What an action can still become, as far as it can be told before a pick. */
export interface Chance {
  readonly action: Action;
  /** The total that would be first as things stand. */
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
    const board = boardWith(player, dice, action);
    return board ? [{ action, need: needFor(view, seat, action), odds: oddsOf(board, action) }] : [];
  });
}

/** The board once the dice lie there; skulls alone are taken for the action in question, if it has room for them. */
function boardWith(player: SeenPlayer, dice: DiceSet, action: Action): SeenPlayer | undefined {
  const taken = dice || bestPick(player, action) || diceShowing(player, SKULL);
  const onto = symbolOf(player, taken) ?? action;
  if (taken === 0 || sizeOf(taken) > roomFor(player, onto)) return undefined;
  return withPlaced(player, taken, onto);
}

/** Where nobody has dice yet: a total that seldom is beaten. */
const GOOD_TOTAL = 8;

export function needFor(view: View, seat: Seat, action: Action): number {
  const own = placeInOrder(view, seat);
  const claims = view.players.map((_, other) => ({
    total: other === seat ? 0 : totalAt(view, other, action),
    place: placeInOrder(view, other),
  }));
  const needs = claims.filter(({ total }) => total > 0).map((claim) => neededToOutdo(claim, own));
  return needs.length === 0 ? GOOD_TOTAL : Math.max(...needs);
}
