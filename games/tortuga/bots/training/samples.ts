import { at, pick, simRng, simulate } from '@haven/kit';
import { type Sample, shareOf } from '@haven/kit/learning';
import { type Options, tortuga } from '@haven/tortuga-rules';
import { featuresOf } from '../features.ts';
import { roundPolicy } from '../round-policy.ts';

/** Now and then somebody does something else, so that other positions come up too. */
const ODD_MOVE = 25;
const SEATS = [2, 2, 2, 3] as const;
const OPTIONS: Options = { long: false, start: 'random', swift: false };

/** The positions between the rounds of one game, with who won it. Everybody's aims are set once a round. */
export function samplesOf(game: number): Sample[] {
  const rng = simRng(game);
  const { state, play } = simulate(tortuga, tortuga.setup(at(SEATS, game % SEATS.length), OPTIONS, rng), rng);
  const positions: number[][][] = [];
  let policy = roundPolicy(tortuga.view(state, 'spectator'));
  for (let [seat] = tortuga.toAct(state); seat !== undefined; [seat] = tortuga.toAct(state)) {
    const { round } = state;
    play(seat, rng.below(ODD_MOVE) === 0 ? pick(rng, tortuga.legalMoves(state, seat)) : policy(state, seat, rng));
    if (state.round === round) continue;
    policy = roundPolicy(tortuga.view(state, 'spectator'));
    positions.push(featuresOf(state));
  }
  const outcome = tortuga.outcome(state);
  if (outcome === undefined) return [];
  const shares = state.players.map((_, seat) => shareOf(outcome, seat));
  return positions.map((features) => ({ features, shares }));
}
