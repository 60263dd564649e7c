import { at, type Seat } from '@haven/kit';
import { answered, ask } from '../agenda.ts';
import { FINDS } from '../components/board.ts';
import { COLOURS, type Colour, type Tile } from '../components/chests.ts';
import { because } from '../reasons.ts';
import { playerOf } from '../seats.ts';
import type { Act, Deed, Move, State, Turn } from '../types.ts';
import { effectFor } from './who-acts.ts';

/** §4.3 The first draws a chest and looks at two tiles to keep one; §4.4 the second takes one tile; §9.3 two players: a chest and one tile. */
export function treasureHunt(turn: Turn, deed: Deed): void {
  const { chests, tiles } = FINDS[effectFor(turn.state, deed)];
  if (chests > 0) drawChest(turn, deed.seat);
  findTiles(turn, deed.seat, tiles);
}

/** §4.11 Whoever finds the bag empty gets no chest. */
export function drawChest(turn: Turn, seat: Seat): void {
  const colour = anyChest(turn);
  if (colour === undefined) turn.emit({ type: 'bagEmpty', seat });
  else turn.emit({ type: 'chestDrawn', seat, colour });
}

export function chestsIn(bag: Readonly<State['bag']>): number {
  let total = 0;
  for (const colour of COLOURS) total += bag[colour];
  return total;
}

function anyChest({ state, rng }: Turn): Colour | undefined {
  const total = chestsIn(state.bag);
  if (total === 0) return undefined;
  let left = rng.below(total);
  for (const colour of COLOURS) {
    left -= state.bag[colour];
    if (left < 0) return colour;
  }
  return undefined;
}

/** §4.12 With few tiles left, one takes what is there. §4.3 Of two one is asked, equal or not: nobody shall know. */
function findTiles(turn: Turn, seat: Seat, wanted: number): void {
  const tiles = anyTiles(turn, wanted);
  const [first, second] = tiles;
  if (first === undefined) return;
  turn.emit({ type: 'tilesSeen', seat, count: tiles.length, tiles });
  if (second === undefined) turn.emit({ type: 'tileKept', seat, tile: first });
  else ask(turn, { type: 'keep', seats: [seat] });
}

/** One tile, or two different ones. */
function anyTiles({ state: { tiles }, rng }: Turn, wanted: number): Tile[] {
  if (tiles.length === 0) return [];
  const first = rng.below(tiles.length);
  if (wanted === 1 || tiles.length === 1) return [at(tiles, first)];
  const second = rng.below(tiles.length - 1);
  return [at(tiles, first), at(tiles, second < first ? second : second + 1)];
}

/** §4.3 Of two tiles one is kept in secret; the other goes back among the rest. Of two equal ones it does not matter which. */
export const keep: Act<'keep', Extract<Move, { type: 'keep' }>> = {
  offer: (state, _step, seat) => [...new Set(playerOf(state, seat).offered)].map((tile) => ({ type: 'keep', tile })),
  barrier: (state, seat, { tile }) =>
    playerOf(state, seat).offered.includes(tile) ? undefined : because('tile-unseen', '§4.3'),
  play: (turn, step, { tile }) => {
    answered(turn, step);
    turn.emit({ type: 'tileKept', seat: turn.seat, tile });
  },
};
