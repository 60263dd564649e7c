import { COLOURS, type Colour } from '../components/chests.ts';
import { answered } from '../effects/agenda.ts';
import { areaToArrange, carries, movingInto, orders } from '../effects/moving.ts';
import { goOn } from '../effects/round.ts';
import { playerOf } from '../effects/seats.ts';
import type { CarryingArea, Moves, Rules, State } from '../types.ts';

/** §5.3 The owner chooses the order of the chests that are moved; what finds no place leaves. First the fleet, then the crew. */
export const arrange: Rules<'arrange'> = {
  legal: (state, _step, seat) => arrangements(state, seat),
  play: (turn, step, { area, chests }) => {
    turn.emit({ type: 'arranged', seat: turn.seat, area, chests });
    if (areaToArrange(playerOf(turn.state, turn.seat)) !== undefined) return;
    answered(turn, step);
    goOn(turn);
  },
};

function arrangements(state: State, seat: number): Moves['arrange'][] {
  const player = playerOf(state, seat);
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
const KNOWN = new Map<number, readonly Moves['arrange'][]>();

/** A number is found faster than a text: a digit for the area, the places and each chest, exact for a dozen and more. */
function keyOf(area: CarryingArea, places: number, chests: readonly Colour[]): number {
  let key = (area === 'fleet' ? 1 : 2) * DIGITS + places;
  for (const colour of chests) key = key * DIGITS + COLOURS.indexOf(colour) + 1;
  return key;
}

const DIGITS = COLOURS.length + 1;

function arranging(area: CarryingArea, chests: Colour[]): Moves['arrange'] {
  return Object.freeze({ type: 'arrange', area, chests: Object.freeze(chests) });
}
