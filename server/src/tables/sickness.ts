import { report, type ServerContext } from '../server-context.ts';
import { Damaged } from '../store/damaged.ts';
import { isRefused } from '../store/postgres-errors.ts';
import { StoreFailed } from '../store/store-failed.ts';
import { errorMessage } from './messages.ts';
import type { Queue } from './queue.ts';
import type { Listener, Table } from './table.ts';

/** So many failures within an hour are no accident. */
const MOST_FAILURES = 3;
const HOUR_MS = 3600_000;

interface Patience {
  suffer(error: unknown): void;
  /** The table was opened: from now on a single failure may be an accident. */
  grow(): void;
}

/** Counts what fails about a table, until it is left alone. */
export function patienceWith(context: ServerContext, { id }: Table): Patience {
  let most = 1;
  let failures: number[] = [];
  return {
    grow: () => {
      most = MOST_FAILURES;
    },
    suffer: (error) => {
      if (isStoreTrouble(error)) return;
      failures = [...failures.filter((at) => at > context.now() - HOUR_MS), context.now()];
      if (failures.length >= most || error instanceof Damaged) context.sick.admit({ kind: 'table', id }, error);
    },
  };
}

/** A disk or a database that does not answer, or does not want to now, is no fault of the table. */
function isStoreTrouble(error: unknown): boolean {
  if (error instanceof StoreFailed || isRefused(error)) return true;
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}

/** Whoever sits there is told, and let go. */
export function closeSick(context: ServerContext, table: Table): void {
  const sickness = context.sick.of(table.id);
  if (sickness === undefined) return;
  const listeners = [...table.listeners];
  table.listeners.clear();
  table.queue = closedQueue(sickness);
  const message = errorMessage(sickness.refusal);
  for (const listener of listeners) listener.hear(message);
}

function closedQueue(why: Error): Queue {
  return { run: () => Promise.reject(why) };
}

/** Whoever cannot hear any more is gone; nobody else notices. */
export function shielded(context: ServerContext, table: Table, listener: Listener): Listener {
  const { hear } = listener;
  listener.hear = (message) => {
    try {
      hear(message);
    } catch (error) {
      table.listeners.delete(listener);
      report(context, 'listener', error);
    }
  };
  return listener;
}
