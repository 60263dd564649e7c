import {
  type AnyGame,
  type GameTypes,
  isTurnOn,
  type Match,
  type QuestionsAround,
  questionsIn,
  type Seat,
  tallyOf,
} from '@haven/kit';
import type { Clock, SeatClock } from '@haven/wire';
import type { StoredChair, StoredTable } from '../store/tables.ts';
import { type ClockRules, rulesOf } from './clock-rules.ts';
import {
  fullClock,
  isInTurn,
  type OneClock,
  readClock,
  started,
  startedAway,
  stopped,
  writtenClock,
} from './one-clock.ts';

/** A move that was made, or moves that were taken back. */
export type ClockDeed =
  | (QuestionsAround & { readonly what: 'move'; readonly isFurther: boolean })
  | { readonly what: 'undo' };

/** What a table has come to. */
export interface Moment {
  readonly chairs: readonly StoredChair[];
  readonly toAct: readonly Seat[];
  readonly now: number;
  readonly isHere: (seat: Seat) => boolean;
  readonly deed?: ClockDeed;
  /** Who has just taken a chair from a bot. */
  readonly returned?: readonly Seat[];
}

type Timed = Pick<StoredTable, 'clock' | 'clocks'>;

/** What the clock of every seat shows from this moment on. It runs for people who are to act, never for bots. */
export function clocksAfter({ clock, clocks }: Timed, moment: Moment): readonly SeatClock[] {
  if (clock.kind === 'none' || moment.chairs.length === 1) return [];
  const rules = rulesOf(clock);
  return moment.chairs.map((chair) => {
    const kept = clocks[chair.seat];
    const before = kept ? readClock(kept) : fullClock(rules, chair.seat);
    return writtenClock(chair.kind === 'human' ? ofPerson(rules, before, moment) : ofBot(rules, before, moment));
  });
}

/** A person who takes the chair back begins anew, unless the bot has not done yet what they were asked. */
function ofBot(rules: ClockRules, before: OneClock, { now, deed }: Moment): OneClock {
  const isPaused = isInTurn(before) && !isTurnOver(rules, before.seat, deed);
  return { ...stopped(rules, before, now), isPaused, ...(!isPaused && { spentMs: 0 }) };
}

function ofPerson(rules: ClockRules, before: OneClock, moment: Moment): OneClock {
  const { toAct, now, deed } = moment;
  const isOver = isInTurn(before) && isTurnOver(rules, before.seat, deed);
  const isEarned = isOver && deed?.what === 'move' && deed.isFurther;
  const runs = toAct.includes(before.seat);
  if (runs && before.since !== null && !isEarned) return connected(rules, before, moment);
  const stands = { ...stopped(rules, before, now), bankMs: bankAfter(rules, before, { ...moment, isEarned }) };
  if (!runs) return { ...stands, isPaused: isInTurn(before) && !isOver };
  const isNew = isEarned || beginsAnew(before, deed);
  return begun({ ...stands, ...(isNew && { spentMs: 0 }) }, moment);
}

/** A question that somebody else's move has settled is over too. */
function isTurnOver({ per }: ClockRules, seat: Seat, deed: ClockDeed | undefined): boolean {
  if (deed?.what !== 'move') return false;
  if (per === 'turn') return !isTurnOn(seat, deed);
  return deed.mover === seat || !deed.after.toAct.includes(seat);
}

/** After taking back, and where others only answered meanwhile, one goes on with what was left. */
function beginsAnew({ isPaused }: OneClock, deed: ClockDeed | undefined): boolean {
  return deed?.what !== 'undo' && !isPaused;
}

/**
 * Whoever has taken the chair back has at least so long for the next turn, or a bot would be there again at once. For
 * the turn in which they gave it away, or lost it, they have what was left.
 */
const RETURN_MS = 15_000;

function bankAfter(rules: ClockRules, before: OneClock, moment: Moment & { isEarned: boolean }): number {
  const { bankMs } = stopped(rules, before, moment.now);
  const isBack = moment.returned?.includes(before.seat) && !before.isPaused;
  const least = isBack ? Math.max(RETURN_MS, rules.addMs) - rules.freeMs : 0;
  return Math.max(bankMs, least) + (moment.isEarned ? rules.addMs : 0);
}

type Sight = Pick<Moment, 'now' | 'isHere'>;

function begun(clock: OneClock, { now, isHere }: Sight): OneClock {
  return isHere(clock.seat) ? started(clock, now) : startedAway(clock, now);
}

/** A clock that goes on: the grace begins when the connection is lost, and ends when it is back. */
function connected(rules: ClockRules, clock: OneClock, sight: Sight): OneClock {
  const isGraced = clock.graceSince !== undefined;
  if (sight.isHere(clock.seat) !== isGraced || (!isGraced && clock.graceMs === 0)) return clock;
  return begun(stopped(rules, clock, sight.now), sight);
}

/** The clocks of a table where nobody has a connection any more. */
export function clocksAlone({ clock, clocks }: Timed, now: number): readonly SeatClock[] {
  if (clock.kind === 'none') return clocks;
  const rules = rulesOf(clock);
  const sight = { now, isHere: () => false };
  return clocks.map((kept) => (kept.since === null ? kept : writtenClock(connected(rules, readClock(kept), sight))));
}

/** What became of a match. Nobody is given new time for a move that had been made before it was taken back. */
export function deedBetween(game: AnyGame, before: Match<GameTypes>, after: Match<GameTypes>): ClockDeed {
  const last = after.entries.at(-1);
  if (last === undefined || !('move' in last)) return { what: 'undo' };
  return {
    what: 'move',
    mover: last.seat,
    isFurther: tallyOf(after).most > tallyOf(before).most,
    before: questionsIn(game, before.state),
    after: questionsIn(game, after.state),
  };
}

/** When this seat's time runs out, if nothing happens before. */
export function endOf(clock: Clock, kept: SeatClock): number {
  const { since, spentMs, bankMs } = readClock(kept);
  if (clock.kind === 'none' || since === null) return Number.POSITIVE_INFINITY;
  return since + rulesOf(clock).freeMs - spentMs + bankMs;
}

/** The seats that have no time left. */
export function lateSeats({ clock, clocks }: Timed, now: number): Seat[] {
  return clocks.filter((seat) => endOf(clock, seat) <= now).map(({ seat }) => seat);
}
