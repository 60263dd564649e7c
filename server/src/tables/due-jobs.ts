import type { Seat } from '@haven/kit';
import type { SeatClock } from '@haven/wire';
import { endOf } from '../clocks/seat-clocks.ts';
import type { ServerContext } from '../server-context.ts';
import type { DueJob } from '../store/jobs.ts';
import type { StoredTable } from '../store/tables.ts';
import { isOnline } from './presence.ts';
import type { Table } from './table.ts';

/** Whoever moves for the bots, or begins the match, has done so by then, or is dead. */
export const LEASE_MS = 8_000;
/** A little later than those who are away are told by the server that saw them go. */
const NOTICE_MS = 22_000;

/** How a table stands after what is being written. */
interface Standing extends Pick<StoredTable, 'chairs' | 'clock' | 'timeout' | 'phase'> {
  readonly clocks: readonly SeatClock[];
  readonly toAct: readonly Seat[];
}

/** What some server has to see to after this; nothing where jobs do not outlive the server that set them. */
export function jobsAfter(context: ServerContext, table: Table, standing: Standing): { jobs?: readonly DueJob[] } {
  if (context.store.shared?.jobs === undefined) return {};
  const jobs = [
    ...clockJobs(standing, context.now()),
    ...(waitsForHouse(standing) ? [{ kind: 'table', inMs: LEASE_MS } as const] : []),
    ...(waitsForAbsent(table, standing) ? [{ kind: 'notice', inMs: NOTICE_MS } as const] : []),
  ];
  return jobs.length > 0 ? { jobs } : {};
}

export function clockJobs(
  { clock, clocks, timeout }: Pick<Standing, 'clock' | 'clocks' | 'timeout'>,
  now: number,
): DueJob[] {
  const end = Math.min(...clocks.map((each) => endOf(clock, each)));
  return timeout === 'bot' && end !== Number.POSITIVE_INFINITY ? [{ kind: 'clock', inMs: Math.max(0, end - now) }] : [];
}

function waitsForHouse({ phase, chairs, toAct }: Standing): boolean {
  return phase === 'sealing' || (phase === 'playing' && toAct.some((seat) => chairs[seat]?.kind === 'bot'));
}

/** By the day people come and go: whether they are there is seen when it is due. */
function waitsForAbsent(table: Table, { phase, chairs, toAct, clock }: Standing): boolean {
  if (phase !== 'playing') return false;
  return toAct.some((seat) => chairs[seat]?.kind === 'human' && (clock.kind === 'days' || !isOnline(table, seat)));
}
