import type { Refusal } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import { errorMessage, refusedMessage } from './messages.ts';
import type { Listener, Table } from './table.ts';

interface Denied {
  readonly listener: Listener;
  readonly refusal: Refusal;
}

/** What one of them wanted to play is refused, and they are told how things stand; nobody else hears of it. */
export function sendRefusal(context: ServerContext, table: Table, { listener, refusal }: Denied): void {
  countRefusal(context, refusal);
  listener.hear(refusedMessage(table, listener.viewer, refusal));
}

/** Something else than a move is refused; nobody else hears of it. */
export function sendError(context: ServerContext, listener: Pick<Listener, 'hear'>, refusal: Refusal): void {
  countRefusal(context, refusal);
  listener.hear(errorMessage(refusal));
}

function countRefusal({ metrics }: ServerContext, { code }: Refusal): void {
  metrics.refusals.inc({ code });
}
