import type { Refusal } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import type { Listener } from './table.ts';

/** Something else than a move is refused; nobody else hears of it. */
export function complain(context: ServerContext, listener: Listener, refusal: Refusal): void {
  context.metrics.refusals.inc({ code: refusal.code });
  listener.hear(JSON.stringify({ type: 'error', refusal }));
}
