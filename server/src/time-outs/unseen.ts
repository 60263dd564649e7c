import type { Alarms } from '../clocks/timers.ts';
import type { ServerContext } from '../server-context.ts';
import { tellTable } from '../tables/broadcast.ts';
import { goneFrom } from '../tables/presence.ts';
import type { Matches, Watcher } from '../tables/registry.ts';
import { isSet, type Table } from '../tables/table.ts';

interface Hall {
  readonly context: ServerContext;
  readonly matches: Matches;
  readonly alarms: Alarms;
}

/** Whoever has not looked at their pages for long is away from then on, and everybody at the table is told. */
export function watchUnseen({ context, matches, alarms }: Hall): Watcher {
  const ring = (id: string) => {
    const table = matches.peek(id);
    if (table === undefined) return;
    tellTable(context, table);
    table.announce();
  };
  return (table) => {
    const name = `unseen ${table.id}`;
    const at = nextGone(table, context.now());
    if (at === Number.POSITIVE_INFINITY) alarms.clear(name);
    else alarms.set(name, at, () => ring(table.id));
  };
}

function nextGone(table: Table, now: number): number {
  if (!isSet(table)) return Number.POSITIVE_INFINITY;
  const moments = table.setting.chairs.map(({ seat }) => goneFrom(table, seat));
  return Math.min(...moments.filter((at) => at > now), Number.POSITIVE_INFINITY);
}
