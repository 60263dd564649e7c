import { type Film, type Frame, isRunning } from './film.ts';

/** Calls after so many milliseconds, unless the answer is called before. */
export type Alarm = (wait: number, call: () => void) => () => void;

export interface Projection {
  readonly clock: Alarm;
  /** It stands still: something else is looked at first. */
  readonly isHeld: boolean;
  /** The longest that a picture may last for its own sake. */
  readonly longest: number;
  /** What it takes to read the words beside it: so long it lasts in any case. */
  readonly reading: number;
}

/** Steps to the next picture when the time of this one is over; to be begun anew with each. The answer stops it. */
export function project(film: Pick<Film<Frame>, 'frame' | 'coming'>, how: Projection, step: () => void): () => void {
  const { clock, isHeld } = how;
  if (isHeld || !isRunning(film)) return () => {};
  return clock(timeOf(film.frame, how), step);
}

/** What takes no time is not looked at, whatever stands beside it. */
function timeOf({ lasts }: Frame, { longest, reading }: Projection): number {
  return lasts > 0 ? Math.max(Math.min(longest, lasts), reading) : 0;
}
