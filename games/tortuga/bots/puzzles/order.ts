import { at, copy, simRng, simulate } from '@haven/kit';
import { type Claim, type Quest, type QuestPosition, SOLVER } from '@haven/kit/puzzles';
import { type Move, type State, type Tortuga, tortuga } from '@haven/tortuga-rules';
import { bestOf, boardAfter, pointsOf } from './judged.ts';

const CLEAR = 1;
const FEWEST_ORDERS = 2;

/** §5.3 How to lay the moved chests so that what is left behind costs least. */
export const order: Quest<Tortuga> = {
  kind: 'order',
  seats: [2, 3],
  wanted: 4,
  find: (asked) => claimOf(asked),
  holds: (asked, claim) => JSON.stringify(claimOf(asked)) === JSON.stringify(claim),
};

function claimOf({ state, moves }: QuestPosition<Tortuga>): Claim | undefined {
  const isOver = (now: State) => now.round > state.round;
  const judged = moves
    .filter(({ type }) => type === 'arrange')
    .map((move) => ({ move, points: pointsOf(boardAfter(state, move, isOver)) }));
  if (judged.length < FEWEST_ORDERS || judged.some(({ move }) => isAskedAgain(state, move))) return undefined;
  const found = bestOf(judged);
  if (found === undefined || found.best.length > judged.length / 2) return undefined;
  const { best, next } = found;
  const points = at(best, 0).points;
  if (points - next < CLEAR) return undefined;
  const accepted = best.map(({ move }) => tortuga.notate(move));
  const values = { points, next, lost: points - next };
  return { kind: 'order', values, task: { type: 'choose', best: accepted }, way: [at(accepted, 0)] };
}

/** Whoever has to arrange both areas has not done with one answer. */
function isAskedAgain(state: State, move: Move): boolean {
  const table = simulate(tortuga, copy(state), simRng(1));
  table.play(SOLVER, move);
  return table.state.round === state.round && tortuga.toAct(table.state).includes(SOLVER);
}
