import { AWAY, type Chair, type TableInfo } from '@haven/wire';
import { isOut, timeLeft } from './time-left.ts';

/** Somebody who keeps the others waiting, and how long until the others need not wait. */
export interface Missing {
  readonly chair: Chair;
  /** Out of time, whether they are there or not. */
  readonly isLate: boolean;
  /** Until a bot may play for them, and until the match may be ended without them. */
  readonly botMs: number;
  readonly endMs: number;
}

/** Who of the people is missing; as long as turns take days, nobody is for being away. */
export function missingOf(table: TableInfo, chair: Chair, now: number): Missing | undefined {
  if (chair.kind !== 'human' || table.phase !== 'playing') return undefined;
  const clock = table.clocks.find(({ seat }) => seat === chair.seat);
  const left = timeLeft(table.clock, clock, now);
  const isLate = left !== undefined && isOut(left);
  const isAway = chair.awaySince !== undefined && table.clock.kind !== 'days';
  if (!isLate && !isAway) return undefined;
  const awayMs = isAway && chair.awaySince !== undefined ? now - chair.awaySince : 0;
  const until = (ms: number) => (isAway ? Math.max(0, ms - awayMs) : Number.POSITIVE_INFINITY);
  const isGone = isLate && chair.awaySince !== undefined && table.clock.kind === 'days';
  return { chair, isLate, botMs: isLate ? 0 : until(AWAY.botMs), endMs: isGone ? 0 : until(AWAY.endMs) };
}
