import type { Timers } from '../clocks/timers.ts';
import type { ServerContext } from '../server-context.ts';
import { broadcastTable } from '../tables/messages.ts';
import { goneFrom } from '../tables/presence.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isSet, type Table } from '../tables/table.ts';
import type { Watcher } from '../tables/watch-over.ts';

interface UnseenDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly timers: Timers;
}

/** Whoever has not looked at their pages for long is away from then on, and everybody at the table is told. */
export function watchUnseen({ context, registry, timers }: UnseenDeps): Watcher {
  const ring = (id: string) => {
    const table = registry.peek(id);
    if (table === undefined) return;
    broadcastTable(context, table);
    table.announce();
  };
  return (table) => {
    const name = `unseen ${table.id}`;
    const at = nextGone(table, context.now());
    if (at === Number.POSITIVE_INFINITY) timers.clear(name);
    else timers.set(name, at, () => ring(table.id));
  };
}

function nextGone(table: Table, now: number): number {
  if (!isSet(table)) return Number.POSITIVE_INFINITY;
  const moments = table.setting.chairs.map(({ seat }) => goneFrom(table, seat));
  return Math.min(...moments.filter((at) => at > now), Number.POSITIVE_INFINITY);
}
