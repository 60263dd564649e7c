import { at } from '@haven/kit';
import { type Fact, SOLVER } from '@haven/kit/puzzles';
import { INFLUENCE_TO_WIN, SPECIALS, type View } from '@haven/tortuga-2199-rules';
import { inATurn } from './in-a-turn.ts';

function influence(least: number): Fact {
  return { at: ['captains', SOLVER, 'total'], least };
}

/** Further away, no turn brings it. */
const NEAR = 5;

/** §6.1 */
const win = inATurn({
  kind: 'win',
  wanted: 3,
  aims: (now) => {
    const missing = INFLUENCE_TO_WIN - totalOf(now);
    return missing <= NEAR ? [{ goal: influence(INFLUENCE_TO_WIN), values: { missing } }] : [];
  },
});

const gain = inATurn({
  kind: 'gain',
  wanted: 4,
  aims: (now) =>
    [4, 3, 2]
      .filter((points) => totalOf(now) + points < INFLUENCE_TO_WIN)
      .map((points) => ({ goal: influence(totalOf(now) + points), values: { points } })),
});

/** §3.12 */
const conquer = inATurn({
  kind: 'conquer',
  wanted: 4,
  aims: (now) =>
    SPECIALS.filter((sector) => now.sectors[sector]?.owner !== SOLVER).map((sector) => ({
      goal: { at: ['sectors', sector, 'owner'], is: SOLVER },
      values: { sector },
    })),
});

/** §3.10 */
const hunt = inATurn({
  kind: 'hunt',
  wanted: 3,
  aims: (now) => [
    { goal: { at: ['captains', SOLVER, 'hunts'], least: at(now.captains, SOLVER).hunts + 1 }, values: {} },
  ],
});

function totalOf({ captains }: View): number {
  return at(captains, SOLVER).total;
}

/** What `npm run puzzles` looks for in games of Tortuga 2199. */
export const quests = [win, gain, conquer, hunt];
