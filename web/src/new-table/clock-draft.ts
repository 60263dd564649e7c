import type { Clock, Pace } from '@haven/wire';

/** Ready-made clocks, by a word that names each; the last is made by hand. */
export const CLOCK_NAMES = ['none', 'fast', 'easy', 'evening', 'day', 'own'] as const;
type ClockName = (typeof CLOCK_NAMES)[number];

const READY_MADE = {
  none: { kind: 'none' },
  fast: { kind: 'live', per: 'turn', moveSeconds: 45, bankSeconds: 180 },
  easy: { kind: 'live', per: 'turn', moveSeconds: 90, bankSeconds: 600 },
  evening: { kind: 'live', per: 'turn', moveSeconds: 180, bankSeconds: 1800 },
  day: { kind: 'days', per: 'turn', days: 1 },
} as const satisfies Record<Exclude<ClockName, 'own'>, Clock>;

export const OWN_KINDS = ['live', 'days'] as const;
type OwnKind = (typeof OWN_KINDS)[number];

export const GRACES = ['0', '30', '120'] as const;
type Grace = (typeof GRACES)[number];

/** What may be typed in: from, to. */
export const LIMITS = {
  moveSeconds: [0, 3600],
  bankMinutes: [0, 1440],
  addSeconds: [0, 3600],
  days: [1, 30],
} as const;
export type OwnNumber = keyof typeof LIMITS;

/** A clock in the making; the numbers are as they were typed. */
export interface ClockDraft extends Readonly<Record<OwnNumber, number>> {
  readonly name: ClockName;
  readonly kind: OwnKind;
  readonly per: Pace;
  /** In seconds. */
  readonly grace: Grace;
}

export const FIRST_CLOCK: ClockDraft = {
  name: 'none',
  kind: 'live',
  per: 'turn',
  grace: '30',
  moveSeconds: 0,
  bankMinutes: 10,
  addSeconds: 20,
  days: 3,
};

/** The draft that makes this clock: by its word if it has one. */
export function draftOfClock(clock: Clock): ClockDraft {
  const draft = { ...FIRST_CLOCK, ...ownNumbers(clock) };
  const name = READY_NAMES.find((ready) => isSameClock(clockIn({ ...draft, name: ready }), clock));
  return { ...draft, name: name ?? 'own' };
}

/** Another clock by its word; one's own begins with the numbers of the one before. */
export function withName(draft: ClockDraft, name: ClockName): ClockDraft {
  return name === 'own' && draft.name !== 'own'
    ? { ...draft, ...ownNumbers(clockIn(draft)), name }
    : { ...draft, name };
}

const READY_NAMES = ['none', 'fast', 'easy', 'evening', 'day'] as const satisfies readonly ClockName[];

function ownNumbers(clock: Clock): Partial<ClockDraft> {
  if (clock.kind === 'none') return {};
  const { kind, per = 'move' } = clock;
  if (clock.kind === 'days') return { kind, per, days: clock.days };
  const { moveSeconds, bankSeconds, addSeconds = 0, graceSeconds = 0 } = clock;
  const grace = GRACES.find((seconds) => Number(seconds) === graceSeconds) ?? '0';
  return { kind, per, grace, moveSeconds, bankMinutes: bankSeconds / 60, addSeconds };
}

export function isSameClock(one: Clock, other: Clock): boolean {
  const [words, others] = [one, other].map((clock) => JSON.stringify(Object.entries(clock).sort()));
  return words === others;
}

export function clockIn(draft: ClockDraft): Clock {
  const { name, grace } = draft;
  const clock = name === 'own' ? ownClock(draft) : READY_MADE[name];
  return clock.kind === 'live' && grace !== '0' ? { ...clock, graceSeconds: Number(grace) } : clock;
}

/** Whoever leaves no time at all means a minute. */
function ownClock(draft: ClockDraft): Clock {
  const { kind, per } = draft;
  if (kind === 'days') return { kind, per, days: numberIn(draft, 'days') };
  const [moveSeconds, addSeconds] = [numberIn(draft, 'moveSeconds'), numberIn(draft, 'addSeconds')];
  const bankMinutes = Math.max(numberIn(draft, 'bankMinutes'), moveSeconds < 5 ? 1 : 0);
  return { kind, per, moveSeconds, bankSeconds: bankMinutes * 60, ...(addSeconds > 0 && { addSeconds }) };
}

function numberIn(draft: ClockDraft, name: OwnNumber): number {
  const [least, most] = LIMITS[name];
  const typed = Math.round(draft[name]);
  return Number.isNaN(typed) ? least : Math.min(most, Math.max(least, typed));
}
