import { at, type Seat, simRng } from '@haven/kit';
import { type Event, type Move, type Options, tortuga2199, type View } from '@haven/tortuga-2199-rules';

/** One move of a game, as the one who makes it and as the others see it. */
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

interface Planet {
  readonly seed: number;
  readonly seats: number;
  readonly options: Options;
}

const MOST_MOVES = 250;

/** The first moves of a game, or all: chance plays, with a taste for adventure. */
export function* adventure({ seed, seats, options }: Planet): Generator<Moment> {
  const rng = simRng(seed);
  const state = tortuga2199.setup(seats, options, rng);
  for (let count = 0; count < MOST_MOVES; count += 1) {
    const [seat] = tortuga2199.toAct(state);
    if (seat === undefined) return;
    const view = tortuga2199.view(state, seat);
    const moves = tortuga2199.legalMoves(state, seat);
    const choices = tempting(moves, rng.below(8));
    const move = at(choices, rng.below(choices.length));
    const events: Event[] = [];
    const emit = (event: Event) => {
      events.push(event);
      tortuga2199.apply(state, event);
    };
    tortuga2199.play({ state, seat, rng, emit }, move);
    const heardBy = (viewer: Seat | 'spectator') =>
      events.map((event) => tortuga2199.witness(event, viewer)).filter((event) => event !== undefined);
    yield {
      seat,
      view,
      moves,
      move,
      events: heardBy(seat),
      rumours: heardBy('spectator'),
      after: tortuga2199.view(state, seat),
      watched: tortuga2199.view(state, 'spectator'),
    };
  }
}

const BOLD: readonly Move['type'][] = ['attack', 'capture', 'conquer', 'explore', 'influence', 'redeem', 'use'];

/** Half of the time something bold, seldom the end of the turn while there is something else to do. */
function tempting(moves: readonly Move[], mood: number): readonly Move[] {
  const bold = moves.filter(({ type }) => BOLD.includes(type));
  const busy = moves.filter(({ type }) => type !== 'end');
  if (mood < 4 && bold.length > 0) return bold;
  return mood < 7 && busy.length > 0 ? busy : moves;
}
