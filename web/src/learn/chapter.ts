import type { Lesson } from '@haven/text-kit';

/** A lesson that somebody has opened. */
export interface Chapter {
  readonly game: string;
  readonly title: string;
  readonly lesson: Lesson;
  readonly key: string;
  /** The step to begin with. */
  readonly first: number;
  readonly following: Lesson | undefined;
  /** The § that later chapters are about. */
  readonly untaught: readonly string[];
}
