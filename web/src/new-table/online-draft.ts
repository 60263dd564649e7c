import type { Access, TableWish, Timeout } from '@haven/wire';
import { PLAIN_TABLE } from '../start/new-run.ts';
import { type ClockDraft, clockIn, FIRST_CLOCK } from './clock-draft.ts';

export const PLACES = ['here', 'online'] as const;
type TablePlace = (typeof PLACES)[number];

/** Where a table stands, and what people who are far apart agree on. */
export interface OnlineDraft {
  readonly where: TablePlace;
  readonly access: Access;
  readonly clock: ClockDraft;
  readonly timeout: Timeout;
}

export const FIRST_ONLINE: OnlineDraft = {
  where: 'here',
  access: PLAIN_TABLE.access,
  clock: FIRST_CLOCK,
  timeout: PLAIN_TABLE.timeout,
};

/** The part of a wish that the game does not care about. */
export function agreedIn({ access, clock, timeout }: OnlineDraft): Pick<TableWish, 'access' | 'clock' | 'timeout'> {
  return { access, clock: clockIn(clock), timeout };
}
