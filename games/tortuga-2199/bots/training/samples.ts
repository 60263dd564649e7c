import { at, pick, type Rng, type Seat, simRng, simulate } from '@haven/kit';
import { type Sample, shareOf } from '@haven/kit/learning';
import { type Move, type Options, type State, tortuga2199 } from '@haven/tortuga-2199-rules';
import { featuresOf } from '../features.ts';
import { outlookOf } from '../outlook.ts';
import { playoutPolicy } from '../playout-policy.ts';
import { waysToGoOn } from '../turn.ts';
import type { Weights } from '../weights.ts';

/** One decision in so many goes astray, as a search would try it: what never varies, nobody learns the worth of. */
const ASTRAY = 6;
/** To one of so many ways to go on, the best ones. */
const WAYS = 4;

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
    const isAstray = canStray(state, usual) && rng.below(ASTRAY) === 0;
    play(seat, isAstray ? (pickWay(state, seat, { weights, rng }) ?? usual) : usual);
    if (state.turn.seat !== turn.seat) positions.push(allFeatures(state, weights));
  }
  const outcome = tortuga2199.outcome(state);
  if (outcome === undefined) return [];
  const shares = state.captains.map((_, seat: Seat) => shareOf(outcome, seat));
  return positions.map((features) => ({ features, shares }));
}

const SEATS = [2, 2, 2, 2, 2, 2, 2, 4] as const;

/** Cards in hand are played all the same. */
function canStray({ agenda }: State, { type }: Move): boolean {
  return agenda.at(-1)?.type === 'act' && type !== 'play';
}

function pickWay(state: State, seat: Seat, { weights, rng }: { weights: Weights; rng: Rng }): Move | undefined {
  const outlook = outlookOf(tortuga2199.view(state, seat), seat, weights);
  const ways = waysToGoOn(outlook, tortuga2199.legalMoves(state, seat)).slice(0, WAYS);
  return ways.length === 0 ? undefined : pick(rng, ways);
}

function allFeatures(state: State, weights: Weights): number[][] {
  return state.captains.map((_, seat) => featuresOf(state, seat, weights));
}
