import {
  anyLine,
  type Claim,
  type Fact,
  isTrue,
  type LineOfPlay,
  type Quest,
  type QuestPosition,
  SOLVER,
  shortened,
} from '@haven/kit/puzzles';
import { type Tortuga2199, tortuga2199, type View } from '@haven/tortuga-2199-rules';

const TRIES = 300;
/** Whoever plays at random finds it at most so often. */
const EASIEST = 0.06;
const FEWEST_MOVES = 3;
const MOST_MOVES = 9;

const DURING: Fact = { at: ['turn', 'seat'], is: SOLVER };

/** Something to bring about, and what its words need. */
interface Aim {
  readonly goal: Fact;
  readonly values: Claim['values'];
}

interface Kind {
  readonly kind: string;
  readonly wanted: number;
  /** What might be asked in a position, the hardest first. */
  aims(now: View): readonly Aim[];
}

/** Something that can be brought about in one turn, without luck and against nobody's will. */
export function inATurn({ kind, wanted, aims }: Kind): Quest<Tortuga2199> {
  return {
    kind,
    seats: [2, 3],
    wanted,
    find: (asked, rng) => {
      if (!isTurn(asked)) return undefined;
      const lines = Array.from({ length: TRIES }, () => anyLine(tortuga2199, { ...asked, during: DURING }, rng));
      const known = lines.flatMap((line) => line ?? []);
      return aims(asked.view)
        .flatMap((aim) => claimOf(asked, { kind, ...aim }, known) ?? [])
        .at(0);
    },
    holds: ({ view }, { task, values }) =>
      task.type === 'reach' && aims(view).some((aim) => isSame(aim, { goal: task.goal, values })),
  };
}

function isTurn({ view }: QuestPosition<Tortuga2199>): boolean {
  return view.agenda.at(-1)?.type === 'act' && view.turn.seat === SOLVER;
}

function isSame(one: Aim, other: Aim): boolean {
  return JSON.stringify(one) === JSON.stringify({ goal: other.goal, values: other.values });
}

function claimOf(
  { state }: QuestPosition<Tortuga2199>,
  { kind, goal, values }: Aim & { readonly kind: string },
  lines: readonly LineOfPlay<Tortuga2199>[],
): Claim | undefined {
  const solving = lines.filter(({ view }) => isTrue(goal, view));
  if (solving.length > lines.length * EASIEST) return undefined;
  const [shortest] = solving
    .map(({ moves }) => shortened(tortuga2199, { state, goal }, moves))
    .toSorted((one, other) => one.length - other.length);
  if (shortest === undefined || shortest.length < FEWEST_MOVES || shortest.length > MOST_MOVES) return undefined;
  return { kind, values, task: { type: 'reach', goal, during: DURING }, way: shortest.map(tortuga2199.notate) };
}
