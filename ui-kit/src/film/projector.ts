import { type Film, type Frame, isRunning } from './film.ts';

/** Calls after so many milliseconds, unless the answer is called before. */
export type Clock = (wait: number, call: () => void) => () => void;

export interface Projection {
  readonly clock: Clock;
  /** It stands still: something else is looked at first. */
  readonly isHeld: boolean;
  /** The longest that a picture may last. */
  readonly longest: number;
}

/** Steps to the next picture when the time of this one is over; to be begun anew with each. The answer stops it. */
export function project(film: Film<Frame>, { clock, isHeld, longest }: Projection, step: () => void): () => void {
  if (isHeld || !isRunning(film)) return () => {};
  return clock(Math.min(longest, film.frame.lasts), step);
}
