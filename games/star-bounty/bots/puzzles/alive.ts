import { at } from '@haven/kit';
import { anyLine, type Claim, isTrue, type Quest, type QuestPosition, shortened, type Task } from '@haven/kit/puzzles';
import { type Move, type StarBounty, shotDamage, starBounty, type View } from '@haven/star-bounty-rules';

const TRIES = 120;
/** Whoever plays at random finds it at most so often. */
const EASIEST = 0.3;
/** Parts and drones that are used, and the shot itself. */
const FEWEST_MOVES = 3;

/** The dice lie on the table: parts and drones that together make exactly the damage that captures (§3.4). */
export const alive: Quest<StarBounty> = {
  kind: 'alive',
  seats: [1],
  wanted: 8,
  find: (asked, rng) => {
    const values = valuesOf(asked.view);
    if (values === undefined || values.missing <= 0) return undefined;
    const task = taskOf(asked.view);
    const lines = Array.from({ length: TRIES }, () => anyLine(starBounty, { ...asked, ...task }, rng));
    const solving = lines.flatMap((line) => (line && isTrue(task.goal, line.view) ? [line.moves] : []));
    if (solving.length === 0 || solving.length > TRIES * EASIEST) return undefined;
    return claimOf(asked, { values, task }, shortest(solving));
  },
  holds: ({ view }, { values }) => JSON.stringify(valuesOf(view)) === JSON.stringify(values),
};

function valuesOf({ step, battle, ...ship }: View): { shot: number; health: number; missing: number } | undefined {
  if (step?.type !== 'volley' || battle?.roll == null || battle.boost > 0) return undefined;
  const shot = shotDamage({ ...ship, battle });
  return { shot, health: battle.health, missing: battle.health - shot };
}

function taskOf({ collection }: View): Extract<Task, { type: 'reach' }> {
  return {
    type: 'reach',
    goal: { at: ['collection', collection.length, 'alive'], is: true },
    during: { at: ['step', 'type'], is: 'volley' },
  };
}

function shortest(lines: readonly (readonly Move[])[]): readonly Move[] {
  return at(
    lines.toSorted((one, other) => one.length - other.length),
    0,
  );
}

function claimOf(
  { state }: QuestPosition<StarBounty>,
  { values, task }: { values: Claim['values']; task: Extract<Task, { type: 'reach' }> },
  line: readonly Move[],
): Claim | undefined {
  const way = shortened(starBounty, { state, goal: task.goal }, line).map(starBounty.notate);
  return way.length < FEWEST_MOVES ? undefined : { kind: 'alive', values, task, way };
}
