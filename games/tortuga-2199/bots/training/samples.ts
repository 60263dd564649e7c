import { at, type Bot, pick, type Seat, simRng, simulate } from '@haven/kit';
import { type Sample, shareOf } from '@haven/kit/learning';
import { type Options, type State, type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
import { featuresOf } from '../features.ts';

/** Now and then somebody does something else, so that other positions come up too. */
const ODD_MOVE = 40;

/** The positions between the turns of one game, with who won it. */
export function samplesOf(bot: Bot<Tortuga2199>, options: Options, game: number): Sample[] {
  const rng = simRng(game);
  const seats = at(SEATS, game % SEATS.length);
  const { state, play } = simulate(tortuga2199, tortuga2199.setup(seats, options, rng), rng);
  const positions: number[][][] = [];
  for (let [seat] = tortuga2199.toAct(state); seat !== undefined; [seat] = tortuga2199.toAct(state)) {
    const turn = state.turn;
    const moves = tortuga2199.legalMoves(state, seat);
    const position = { seat, view: tortuga2199.view(state, seat), moves };
    play(seat, rng.below(ODD_MOVE) === 0 ? pick(rng, moves) : bot.think(position, rng).move);
    if (state.turn.seat !== turn.seat) positions.push(allFeatures(state));
  }
  const outcome = tortuga2199.outcome(state);
  if (outcome === undefined) return [];
  const shares = state.captains.map((_, seat: Seat) => shareOf(outcome, seat));
  return positions.map((features) => ({ features, shares }));
}

const SEATS = [2, 2, 2, 3] as const;

function allFeatures(state: State): number[][] {
  return state.captains.map((_, seat) => featuresOf(state, seat));
}
