import type { Refusal } from '@haven/kit';
import { answered } from '../agenda.ts';
import { COLOURS, type Colour } from '../components/chests.ts';
import { because } from '../reasons.ts';
import { playerOf } from '../seats.ts';
import type { Act, CarryingArea, Move, Player } from '../types.ts';
import { carries } from './carrying.ts';

type ArrangeMove = Extract<Move, { type: 'arrange' }>;

/** §5.3 The owner chooses the order of the chests that are moved; what finds no place leaves. First the fleet, then the crew. */
export const arrange: Act<'arrange', ArrangeMove> = {
  offer: (state, _step, seat) => arrangements(playerOf(state, seat)),
  barrier: (state, seat, move) => barrierToOrder(playerOf(state, seat), move),
  play: (turn, step, { area, chests }) => {
    turn.emit({ type: 'arranged', seat: turn.seat, area, chests });
    if (areaToArrange(playerOf(turn.state, turn.seat)) === undefined) answered(turn, step);
  },
};

/** §5.2 What is moved into an area: the crew into the fleet, the island into the crew. */
export function movingInto({ crew, island }: Pick<Player, 'crew' | 'island'>, area: CarryingArea): readonly Colour[] {
  return area === 'fleet' ? crew : island;
}

/** §5.3 The next area whose order is open: chests of one colour leave nothing to choose. */
export function areaToArrange(player: Pick<Player, 'crew' | 'island' | 'order'>): CarryingArea | undefined {
  if (player.order.fleet === null && hasTwoColours(player.crew)) return 'fleet';
  return player.order.crew === null && hasTwoColours(player.island) ? 'crew' : undefined;
}

function hasTwoColours(chests: readonly Colour[]): boolean {
  for (let place = 1; place < chests.length; place += 1) if (chests[place] !== chests[0]) return true;
  return false;
}

function arrangements(player: Player): ArrangeMove[] {
  const area = areaToArrange(player);
  if (area === undefined) return [];
  const chests = movingInto(player, area);
  const places = carries(player, area);
  const key = keyOf(area, places, chests);
  const known = KNOWN.get(key) ?? orders(chests, places).map((order) => arranging(area, order));
  KNOWN.set(key, known);
  return [...known];
}

/** The lists of all that has been asked before: the same few chests come up again and again. */
const KNOWN = new Map<number, readonly ArrangeMove[]>();

/** A number is found faster than a text: a digit for the area, the places and each chest, exact for a dozen and more. */
function keyOf(area: CarryingArea, places: number, chests: readonly Colour[]): number {
  let key = (area === 'fleet' ? 1 : 2) * DIGITS + places;
  for (const colour of chests) key = key * DIGITS + COLOURS.indexOf(colour) + 1;
  return key;
}

const DIGITS = COLOURS.length + 1;

function arranging(area: CarryingArea, chests: Colour[]): ArrangeMove {
  return Object.freeze({ type: 'arrange', area, chests: Object.freeze(chests) });
}

/** §5.3 Every order in which these chests can be carried; what comes after the last place is left behind. */
export function orders(chests: readonly Colour[], places: number): Colour[][] {
  if (places === 0 || chests.length === 0) return [[]];
  const colours = [...new Set(chests)];
  return colours.flatMap((colour) => orders(leftBehind(chests, [colour]), places - 1).map((rest) => [colour, ...rest]));
}

/** §5.3 Those that find no place when these are carried. */
export function leftBehind(chests: readonly Colour[], carried: readonly Colour[]): Colour[] {
  const left = [...chests];
  for (const colour of carried) if (left.includes(colour)) left.splice(left.indexOf(colour), 1);
  return left;
}

function barrierToOrder(player: Player, { area, chests }: ArrangeMove): Refusal | undefined {
  if (area !== areaToArrange(player)) return because('area-settled', '§5.3', { area });
  const moving = movingInto(player, area);
  const places = Math.min(moving.length, carries(player, area));
  if (chests.length !== places) return because('wrong-count', '§5.6', { places, named: chests.length });
  const areThere = leftBehind(moving, chests).length === moving.length - places;
  return areThere ? undefined : because('chests-unknown', '§5.2');
}
