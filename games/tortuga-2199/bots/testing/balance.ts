import { at, type Seat } from '@haven/kit';
import { facesOf, type Move, SPECIALS, type State } from '@haven/tortuga-2199-rules';
import { STANDARD } from './voyage.ts';

/** What `npm run balance -- tortuga-2199` looks at: every scenario with every number of captains; a truce ends what nobody can win. */
export const tables = (['standard', 'aggressive', 'peaceful'] as const).flatMap((scenario) =>
  [2, 3, 4].map((seats) => ({ name: scenario, seats, options: { ...STANDARD, scenario, truce: true } })),
);

/** §1.8 Ships are dealt, so that each meets each as often: the first captain has four to choose from, the next three. */
export function dealt(moves: readonly Move[], number: number): Move | undefined {
  if (moves[0]?.type !== 'chooseShip') return undefined;
  let rest = number;
  for (let others = SHIPS; others > moves.length; others -= 1) rest = Math.floor(rest / others);
  return moves[rest % moves.length];
}

const SHIPS = 4;

export function traitsOf({ captains, first }: State, seat: Seat): Record<string, string> {
  const place = (seat - first + captains.length) % captains.length;
  return { ship: at(captains, seat).ship ?? 'none', 'place in the turn order': String(place + 1) };
}

export function takenBy(move: Move): string | undefined {
  return move.type === 'buy' ? move.card : undefined;
}

/** Everything that is for sale. */
export const goods = [...SPECIALS, 'T' as const].flatMap((deck) =>
  facesOf({ options: STANDARD }, deck).map(({ id }) => id),
);
