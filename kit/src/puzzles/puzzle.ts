import type { Seat } from '../game.ts';
import { type Fact, isTrue } from './fact.ts';

/** What is asked: something to bring about while it lasts, by as many moves as that takes, or the best move of all. */
export type Task =
  | { readonly type: 'reach'; readonly goal: Fact; readonly during: Fact }
  | { readonly type: 'choose'; readonly best: readonly string[] };

/** What somebody says of a position: what can be done there, and one way to do it. */
export interface Claim {
  readonly kind: string;
  /** The numbers and names that its words need. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly task: Task;
  readonly way: readonly string[];
}

/** A claim, and the match that leads to its position. */
export interface Puzzle extends Claim {
  readonly id: string;
  readonly table: { readonly seats: number; readonly seed: string };
  /** How many moves the rules allow at first. */
  readonly choices: number;
  /** All moves before, each as its seat and its text, parted by commas. */
  readonly before: string;
}

type Hardness = 'easy' | 'medium' | 'hard';

/** The moves that are allowed at first, for each move of the solution: easy up to 12, medium up to 30. */
export function hardnessOf({ choices, way }: Pick<Puzzle, 'choices' | 'way'>): Hardness {
  const size = choices * way.length;
  if (size <= 12) return 'easy';
  return size <= 30 ? 'medium' : 'hard';
}

/** Who is asked. */
export const SOLVER: Seat = 0;

export function movesBefore({ before }: Pick<Puzzle, 'before'>): string[] {
  return before === '' ? [] : before.split(', ');
}

export type Stand = 'open' | 'solved' | 'missed';

/** How it stands after these moves of the solver. */
export function standOf(task: Task, made: readonly string[], view: unknown): Stand {
  const [first] = made;
  if (first === undefined) return 'open';
  if (task.type === 'choose') return task.best.includes(first) ? 'solved' : 'missed';
  if (isTrue(task.goal, view)) return 'solved';
  return isTrue(task.during, view) ? 'open' : 'missed';
}

const DAY_MS = 86_400_000;

/** The puzzle of a day, the same for everybody: days are counted in universal time. */
export function puzzleOfDay<P>(puzzles: readonly P[], now: number): P | undefined {
  return puzzles[Math.floor(now / DAY_MS) % puzzles.length];
}
