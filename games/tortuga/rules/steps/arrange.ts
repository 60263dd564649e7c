import { answered } from '../effects/agenda.ts';
import { areaToArrange, carries, movingInto, orders } from '../effects/moving.ts';
import { goOn } from '../effects/round.ts';
import { playerOf } from '../effects/seats.ts';
import type { Moves, Rules, State } from '../types.ts';

/** §5.3 The owner chooses the order of the chests that are moved; what finds no place leaves. First the fleet, then the crew. */
export const arrange: Rules<'arrange'> = {
  legal: (state, _step, seat) => arrangements(state, seat),
  play: (turn, step, { area, chests }) => {
    turn.emit({ type: 'arranged', seat: turn.seat, area, chests });
    if (areaToArrange(turn.state, turn.seat) !== undefined) return;
    answered(turn, step);
    goOn(turn);
  },
};

/** The lists of all that has been asked before: the same few chests come up again and again. */
const KNOWN = new Map<string, readonly Moves['arrange'][]>();

function arrangements(state: State, seat: number): Moves['arrange'][] {
  const area = areaToArrange(state, seat);
  if (area === undefined) return [];
  const player = playerOf(state, seat);
  const chests = movingInto(player, area);
  const places = carries(player, area);
  const key = `${area} ${places} ${chests.join(' ')}`;
  const known =
    KNOWN.get(key) ??
    orders(chests, places).map((order) =>
      Object.freeze({ type: 'arrange', area, chests: Object.freeze(order) } as const),
    );
  KNOWN.set(key, known);
  return [...known];
}
