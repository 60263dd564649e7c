import { type AnyGame, at, defaultOptions, type Questions, type Seat, simRng, start } from '@haven/kit';
import type { Clock, LiveClock, SeatClock } from '@haven/wire';
import { describe, expect, test } from 'vitest';
import type { StoredChair } from '../store/tables.ts';
import { SOLO } from '../testing/games.ts';
import { type ClockDeed, clocksAfter, clocksAlone, deedBetween, endOf, lateSeats, type Moment } from './seat-clocks.ts';

const LIVE: LiveClock = { kind: 'live', moveSeconds: 30, bankSeconds: 60 };
const TURNS: LiveClock = { ...LIVE, per: 'turn' };
const FISCHER: LiveClock = { kind: 'live', per: 'turn', moveSeconds: 0, bankSeconds: 60, addSeconds: 20 };
const DAYS: Clock = { kind: 'days', days: 2 };
const DAY_MS = 24 * 3600_000;
const chair = (seat: number, kind: StoredChair['kind'] = 'human'): StoredChair => ({
  seat,
  kind,
  player: `p${seat}`,
  name: '',
  seal: null,
  salt: null,
});
const TWO = [chair(0), chair(1)];
const asking = (...toAct: Seat[]): Questions => ({ toAct, waiting: [] });
const below = (waiting: Seat, ...toAct: Seat[]): Questions => ({ toAct, waiting: [waiting] });

/** Two people at a table, whose time passes by hand. */
function tableWith(clock: Clock, first: Questions, begins: Partial<Moment> = {}) {
  let now = 1000;
  let asked = first;
  let clocks: readonly SeatClock[] = [];
  const become = (moment: Partial<Moment>) => {
    const usual = { chairs: TWO, toAct: asked.toAct, now, isHere: () => true };
    clocks = clocksAfter({ clock, clocks }, { ...usual, ...moment });
    return clocks;
  };
  become(begins);
  return {
    clocks: () => clocks,
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
    become,
    moves: (mover: Seat, after: Questions, isFurther = true) => {
      const deed: ClockDeed = { what: 'move', mover, isFurther, before: asked, after };
      asked = after;
      return become({ deed });
    },
    takesBack: (after: Questions) => {
      asked = after;
      return become({ deed: { what: 'undo' } });
    },
    left: (seat: Seat) => {
      const { since, ...shown } = clocks[seat] ?? { seat, bankMs: 0, since: null };
      return endOf(clock, { ...shown, since: since ?? now }) - now;
    },
  };
}

test('the clock of whoever is to act runs; all have a full bank', () => {
  expect(tableWith(LIVE, asking(0)).clocks()).toEqual([
    { seat: 0, bankMs: 60_000, since: 1000 },
    { seat: 1, bankMs: 60_000, since: null },
  ]);
});

test.each([
  ['in time', 30_000, 60_000],
  ['from the bank', 45_000, 45_000],
  ['too late', 500_000, 0],
])('a move %s', (_name, spent, bankMs) => {
  const table = tableWith(LIVE, asking(0));
  table.pass(spent);
  expect(table.moves(0, asking(1))).toEqual([
    { seat: 0, bankMs, since: null, spentMs: 30_000 },
    { seat: 1, bankMs: 60_000, since: table.now() },
  ]);
});

test('by the move: whoever goes on with their turn has new time for the next one', () => {
  const table = tableWith(LIVE, asking(0));
  table.pass(40_000);
  expect(table.moves(0, asking(0))[0]).toEqual({ seat: 0, bankMs: 50_000, since: 41_000 });
});

test('by the turn: ten moves have the time of one', () => {
  const table = tableWith(TURNS, asking(0));
  for (let move = 0; move < 10; move += 1) {
    table.pass(5_000);
    expect(table.moves(0, asking(0))[0]).toEqual({ seat: 0, bankMs: 60_000, since: 1000 });
  }
  expect(table.moves(0, asking(1))[0]).toEqual({ seat: 0, bankMs: 40_000, since: null, spentMs: 30_000 });
});

test('by the turn: an interrupt stops the clock, and the turn goes on afterwards', () => {
  const table = tableWith(TURNS, asking(0));
  table.pass(20_000);
  expect(table.moves(0, below(0, 1))[0]).toEqual({
    seat: 0,
    bankMs: 60_000,
    since: null,
    spentMs: 20_000,
    isPaused: true,
  });
  table.pass(25_000);
  const back = table.moves(1, asking(0));
  expect(back[0]).toEqual({ seat: 0, bankMs: 60_000, since: table.now(), spentMs: 20_000 });
  table.pass(15_000);
  expect(table.left(0)).toBe(55_000);
});

test('by the turn: whoever was the last to answer has new time for the next question to all', () => {
  const table = tableWith(TURNS, asking(0, 1));
  table.pass(20_000);
  table.moves(0, asking(1));
  table.pass(25_000);
  expect(table.moves(1, asking(0, 1))).toEqual([
    { seat: 0, bankMs: 60_000, since: table.now() },
    { seat: 1, bankMs: 45_000, since: table.now() },
  ]);
});

test('seconds are added after a turn, once', () => {
  const table = tableWith(FISCHER, asking(0));
  table.pass(5_000);
  expect(table.moves(0, asking(0))[0]?.bankMs).toBe(60_000);
  expect(table.moves(0, asking(1))[0]?.bankMs).toBe(75_000);
  table.takesBack(asking(0));
  expect(table.moves(0, asking(1), false)[0]?.bankMs).toBe(75_000);
});

test('taking back gives no new time, neither to whoever does nor to whoever was asked meanwhile', () => {
  const table = tableWith(LIVE, asking(0));
  table.pass(25_000);
  table.moves(0, asking(1));
  table.pass(10_000);
  table.takesBack(asking(0));
  expect([table.left(0), table.left(1)]).toEqual([65_000, 80_000]);
  table.pass(1_000);
  table.moves(0, asking(1), false);
  expect([table.left(0), table.left(1)]).toEqual([64_000, 80_000]);
  expect(table.moves(1, asking(0))[0]).toEqual({ seat: 0, bankMs: 60_000, since: table.now() });
});

test('a move that was made before gives no new time until the match goes further', () => {
  const none = start(SOLO, { seats: 1, options: defaultOptions(SOLO.options), seed: '0'.repeat(64) });
  const move = { seat: 0, move: 'any', events: [] };
  const steps = [move, move, { seat: 0, undone: 2 }, move, move, move];
  const matches = steps.map((_, index) => ({ ...none, entries: steps.slice(0, index + 1) }));
  const game: AnyGame = { ...SOLO, toAct: () => [0] };
  const deeds = matches.map((match, index) => deedBetween(game, matches[index - 1] ?? none, match));
  expect(deeds.map((deed) => (deed.what === 'undo' ? deed.what : deed.isFurther))).toEqual([
    ...[true, true, 'undo', false, false, true],
  ]);
});

test('several decide at once: each clock runs until its own answer', () => {
  const table = tableWith(LIVE, asking(0, 1));
  table.pass(20_000);
  expect(table.moves(1, asking(0))).toEqual([
    { seat: 0, bankMs: 60_000, since: 1000 },
    { seat: 1, bankMs: 60_000, since: null, spentMs: 20_000 },
  ]);
});

test('no clock runs for a bot, alone, or where nobody counts', () => {
  const moment = { toAct: [0], now: 5, isHere: () => true };
  const chairs = [chair(0, 'bot'), chair(1)];
  expect(clocksAfter({ clock: LIVE, clocks: [] }, { ...moment, chairs })[0]?.since).toBe(null);
  expect(clocksAfter({ clock: LIVE, clocks: [] }, { ...moment, chairs: [chair(0)] })).toEqual([]);
  expect(clocksAfter({ clock: { kind: 'none' }, clocks: [] }, { ...moment, chairs: TWO })).toEqual([]);
});

test('whoever comes back for a bot has time for a turn, though the bank is empty', () => {
  const table = tableWith(FISCHER, asking(0));
  table.pass(90_000);
  const chairs = [chair(0, 'bot'), chair(1)];
  table.become({ chairs });
  expect(table.clocks()[0]).toEqual({ seat: 0, bankMs: 0, since: null, isPaused: true });
  const deed: ClockDeed = { what: 'move', mover: 0, isFurther: true, before: asking(0), after: asking(1) };
  table.become({ chairs, deed });
  expect(table.become({ returned: [0] })[0]).toEqual({ seat: 0, bankMs: 20_000, since: table.now() });
});

test.each([LIVE, TURNS, FISCHER, DAYS])('handing over and coming back in one breath gives no time: %j', (clock) => {
  const table = tableWith(clock, asking(0));
  const before = table.left(0);
  for (let times = 1; times < 4; times += 1) {
    table.pass(5000);
    table.become({ chairs: [chair(0, 'bot'), chair(1)] });
    table.become({ returned: [0] });
    expect(table.left(0)).toBe(before - times * 5000);
  }
});

test('when the time is over', () => {
  const clocks = tableWith(LIVE, asking(0)).clocks();
  expect(clocks.map((seat) => endOf(LIVE, seat))).toEqual([91_000, Number.POSITIVE_INFINITY]);
  expect(lateSeats({ clock: LIVE, clocks }, 90_999)).toEqual([]);
  expect(lateSeats({ clock: LIVE, clocks }, 91_000)).toEqual([0]);
  expect(endOf(DAYS, { seat: 0, bankMs: 0, since: 7 })).toBe(7 + 2 * DAY_MS);
});

describe('a lost connection', () => {
  const GRACED: LiveClock = { ...LIVE, graceSeconds: 30 };
  const away = { isHere: (seat: Seat) => seat !== 0 };

  test('stops the clock for the grace of the match, which is used up bit by bit', () => {
    const table = tableWith(GRACED, asking(0));
    table.pass(10_000);
    expect(table.become(away)[0]).toMatchObject({ spentMs: 10_000, graceMs: 30_000, graceSince: 11_000 });
    table.pass(20_000);
    expect(table.become({})[0]).toEqual({
      seat: 0,
      bankMs: 60_000,
      since: 31_000,
      spentMs: 10_000,
      graceMs: 10_000,
    });
    table.become(away);
    table.pass(15_000);
    expect(table.left(0)).toBe(75_000);
    expect(table.become({})[0]).toEqual({ seat: 0, bankMs: 60_000, since: 46_000, spentMs: 15_000 });
    expect(table.become(away)[0]).toEqual({ seat: 0, bankMs: 60_000, since: 46_000, spentMs: 15_000 });
  });

  test('counts for nobody where the table chose no grace', () => {
    const table = tableWith(LIVE, asking(0));
    expect(table.become(away)[0]).toEqual({ seat: 0, bankMs: 60_000, since: 1000 });
  });

  test('whoever is away when they are asked begins with the grace', () => {
    const table = tableWith(GRACED, asking(0), away);
    expect(table.clocks()[0]).toMatchObject({ since: 31_000, graceSince: 1000 });
    table.pass(25_000);
    expect(table.become({ toAct: [1] })[0]).toMatchObject({ since: null, graceMs: 5_000, bankMs: 60_000 });
  });

  test('of all at once, when the house was closed', () => {
    const clocks = tableWith(GRACED, asking(0)).clocks();
    expect(clocksAlone({ clock: GRACED, clocks }, 6_000)).toEqual([
      { seat: 0, bankMs: 60_000, since: 36_000, spentMs: 5_000, graceMs: 30_000, graceSince: 6_000 },
      { seat: 1, bankMs: 60_000, since: null, graceMs: 30_000 },
    ]);
  });
});

const RANDOM: readonly LiveClock[] = [
  { ...LIVE, graceSeconds: 30 },
  { ...TURNS, addSeconds: 7, graceSeconds: 120 },
  { ...FISCHER, graceSeconds: 30 },
];

test.each(RANDOM)('no time is gained but by what the clock adds, and none is ever owed: %o', (clock) => {
  for (let seed = 1; seed <= 500; seed += 1)
    expect({ seed, unfair: unfairIn(clock, seed) }).toEqual({ seed, unfair: [] });
});

/** Moves, interrupts, taking back and lost connections in any order, looked at after each. */
function unfairIn(clock: LiveClock, seed: number): Change[] {
  const rng = simRng(seed);
  const table = tableWith(clock, asking(0));
  const questions = [asking(0), asking(1), asking(0, 1), below(0, 1), below(1, 0)];
  const any = <V>(values: readonly V[]) => at(values, rng.below(values.length));
  return Array.from({ length: 60 }).flatMap(() => {
    const before = table.clocks();
    table.pass(any([0, 700, 9_000, 40_000]));
    const [what, after, isFurther] = [rng.below(4), any(questions), rng.below(2) === 0];
    if (what === 0) table.become({ isHere: () => isFurther });
    else if (what === 1) table.takesBack(after);
    else table.moves(any([0, 1]), after, isFurther);
    const addedMs = what > 1 && isFurther ? (clock.addSeconds ?? 0) * 1000 : 0;
    const changes = table.clocks().map((now, seat) => ({ before: at(before, seat), now, time: table.now(), addedMs }));
    return changes.filter((change) => !isFair(clock, change));
  });
}

interface Change {
  readonly before: SeatClock;
  readonly now: SeatClock;
  readonly time: number;
  readonly addedMs: number;
}

function isFair(clock: LiveClock, { before, now, time, addedMs }: Change): boolean {
  const { bankMs, spentMs = 0, graceMs = 0 } = now;
  const passed = before.since === null ? 0 : Math.max(0, time - before.since);
  const isOwed = bankMs < 0 || spentMs < 0 || graceMs < 0 || spentMs > clock.moveSeconds * 1000;
  const isGained = bankMs > before.bankMs + addedMs || graceMs > (before.graceMs ?? 0);
  return !isOwed && !isGained && bankMs >= before.bankMs - passed;
}
