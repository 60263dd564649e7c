import type { Access } from '@haven/wire';
import type { Calendar } from '../clocks/calendar.ts';
import { report, type ServerContext } from '../server-context.ts';
import type { GatheringTable } from '../store/tables.ts';
import { changeTable } from '../tables/change.ts';
import { broadcastTable } from '../tables/messages.ts';
import { isOnline } from '../tables/presence.ts';
import { isGathering, isSet, type SetTable, type Table } from '../tables/table.ts';
import type { GatheringDeps } from './porch.ts';

const MINUTE_MS = 60_000;
/** So long a table waits for its first match without anybody there. */
const FORSAKEN_MS: Readonly<Record<Access, number>> = { public: 30 * MINUTE_MS, link: 7 * 24 * 60 * MINUTE_MS };
/** After the house was closed people have to find back. */
const GRACE_MS = 30 * MINUTE_MS;
/** Until a table that cannot go now is looked at again. */
const AGAIN_MS = 10 * MINUTE_MS;

export function isForsaken({ access, changed }: Pick<GatheringTable, 'access' | 'changed'>, now: number): boolean {
  return changed + FORSAKEN_MS[access] <= now;
}

/** Tables where nobody waits any more go by themselves. */
export interface Forsaken {
  watch(table: Table): void;
  follow(table: GatheringTable): void;
}

export function createForsaken(deps: GatheringDeps & { readonly calendar: Calendar }): Forsaken {
  const { context, timers, registry, calendar } = deps;
  const opened = context.now();
  const follow = (table: GatheringTable) => {
    const at = Math.max(table.changed + FORSAKEN_MS[table.access], opened + GRACE_MS);
    timers.set(nameOf(table.id), at, () => leave(table));
  };
  const leave = async (table: GatheringTable) => {
    timers.set(nameOf(table.id), context.now() + AGAIN_MS, () => leave(table));
    if (calendar.isDoubted() || registry.isAttended(table.id)) return;
    const { isGone, rematchOf } = await context.store.tables.forsake(table, () => !registry.letGo(table.id));
    if (!isGone) return;
    timers.clear(nameOf(table.id));
    context.log.info({ table: table.id }, 'a table where nobody waited any more has gone');
    if (rematchOf !== null) await forgetRematch(deps, rematchOf);
  };
  return {
    follow,
    watch: (table) => {
      if (!isGathering(table) || isSomebodyHere(table)) return timers.clear(nameOf(table.id));
      rememberLast(context, table);
      follow(table.setting);
    },
  };
}

function nameOf(id: string): string {
  return `forsaken ${id}`;
}

function isSomebodyHere(table: SetTable): boolean {
  return table.setting.chairs.some(({ seat }) => isOnline(table, seat));
}

/** Presence is known to the memory alone: when the last one goes, the table itself remembers when that was. */
function rememberLast(context: ServerContext, table: SetTable): void {
  const last = Math.max(...table.presence.left.values());
  if (last <= table.setting.changed) return;
  const remember = () =>
    isGathering(table) && !isSomebodyHere(table) ? changeTable(context, table, {}) : Promise.resolve(undefined);
  void table.queue.run(remember).catch((error: unknown) => report(context, 'forsaken', error));
}

/** The match before it may be asked for another rematch. */
async function forgetRematch({ context, registry }: GatheringDeps, id: string): Promise<void> {
  if (!registry.isOpen(id)) return;
  await registry.errand(id, (table) => {
    if (!isSet(table)) return;
    table.setting = { ...table.setting, rematch: null };
    broadcastTable(context, table);
  });
}
