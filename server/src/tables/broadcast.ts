import type { Viewer } from '@haven/kit';
import { report, type ServerContext } from '../server-context.ts';
import { tableMessage } from './messages.ts';
import type { Table } from './table.ts';
import { infoOf } from './table-info.ts';

/** Gives everybody the message of their viewer. */
export function broadcast({ listeners }: Table, messages: Map<Viewer, string>): void {
  for (const listener of listeners) {
    const message = messages.get(listener.viewer);
    if (message !== undefined) listener.hear(message);
  }
}

/** Something of the table itself changed: chairs, presence, phase, aids. */
export function broadcastTable(context: ServerContext, table: Table): void {
  if (table.listeners.size === 0) return;
  try {
    const info = infoOf(table, context.now());
    for (const listener of table.listeners) listener.hear(tableMessage(table, listener, info));
  } catch (error) {
    report(context, 'tell', error);
    table.suffer(error);
  }
}
