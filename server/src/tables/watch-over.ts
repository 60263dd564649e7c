import { report, type ServerContext } from '../server-context.ts';
import { patienceWith } from './sickness.ts';
import type { Table } from './table.ts';

export type Watcher = (table: Table) => void;

/** One watcher that fails keeps no other from hearing. */
export function watchOver(context: ServerContext, table: Table, watchers: readonly Watcher[]): void {
  const patience = patienceWith(context, table);
  table.suffer = patience.suffer;
  table.announce = () => watchers.forEach((watch) => guarded(context, table, watch));
  // Not before the table can be held.
  context.later.soon(() => {
    table.announce();
    patience.grow();
  });
}

function guarded(context: ServerContext, table: Table, watch: Watcher): void {
  try {
    watch(table);
  } catch (error) {
    report(context, 'watcher', error);
    table.suffer(error);
  }
}
