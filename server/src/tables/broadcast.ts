import type { Viewer } from '@haven/kit';
import { report, type ServerContext } from '../server-context.ts';
import { tableLetter } from './messages.ts';
import type { Table } from './table.ts';
import { infoOf } from './table-info.ts';

/** Gives everybody the letter of their viewer. */
export function deliver({ listeners }: Table, letters: Map<Viewer, string>): void {
  for (const listener of listeners) {
    const letter = letters.get(listener.viewer);
    if (letter !== undefined) listener.hear(letter);
  }
}

/** Something of the table itself changed: chairs, presence, phase, aids. */
export function tellTable(context: ServerContext, table: Table): void {
  if (table.listeners.size === 0) return;
  try {
    const info = infoOf(table, context.now());
    for (const listener of table.listeners) listener.hear(tableLetter(table, listener, info));
  } catch (error) {
    report(context, 'tell', error);
    table.suffer(error);
  }
}
