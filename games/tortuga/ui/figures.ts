import { at, type Seat } from '@haven/kit';
import { strongest } from '@haven/tortuga-bots';
import {
  ACTIONS,
  type Action,
  aimOf,
  boxAfter,
  type CarryingArea,
  type Colour,
  canDefend,
  carries,
  type DiceSet,
  diceShowing,
  LAST_BONUS,
  type Move,
  movingInto,
  roomFor,
  SET_COLOURS,
  type SeenPlayer,
  type Step,
  surplusIn,
  type Token,
  type Tortuga,
  totalOf,
  type View,
  withPlaced,
} from '@haven/tortuga-rules';
import type { TableProps } from '@haven/ui-kit';

/** Numbers that the screen draws, read off the view by the rules. */

export const stepOf = (view: View): Step | undefined => view.agenda.at(-1);

type Waited = Pick<TableProps<Tortuga>, 'seen' | 'seats'>;

/** Somebody still chooses: not in a match that was ended, nor while they are away. */
export function isChoosing({ seen, seats }: Waited, step: Step | undefined, seat: Seat): boolean {
  if (seen.toAct.length === 0 || seats?.[seat]?.isAway) return false;
  return step?.seats.includes(seat) === true;
}

/** §2.9 Others roll on, and all bonus tiles of whoever looks on show 2. */
export function hasAllBonuses(view: View): boolean {
  const own = view.seat === null ? undefined : at(view.players, view.seat);
  if (own === undefined || stepOf(view)?.type !== 'pick') return false;
  return own.placed.every((action) => action !== null) && ACTIONS.every((action) => own.bonus[action] === LAST_BONUS);
}

export function totalAt(view: View, seat: Seat, action: Action): number {
  return totalOf(at(view.players, seat), action);
}

/** What the action would count with these dice beside it. */
export function totalWith(player: SeenPlayer, action: Action, dice: DiceSet): number {
  return totalOf(withPlaced(player, dice, action), action);
}

/** The table as it would be with these dice of a seat placed there. */
export function viewWith(view: View, seat: Seat, { dice, action }: { dice: DiceSet; action: Action }): View {
  return { ...view, players: view.players.with(seat, withPlaced(at(view.players, seat), dice, action)) };
}

/** All dice of a symbol that have room, the largest numbers first. */
export function bestPick(player: SeenPlayer, action: Action): DiceSet {
  return strongest(action, Math.max(0, roomFor(player, action)), diceShowing(player, action));
}

/** How many chests will find no place when they move into an area at the end of the round. */
export function strandedBefore(view: View, seat: Seat, area: CarryingArea): number {
  const player = at(view.players, seat);
  const lying = movingInto(player, area).length;
  const moving = area === 'fleet' ? lying - surplusIn(player, 'crew') : lying + stillDrawn(view);
  return Math.max(0, moving - carries(player, area));
}

/** The chest that everybody draws before the chests move. */
const stillDrawn = ({ phase }: View): 0 | 1 => (phase === 'move' || phase === 'over' ? 0 : 1);

/** An order that loses the least: purple and white in front, then what the sets lack most. */
export function suggestedOrder(player: SeenPlayer, area: CarryingArea): Colour[] {
  const own = [...player.tortuga, ...player.fleet, ...player.crew, ...player.island];
  const rank = (colour: Colour) =>
    SET_COLOURS.some((each) => each === colour)
      ? 2 + own.filter((each) => each === colour).length
      : Number(colour === 'white');
  return movingInto(player, area).toSorted((a, b) => rank(a) - rank(b));
}

/** §4.13 Whoever can be attacked, but has no chest that one could take. */
export function bareTargets(moves: readonly Move[]): Seat[] {
  const attacks = moves.filter((move) => move.type === 'attack');
  const rich = attacks.filter(({ chest, centre }) => chest !== null || centre !== null).map(({ target }) => target);
  return [...new Set(attacks.map(({ target }) => target))].filter((target) => !rich.includes(target));
}

/** §4.13 Nobody has anything that this attack could take, be it on a board or on the centre island. */
export function isBareForAll(moves: readonly Move[]): boolean {
  const attacks = moves.filter((move) => move.type === 'attack');
  return attacks.length > 0 && attacks.every(({ chest, centre }) => chest === null && centre === null);
}

/** What an attack does to the tokens of both sides. */
export interface AttackForecast {
  readonly token: Token;
  readonly theirs: { readonly from: number; readonly to: number };
  /** Only if the target defends itself. */
  readonly ours: { readonly from: number; readonly to: number } | null;
}

export function forecastOf(view: View, attacker: Seat, aim: { action: Action; target: Seat }): AttackForecast {
  const { token } = aimOf(aim.action);
  const target = at(view.players, aim.target);
  const back = (player: SeenPlayer) => ({ from: player[token], to: boxAfter(player[token], -1) });
  const isDefended = canDefend(target, aim.action);
  return { token, theirs: back(target), ours: isDefended ? back(at(view.players, attacker)) : null };
}
