import type { ClockDoubt } from '@haven/wire';
import { report, type ServerContext } from '../server-context.ts';
import type { LastOpen } from '../store/clocks.ts';
import { offBy, TOLERATED_MS } from './steady-time.ts';

/** Whether today's date can be believed: nothing is forgotten on a day that may not have come yet. */
export interface Calendar {
  isDoubted(): boolean;
  /** The operator vouches for the date. */
  trust(): Promise<void>;
  /** Compares today with the day when the house was open last. */
  wake(): Promise<void>;
  close(): Promise<void>;
}

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const LOOK_MS = 60_000;
/** A house that was closed for longer asks first whether it really was. */
const LONGEST_CLOSED_MS = 60 * DAY_MS;
/** A date that was kept for so long without a new jump is believed after all. */
const PROBATION_MS = 7 * DAY_MS;

export function createCalendar(context: ServerContext): Calendar {
  let doubt: ClockDoubt | null = null;
  let noted = context.now();
  let told = 0;
  const note = async () => {
    const now = context.now();
    doubt = doubtAfter(doubt, now - noted);
    noted = now;
    await context.store.clocks.keepOpen({ at: now, doubt });
  };
  const look = () => {
    told = tellOff(context, told);
    if (context.now() - noted >= HOUR_MS) void noteSafely();
  };
  const noteSafely = () => note().catch((error: unknown) => report(context, 'calendar', error));
  const stopLooking = context.later.every(LOOK_MS, look);
  return {
    isDoubted: () => doubt !== null,
    trust: () => {
      doubt = null;
      return note();
    },
    wake: async () => {
      doubt = doubtAt(await context.store.clocks.lastOpen(), context.now());
      if (doubt) context.log.warn(doubt, 'the date has jumped: nothing is forgotten until it can be believed');
      noted = context.now();
      await note();
    },
    close: () => {
      stopLooking();
      return noteSafely();
    },
  };
}

/** A jump of the date since the house was open last, or the doubt that it was closed with. */
function doubtAt(last: LastOpen | undefined, now: number): ClockDoubt | null {
  if (last === undefined) return null;
  const jumpMs = now - last.at;
  const isPlausible = jumpMs >= -TOLERATED_MS && jumpMs <= LONGEST_CLOSED_MS;
  return isPlausible ? last.doubt : { jumpMs, openMs: 0 };
}

function doubtAfter(doubt: ClockDoubt | null, ms: number): ClockDoubt | null {
  if (doubt === null) return null;
  const openMs = doubt.openMs + ms;
  return openMs >= PROBATION_MS ? null : { ...doubt, openMs };
}

/** Says once that the wall's clock was set, and once that it is right again. */
function tellOff(context: ServerContext, told: number): number {
  const offMs = offBy(context);
  if (Math.abs(offMs - told) > TOLERATED_MS)
    context.log.warn({ offMs }, 'the clock of this machine was set; the house goes on by its own until the next start');
  return offMs;
}
