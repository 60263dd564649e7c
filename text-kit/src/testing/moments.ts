import { at, type Game, type GameTypes, pick, type Rng, type Seat, simRng, type Viewer } from '@haven/kit';

/** One move of a game, as the one who makes it and as the others see it. */
export interface Moment<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: T['View'];
  readonly moves: readonly T['Move'][];
  readonly move: T['Move'];
  /** What the mover witnessed, and what a spectator did. */
  readonly events: readonly T['Event'][];
  readonly rumours: readonly T['Event'][];
  readonly after: T['View'];
  readonly watched: T['View'];
}

/** A game that chance plays. */
export interface ChanceGame<T extends GameTypes> {
  readonly seed: number;
  readonly seats: number;
  readonly options: T['Options'];
  /** How the position differs from that of a new game. */
  readonly begin?: (state: T['State']) => void;
  /** The moves among which chance chooses; all where this is not said. */
  readonly tempting?: (moves: readonly T['Move'][], rng: Rng) => readonly T['Move'][];
  /** How many moves are enough. */
  readonly most?: number;
}

/** The moves of a game that chance plays. The seats that are asked together answer in any order. */
export function* momentsOf<T extends GameTypes>(game: Game<T>, plan: ChanceGame<T>): Generator<Moment<T>> {
  const rng = simRng(plan.seed);
  const state = game.setup(plan.seats, plan.options, rng);
  plan.begin?.(state);
  for (let count = 0; count < (plan.most ?? Number.POSITIVE_INFINITY); count += 1) {
    const asked = game.toAct(state);
    if (asked.length === 0) return;
    const seat = asked.length > 1 ? pick(rng, asked) : at(asked, 0);
    const view = game.view(state, seat);
    const moves = game.legalMoves(state, seat);
    const choices = plan.tempting?.(moves, rng) ?? moves;
    const move = at(choices, rng.below(choices.length));
    const events = eventsOf(game, { state, seat, rng }, move);
    const heardBy = (viewer: Viewer) =>
      events.map((event) => game.witness(event, viewer)).filter((event) => event !== undefined);
    const [after, watched] = [game.view(state, seat), game.view(state, 'spectator')];
    yield { seat, view, moves, move, events: heardBy(seat), rumours: heardBy('spectator'), after, watched };
  }
}

/** Plays the move in place and tells all that happened. */
function eventsOf<T extends GameTypes>(
  game: Game<T>,
  turn: { readonly state: T['State']; readonly seat: Seat; readonly rng: Rng },
  move: T['Move'],
): T['Event'][] {
  const events: T['Event'][] = [];
  const emit = (event: T['Event']) => {
    events.push(event);
    game.apply(turn.state, event);
  };
  game.play({ ...turn, emit }, move);
  return events;
}
