import { HOST_PATIENCE_MS } from '@haven/wire';
import type { StoredTable } from '../store/tables.ts';
import { changeTable } from '../tables/change.ts';
import { absenceOf, isHere } from '../tables/presence.ts';
import { isGathering, type SetTable } from '../tables/table.ts';
import type { Watcher } from '../tables/watch-over.ts';
import { type GatheringDeps, ringAt } from './porch.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** A host who is away for long, or gone, is followed by whoever has been there for the longest time. */
export function watchHosts(deps: GatheringDeps): Watcher {
  const { context, timers } = deps;
  const handOver = (table: SetTable) => {
    const host = isHostAway(table, context.now()) ? heirOf(table, context.now()) : undefined;
    return host === undefined ? undefined : changeTable(context, table, { host });
  };
  return (table) => {
    const name = `host ${table.id}`;
    const at = isGathering(table) && heirOf(table, context.now()) !== undefined ? handedOnAt(table) : NEVER;
    if (at === NEVER) timers.clear(name);
    else ringAt(deps, { name, table: table.id, at }, handOver);
  };
}

/** Whether the table has waited for its host long enough. */
export function isHostAway(table: SetTable, now: number): boolean {
  return handedOnAt(table) <= now;
}

function handedOnAt(table: SetTable): number {
  const chair = table.setting.chairs.find(({ player }) => player === table.setting.host);
  if (chair === undefined) return 0;
  const absence = absenceOf(table, chair);
  return absence ? Math.max(absence.from, absence.since + HOST_PATIENCE_MS) : NEVER;
}

/** Of those who are there, besides the host, the one who came first. */
export function heirOf(table: SetTable, now: number): string | undefined {
  const { chairs, host } = table.setting;
  const here = chairs.flatMap(({ seat, player }) =>
    player !== null && player !== host && isHere(table, seat, now) ? [player] : [],
  );
  const since = (player: string) => table.presence.came.get(player) ?? table.presence.opened;
  return here.sort((one, other) => since(one) - since(other))[0];
}

/** Whether the host has a chair, be it one that is kept for them. */
export function hasHost({ chairs, host }: StoredTable): boolean {
  return chairs.some(({ player }) => player === host);
}
