import { tallyOf } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import type { Mark } from '../store/shared.ts';
import { reload } from './reload.ts';
import type { Table } from './table.ts';

/** Reads what other servers have written to a table since. To be called from its queue; whether there was anything. */
export async function catchUp(context: ServerContext, table: Table): Promise<boolean> {
  const { shared } = context.store;
  if (shared === undefined) return false;
  const [mark] = await shared.marks([table.id]);
  if (mark === undefined || !isBehind(table, mark)) return false;
  await reload(context, table);
  return true;
}

/** Whether the store knows more of a table than the memory does. */
export function isBehind({ match, setting, aids }: Table, mark: Mark): boolean {
  const { entries } = match ? tallyOf(match) : { entries: null };
  if (mark.entries !== entries || (mark.aids !== null && mark.aids !== JSON.stringify(aids))) return true;
  if (setting === undefined) return false;
  const { revision, clocks, rematch } = setting;
  return mark.revision !== revision || mark.clocks !== JSON.stringify(clocks) || mark.rematch !== rematch;
}
