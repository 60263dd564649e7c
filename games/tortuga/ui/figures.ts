import { at, type Refusal, type Seat } from '@haven/kit';
import {
  ACTIONS,
  type Action,
  type CarryingArea,
  CHESTS_TO_END,
  type Colour,
  capacityOf,
  DICE,
  DICE_LIMIT,
  type DiceSet,
  faceOf,
  SET_COLOURS,
  type SeenPlayer,
  type SKULL,
  type Step,
  sizeOf,
  totalOf,
  type View,
} from '@haven/tortuga-rules';

/** Numbers that the screen draws, read off the view. */

export const stepOf = (view: View): Step | undefined => view.agenda.at(-1);

/** §9 Two players play by rules of their own. */
export const isDuel = (view: View): boolean => view.players.length === 2;

/** §1.5 All seats, clockwise from the start player. */
export function inOrder({ players, start }: View): Seat[] {
  return players.map((_, step) => (start + step) % players.length);
}

/** How a seat stands at an action. */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  /** §3.2 First or second acts; the others have dice there for nothing, or none at all. */
  readonly position: 1 | 2 | null;
}

/** §3.2, §3.3 Who would act now, the best total first; ties go clockwise from the start player. */
export function standingsOf(view: View, totals: (seat: Seat) => number): Standing[] {
  const places = isDuel(view) ? 1 : 2;
  const sorted = inOrder(view)
    .map((seat) => ({ seat, total: totals(seat) }))
    .toSorted((a, b) => b.total - a.total);
  return sorted.map(({ seat, total }, index) => ({
    seat,
    total,
    position: positionAt(total > 0 && index < places, index),
  }));
}

function positionAt(acts: boolean, index: number): 1 | 2 | null {
  if (!acts) return null;
  return index === 0 ? 1 : 2;
}

export function totalAt(view: View, seat: Seat, action: Action): number {
  return totalOf(at(view.players, seat), action);
}

/** §3.2 What the action would count with these dice beside it. */
export function totalWith(player: SeenPlayer, action: Action, dice: DiceSet): number {
  const placed = player.placed.map((now, die) => (dice & (1 << die) ? action : now));
  return totalOf({ placed, bonus: player.bonus }, action);
}

/** §2.6 How many dice lie at an action, and how many have room. */
export function placesAt(player: SeenPlayer, action: Action): { readonly used: number; readonly places: number } {
  const used = player.placed.filter((placed) => placed === action).length;
  if (action === 'board') return { used, places: capacityOf(player.boat) };
  if (action === 'raid') return { used, places: capacityOf(player.pirate) };
  return { used, places: DICE_LIMIT };
}

/** §2.2 The actions that these dice show; skulls show none. */
export function symbolsIn(player: SeenPlayer, dice: DiceSet): Action[] {
  const faces = player.rolled
    .filter((value, die) => value !== null && dice & (1 << die))
    .map((value) => value && faceOf(value));
  return ACTIONS.filter((action) => faces.includes(action));
}

/** The dice behind the screen that show a face. */
export function diceShowing(player: SeenPlayer, face: Action | typeof SKULL): DiceSet {
  return player.rolled.reduce(
    (set, value, die) => (value !== null && faceOf(value) === face ? set | (1 << die) : set),
    0,
  );
}

/** §2.2, §2.6 Why these dice cannot be kept together; undefined if they can. */
export function whyNotKeep(player: SeenPlayer, dice: DiceSet): Refusal | undefined {
  const [action, another] = symbolsIn(player, dice);
  if (another) return { code: 'two-symbols', rule: '§2.2' };
  if (action === undefined) return undefined;
  const { used, places } = placesAt(player, action);
  const room = places - used;
  return sizeOf(dice) > room
    ? { code: 'no-room', rule: '§2.6', values: { action, room, wanted: sizeOf(dice) } }
    : undefined;
}

/** All dice of a symbol that have room, the largest numbers first. */
export function pickOf(player: SeenPlayer, action: Action): DiceSet {
  const { used, places } = placesAt(player, action);
  const byWorth = DICE.map((_, die) => 1 << die)
    .filter((die) => diceShowing(player, action) & die)
    .toSorted((a, b) => totalWith(player, action, b) - totalWith(player, action, a));
  return byWorth.slice(0, Math.max(0, places - used)).reduce((set, die) => set | die, 0);
}

export const carries = (player: SeenPlayer, area: CarryingArea): number =>
  capacityOf(area === 'fleet' ? player.boat : player.pirate);

/** §4.9 How many chests of an area are too many for its token now. */
export function surplusIn(player: SeenPlayer, area: CarryingArea): number {
  return Math.max(0, player[area].length - carries(player, area));
}

/** §5.1, §5.2 How many chests will find no place when they move into an area at the end of the round. */
export function strandedBefore(view: View, seat: Seat, area: CarryingArea): number {
  const player = at(view.players, seat);
  const drawn = view.phase === 'move' || view.phase === 'over' ? 0 : 1;
  const moving =
    area === 'fleet' ? Math.min(player.crew.length, carries(player, 'crew')) : player.island.length + drawn;
  return Math.max(0, moving - carries(player, area));
}

/** §5.5, §9.4 Where a chest that is left behind goes. */
export function strandsAt(view: View, colour: Colour): 'centre' | 'bag' {
  return isDuel(view) || view.centre.includes(colour) ? 'bag' : 'centre';
}

/** §7.1, §8.1 */
export const chestsToEnd = ({ options }: View): number => (options.long ? CHESTS_TO_END.long : CHESTS_TO_END.short);

/** §5.3 What moves into the area that is to be arranged. */
const movingInto = (player: SeenPlayer, area: CarryingArea): readonly Colour[] =>
  area === 'fleet' ? player.crew : player.island;

/** §5.3 An order that loses the least: purple and white in front, then what the sets lack most. */
export function suggestedOrder(player: SeenPlayer, area: CarryingArea): Colour[] {
  const own = [...player.tortuga, ...player.fleet, ...player.crew, ...player.island];
  const rank = (colour: Colour) =>
    SET_COLOURS.some((each) => each === colour)
      ? 2 + own.filter((each) => each === colour).length
      : Number(colour === 'white');
  return movingInto(player, area).toSorted((a, b) => rank(a) - rank(b));
}

/** §4.5-§4.8 What an attack does to the tokens of both sides. */
export interface AttackForecast {
  readonly token: 'boat' | 'pirate';
  readonly theirs: { readonly from: number; readonly to: number };
  /** §4.7 Only if the target defends itself. */
  readonly ours: { readonly from: number; readonly to: number } | null;
}

export function forecastOf(view: View, attacker: Seat, aim: { action: Action; target: Seat }): AttackForecast {
  const token = aim.action === 'board' ? 'boat' : 'pirate';
  const back = (seat: Seat) => {
    const from = at(view.players, seat)[token];
    return { from, to: Math.max(1, from - 1) };
  };
  return { token, theirs: back(aim.target), ours: totalAt(view, aim.target, aim.action) > 0 ? back(attacker) : null };
}
