import type { Access, Clock, TableWish, Timeout } from '@haven/wire';
import { PLAIN_TABLE } from '../table/new-run.ts';

export const PLACES = ['here', 'online'] as const;
type Place = (typeof PLACES)[number];

/** Ready-made clocks, by a word that names each. */
export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'live', moveSeconds: 30, bankSeconds: 300 },
  calm: { kind: 'live', moveSeconds: 60, bankSeconds: 600 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;

/** Where a table stands, and what people who are far apart agree on. */
export interface OnlineDraft {
  readonly where: Place;
  readonly access: Access;
  readonly clock: ClockName;
  readonly timeout: Timeout;
}

export const FIRST_ONLINE: OnlineDraft = {
  where: 'here',
  access: PLAIN_TABLE.access,
  clock: 'none',
  timeout: PLAIN_TABLE.timeout,
};

/** The part of a wish that the game does not care about. */
export function agreedIn({ access, clock, timeout }: OnlineDraft): Pick<TableWish, 'access' | 'clock' | 'timeout'> {
  return { access, clock: CLOCKS[clock], timeout };
}
