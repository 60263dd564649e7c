import type { Clock, SeatClock } from '@haven/wire';

/** What a seat has: for this turn first, then from its bank. */
export interface TimeLeft {
  readonly moveMs: number;
  readonly bankMs: number;
  readonly isRunning: boolean;
  /** The connection is lost: for so long the time stands still. */
  readonly graceMs: number;
}

const DAY_MS = 24 * 3600_000;

/** How much time a seat has left; nothing where nobody counts. */
export function timeLeft(clock: Clock, seat: SeatClock | undefined, now: number): TimeLeft | undefined {
  if (clock.kind === 'none' || seat === undefined) return undefined;
  const allowed = clock.kind === 'days' ? clock.days * DAY_MS : clock.moveSeconds * 1000;
  const graceMs = graceIn(seat, now);
  const spent = spentIn(seat, now);
  return {
    moveMs: Math.max(0, allowed - spent),
    bankMs: Math.max(0, seat.bankMs - Math.max(0, spent - allowed)),
    isRunning: seat.since !== null && graceMs === 0,
    graceMs,
  };
}

/** What the last turn has used counts for it alone. */
function spentIn({ since, spentMs = 0, isPaused }: SeatClock, now: number): number {
  if (since === null) return isPaused ? spentMs : 0;
  return spentMs + Math.max(0, now - since);
}

function graceIn({ since, graceSince }: SeatClock, now: number): number {
  return since === null || graceSince === undefined ? 0 : Math.max(0, since - now);
}

export function isOut({ moveMs, bankMs, isRunning }: TimeLeft): boolean {
  return isRunning && moveMs + bankMs <= 0;
}

const HURRY_MS = 10_000;

export function isHurried({ moveMs, bankMs, isRunning }: TimeLeft): boolean {
  return isRunning && moveMs + bankMs < HURRY_MS;
}

/** From ten down to one; null before and after. */
export function lastSecondsIn(left: TimeLeft | undefined): number | null {
  if (left === undefined || !isHurried(left) || isOut(left)) return null;
  return Math.ceil((left.moveMs + left.bankMs) / 1000);
}

/** Hours, minutes and seconds as on a clock: 0:07, 12:30, 1:02:03. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Whole days and hours, for those who play by the day. */
export function daysAndHours(ms: number): { readonly days: number; readonly hours: number } {
  return { days: Math.floor(ms / DAY_MS), hours: Math.floor((ms % DAY_MS) / 3600_000) };
}
