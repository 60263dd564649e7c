import { at, pick, type Seat, simRng } from '@haven/kit';
import { type Event, type Move, type Options, tortuga, type View } from '@haven/tortuga-rules';

/** One move of a random game, as the one who makes it and as the others see it. */
export interface Moment {
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly move: Move;
  /** What the mover witnessed, and what a spectator did. */
  readonly events: readonly Event[];
  readonly rumours: readonly Event[];
  readonly after: View;
  readonly watched: View;
}

interface Sea {
  readonly seed: number;
  readonly seats: number;
  readonly options: Options;
}

/** A whole game of random moves. The seats that are asked together answer in any order. */
export function* randomGame({ seed, seats, options }: Sea): Generator<Moment> {
  const rng = simRng(seed);
  const state = tortuga.setup(seats, options, rng);
  for (let asked = tortuga.toAct(state); asked.length > 0; asked = tortuga.toAct(state)) {
    const seat = pick(rng, asked);
    const view = tortuga.view(state, seat);
    const moves = tortuga.legalMoves(state, seat);
    const move = at(moves, rng.below(moves.length));
    const events: Event[] = [];
    const emit = (event: Event) => {
      events.push(event);
      tortuga.apply(state, event);
    };
    tortuga.play({ state, seat, rng, emit }, move);
    const heardBy = (viewer: Seat | 'spectator') =>
      events.map((event) => tortuga.witness(event, viewer)).filter((event) => event !== undefined);
    yield {
      seat,
      view,
      moves,
      move,
      events: heardBy(seat),
      rumours: heardBy('spectator'),
      after: tortuga.view(state, seat),
      watched: tortuga.view(state, 'spectator'),
    };
  }
}
