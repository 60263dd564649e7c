import { type Rng, simRng } from '@haven/kit';
import { type Event, type Move, type Options, starBounty, type View } from '@haven/star-bounty-rules';

/** One move of a random run, as a player sees it. */
export interface Moment {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: View;
}

/** A whole run of random moves; leaving the shop is rare, so that a good deal of trading is heard of. */
export function* randomRun(seed: number, options: Options): Generator<Moment> {
  const rng = simRng(seed);
  const state = starBounty.setup(1, options, rng);
  state.credits = seed % 2 === 0 ? 60 : 0;
  while (starBounty.toAct(state).length > 0) {
    const view = starBounty.view(state, 0);
    const moves = starBounty.legalMoves(state, 0);
    const move = choose(moves, rng);
    const events: Event[] = [];
    const emit = (event: Event) => {
      events.push(event);
      starBounty.apply(state, event);
    };
    starBounty.play({ state, seat: 0, rng, emit }, move);
    const witnessed = events.map((event) => starBounty.witness(event, 0)).filter((event) => event !== undefined);
    yield { view, moves, move, events: witnessed, after: starBounty.view(state, 0) };
  }
}

function choose(moves: readonly Move[], rng: Rng): Move {
  const wanted = moves.filter((move) => move.type !== 'leave' && move.type !== 'drop');
  const list = wanted.length > 0 && rng.below(8) > 0 ? wanted : moves;
  const move = list[rng.below(list.length)];
  if (move === undefined) throw new Error('a seat is to act but has no legal move');
  return move;
}
