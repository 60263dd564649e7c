import { at, pick, type Seat, simRng, simulate } from '@haven/kit';
import { type Sample, shareOf } from '@haven/kit/learning';
import { type Options, type State, tortuga2199 } from '@haven/tortuga-2199-rules';
import { featuresOf } from '../features.ts';
import { playoutPolicy } from '../playout-policy.ts';
import type { Weights } from '../weights.ts';

/** Often somebody does something else than usual: what never varies, nobody learns the worth of. */
const ODD_MOVE = 8;

/** The positions between the turns of one game, with who won it. */
export function samplesOf(weights: Weights, options: Options, game: number): Sample[] {
  const policy = playoutPolicy(weights);
  const rng = simRng(game);
  const seats = at(SEATS, game % SEATS.length);
  const { state, play } = simulate(tortuga2199, tortuga2199.setup(seats, options, rng), rng);
  const positions: number[][][] = [];
  for (let [seat] = tortuga2199.toAct(state); seat !== undefined; [seat] = tortuga2199.toAct(state)) {
    const turn = state.turn;
    const usual = policy(state, seat, rng);
    const isOdd = usual.type !== 'play' && rng.below(ODD_MOVE) === 0;
    play(seat, isOdd ? pick(rng, tortuga2199.legalMoves(state, seat)) : usual);
    if (state.turn.seat !== turn.seat) positions.push(allFeatures(state));
  }
  const outcome = tortuga2199.outcome(state);
  if (outcome === undefined) return [];
  const shares = state.captains.map((_, seat: Seat) => shareOf(outcome, seat));
  return positions.map((features) => ({ features, shares }));
}

const SEATS = [2, 2, 2, 2, 2, 4] as const;

function allFeatures(state: State): number[][] {
  return state.captains.map((_, seat) => featuresOf(state, seat));
}
