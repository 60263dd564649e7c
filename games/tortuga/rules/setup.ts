import type { Rng } from '@haven/kit';
import { drawChest } from './actions/hunt.ts';
import { FIRST_BOX } from './components/board.ts';
import { CHESTS, TILES } from './components/chests.ts';
import { apply } from './events.ts';
import { rollBehindScreens } from './rolling/screens.ts';
import { goOn } from './round.ts';
import { inOrder, playerOf } from './seats.ts';
import type { Options, Player, State, Turn } from './types.ts';

/** §1 Boards, bag and tiles; everybody draws two chests; the first roll is made. */
export function setup(seats: number, options: Options, rng: Rng): State {
  const state = newGame(seats, options, firstStart(seats, options, rng));
  const turn: Turn = { state, seat: 0, rng, emit: (event) => apply(state, event) };
  for (const seat of inOrder(state)) dealFirstChests(turn, seat);
  rollBehindScreens(turn);
  goOn(turn);
  return state;
}

const CHAIRS: readonly Options['start'][] = ['first-seat', 'second-seat', 'third-seat', 'fourth-seat'];

/** §1.5 By lot, or the chair that the host named; at a smaller table one counts on. */
function firstStart(seats: number, { start }: Options, rng: Rng): number {
  return start === 'random' ? rng.below(seats) : CHAIRS.indexOf(start) % seats;
}

/** §1.4 The first chest stays on the island, the second one is with the crew. */
function dealFirstChests(turn: Turn, seat: number): void {
  drawChest(turn, seat);
  const [first] = playerOf(turn.state, seat).island;
  drawChest(turn, seat);
  const second = playerOf(turn.state, seat).island[1];
  if (first && second) playerOf(turn.state, seat).island = [first];
  if (second) playerOf(turn.state, seat).crew = [second];
}

function newGame(seats: number, options: Options, start: number): State {
  return {
    options,
    agenda: [],
    players: Array.from({ length: seats }, newPlayer),
    phase: 'pick',
    round: 1,
    start,
    bag: { ...CHESTS }, // §1.1
    tiles: [...TILES], // §1.2
    centre: [],
    deeds: [],
    hit: null,
  };
}

function newPlayer(): Player {
  return {
    boat: FIRST_BOX, // §1.3
    pirate: FIRST_BOX,
    island: [],
    crew: [],
    fleet: [],
    tortuga: [],
    tiles: [],
    bonus: { fleet: 0, crew: 0, hunt: 0, board: 0, raid: 0 },
    placed: [null, null, null, null, null],
    rolled: [null, null, null, null, null],
    pick: null,
    offered: [],
    order: { fleet: null, crew: null },
  };
}
