import type { Game, GameTypes, Seat, Turn } from './game.ts';
import type { Rng } from './rng.ts';

/** Chooses one of the legal moves; it is handed the full state, so only simulations may use it. */
export type Policy<T extends GameTypes> = (moves: T['Move'][], state: T['State'], seat: Seat) => T['Move'];

/** The same rules in place: no copy, no notation, no kept events. */
export interface Simulation<T extends GameTypes> {
  readonly state: T['State'];
  play(seat: Seat, move: T['Move']): void;
}

/** Plays on `state` itself. */
export function simulate<T extends GameTypes>(game: Game<T>, state: T['State'], rng: Rng): Simulation<T> {
  const turn = turnInPlace(game, state, rng);
  return {
    state,
    play(seat, move) {
      turn.seat = seat;
      game.play(turn, move);
    },
  };
}

/** Plays until the game is over or `limit` moves are made; returns how many were made. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  table: { readonly rng: Rng; readonly policy: Policy<T>; readonly limit?: number },
): number {
  const turn = turnInPlace(game, state, table.rng);
  const limit = table.limit ?? 100_000;
  let made = 0;
  for (; made < limit; made += 1) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return made;
    turn.seat = seat;
    game.play(turn, table.policy(game.legalMoves(state, seat), state, seat));
  }
  return made;
}

/** The policy of the benches and the contract suite: any legal move, each equally likely. */
export function randomPolicy<Move>(rng: Rng): (moves: Move[]) => Move {
  return (moves) => {
    const move = moves[rng.below(moves.length)];
    if (move === undefined) throw new Error('a seat is to act but has no legal move');
    return move;
  };
}

type Writable<V> = { -readonly [K in keyof V]: V[K] };

function turnInPlace<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  rng: Rng,
): Writable<Turn<T['State'], T['Event']>> {
  return { state, seat: 0, rng, emit: (event) => game.apply(state, event) };
}
