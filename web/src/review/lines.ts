import type { GameTypes, Seat } from '@haven/kit';
import type { Stand } from '@haven/kit/review';
import type { GameUi, Plot } from '@haven/ui-kit';

/** Where everybody's chances stand on a drawing. */
export interface Lines {
  /** One for each seat, from the beginning to the end. */
  readonly paths: readonly string[];
  x(move: number): number;
  y(chance: number): number;
}

export function linesOf(stands: readonly Stand[], plot: Plot): Lines {
  const last = stands.at(-1)?.move ?? 0;
  const x = (move: number) => plot.x(move, last);
  const y = (chance: number) => plot.y(chance, 1);
  const placeOf = ({ move, chances }: Stand, seat: Seat) => `${x(move).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`;
  const pathOf = (seat: Seat) => `M${stands.map((stand) => placeOf(stand, seat)).join('L')}`;
  return { paths: (stands[0]?.chances ?? []).map((_, seat) => pathOf(seat)), x, y };
}

const PLAIN = '#b9acd9';

export function colourOf({ seatColours }: Pick<GameUi<GameTypes>, 'seatColours'>, seat: Seat): string {
  return seatColours?.[seat] ?? PLAIN;
}
