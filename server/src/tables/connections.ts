import { isDeepStrictEqual } from 'node:util';
import type { SeatClock } from '@haven/wire';
import { clocksAfter } from '../clocks/seat-clocks.ts';
import { report, type ServerContext } from '../server-context.ts';
import { Sick } from '../sick-list.ts';
import { clockJobs } from './due-jobs.ts';
import { broadcastTable } from './messages.ts';
import { otherRulesOf } from './other-rules.ts';
import { connectionsAt } from './presence.ts';
import { reload } from './reload.ts';
import { isPlaying, isSet, type SetTable, type Table } from './table.ts';

/** Somebody has left: if a clock stops over it, that is told too. */
export function followLeaving(context: ServerContext, table: Table): void {
  const follow = async () => {
    if (await followConnections(context, table)) broadcastTable(context, table);
  };
  table.queue.run(follow).catch((error: unknown) => {
    if (!(error instanceof Sick)) report(context, 'clocks', error);
  });
}

/** So often others may be first until the clocks are left as they are. */
const MOST_TRIES = 5;

/**
 * Stops and starts the clocks of those who lost their connection or are back. To be called from the table's queue;
 * whether any did. Where another server has written meanwhile, what its clocks show counts.
 */
export async function followConnections(context: ServerContext, table: Table): Promise<boolean> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const clocks = clocksNow(context, table);
    if (!isSet(table) || clocks === undefined || isDeepStrictEqual(clocks, table.setting.clocks)) return false;
    if (await context.store.clocks.keep(table.id, clocks, table.setting.clocks)) {
      await shown(context, table, clocks);
      return true;
    }
    await reload(context, table);
  }
  return false;
}

async function shown(context: ServerContext, table: SetTable, clocks: readonly SeatClock[]): Promise<void> {
  table.setting = { ...table.setting, clocks };
  context.bus.tell({ what: 'table', id: table.id });
  table.announce();
  await context.store.shared?.jobs?.add(table.id, clockJobs(table.setting, context.now()));
}

function clocksNow(context: ServerContext, table: Table): readonly SeatClock[] | undefined {
  if (!isSet(table) || !isPlaying(table) || table.setting.phase !== 'playing' || otherRulesOf(table)) return undefined;
  const { game, match, setting } = table;
  const isHere = connectionsAt(context, table);
  return clocksAfter(setting, { chairs: setting.chairs, toAct: game.toAct(match.state), now: context.now(), isHere });
}
