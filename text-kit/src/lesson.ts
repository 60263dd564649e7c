import type { Seat } from '@haven/kit';
import type { PerLanguage } from './languages.ts';

/** Something that is said at the table, and perhaps something that is asked. */
export interface LessonStep {
  readonly say: PerLanguage<string>;
  /** What it speaks of, as the table marks it: `enemy JS` is whatever has `data-enemy="JS"`. The first that can be seen is shown. */
  readonly at?: readonly string[];
  /** What has to be seen with it, named in the same way: the card leaves it free. */
  readonly free?: readonly string[];
  /** Said as well where its thing lies behind a tab. */
  readonly tucked?: PerLanguage<string>;
  /** The only move that is accepted now; without it one reads on. */
  readonly ask?: string;
  /** Said to whoever tries another move that the rules would allow. */
  readonly later?: PerLanguage<string>;
  /** What the rivals do after it, by seat: `1 roll`. */
  readonly rivals?: readonly string[];
}

/** A chapter: a match that was dealt on purpose, and what is said and asked in it. */
export interface Lesson {
  readonly id: string;
  readonly title: PerLanguage<string>;
  /** The § that it is about: whoever asks for one of them is led here. */
  readonly teaches: readonly string[];
  readonly table: {
    readonly seats: number;
    readonly seed: string;
    readonly options?: Readonly<Record<string, unknown>>;
  };
  /** Moves that were played before, by seat. */
  readonly before: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** Who is taught. */
export const LEARNER: Seat = 0;

/** The seed of a deal that has a number. */
export function deal(number: number): string {
  return number.toString(16).padStart(64, '0');
}

/** All moves of a lesson in their order, each as its seat and its text. */
export function lineOf({ before, steps }: Lesson): string[] {
  return [...before, ...steps.flatMap(movesIn)];
}

/** How many moves have been played when a step begins. */
export function playedBefore({ before, steps }: Lesson, step: number): number {
  return before.length + steps.slice(0, step).flatMap(movesIn).length;
}

function movesIn({ ask, rivals = [] }: LessonStep): string[] {
  return [...(ask === undefined ? [] : [`${LEARNER} ${ask}`]), ...rivals];
}

/** A move of a line: whose it is, and its text. */
export function readMove(written: string): { readonly seat: Seat; readonly move: string } {
  const [seat = ''] = written.split(' ', 1);
  return { seat: Number(seat), move: written.slice(seat.length + 1) };
}
