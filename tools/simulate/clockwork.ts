import { between } from './chance.ts';
import { EPOCH, type World } from './world.ts';

/** The clocks of one machine: one that never jumps, and one that anybody may set. */
export interface Clockwork {
  readonly now: () => number;
  readonly wall: () => number;
  /** Somebody sets the clock on the wall. */
  set(ms: number): void;
}

/** So far the clocks of machines that are kept right may be apart. */
export const SKEW_MS = 200;

export function clockworkOf({ scheduler, dice }: World): Clockwork {
  const skew = between(dice, -SKEW_MS, SKEW_MS);
  let jump = 0;
  const now = () => Math.floor(EPOCH + scheduler.now() + skew);
  return {
    now,
    wall: () => now() + jump,
    set: (ms) => {
      jump = ms;
    },
  };
}
