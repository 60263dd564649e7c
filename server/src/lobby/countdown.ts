import type { Refusal } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import { changeTable } from '../tables/change.ts';
import { broadcastTable } from '../tables/messages.ts';
import { isOnline } from '../tables/presence.ts';
import { isGathering, type SetTable, type Table } from '../tables/table.ts';
import type { Watcher } from '../tables/watch-over.ts';
import { chairOf } from './chairs.ts';
import { type GatheringDeps, ringAt } from './porch.ts';

const COUNTDOWN_MS = 20_000;
/** So long a table waits for somebody who asks it to. */
const WAIT_MS = 120_000;

function waitFor(context: ServerContext, table: Table, { player, until }: { player: string; until: number }): void {
  const { countdown } = table;
  countdown.waited.add(player);
  countdown.notBefore = until;
  countdown.at = until;
  broadcastTable(context, table);
  table.announce();
}

/** A full public table needs nobody to begin it. */
export function watchCountdowns(deps: GatheringDeps): Watcher {
  const { context, registry } = deps;
  context.bus.hear((tiding) => {
    const table = tiding.what === 'wait' ? registry.peek(tiding.id) : undefined;
    if (table && tiding.what === 'wait') waitFor(context, table, tiding);
  });
  const begin = (table: SetTable) => {
    const { at = Number.POSITIVE_INFINITY } = table.countdown;
    return at <= context.now() && isReady(table) ? changeTable(context, table, { phase: 'sealing' }) : undefined;
  };
  return (table) => {
    if (!isReady(table)) return callOff(deps, table);
    const at = beginningOf(table, context.now());
    ringAt(deps, { name: nameOf(table), table: table.id, at }, begin);
    countTo(context, table, at);
  };
}

/** Whoever asked to wait is waited for, also if a chair was empty meanwhile; what was agreed anew can be read first. */
function beginningOf({ countdown, setting }: SetTable, now: number): number {
  const { told, clock, timeout, chairs } = setting;
  const terms = JSON.stringify([told, clock, timeout, chairs.length]);
  const isRunning = countdown.at !== undefined && countdown.terms === terms;
  countdown.terms = terms;
  return isRunning && countdown.at !== undefined ? countdown.at : Math.max(now + COUNTDOWN_MS, countdown.notBefore);
}

function callOff({ context, timers }: GatheringDeps, table: Table): void {
  timers.clear(nameOf(table));
  countTo(context, table, undefined);
}

function countTo(context: ServerContext, table: Table, at: number | undefined): void {
  if (table.countdown.at === at) return;
  table.countdown.at = at;
  if (isGathering(table)) broadcastTable(context, table);
}

function nameOf({ id }: Table): string {
  return `countdown ${id}`;
}

/** Games by the day begin also when everybody has gone to bed; all others need somebody there. */
function isReady(table: Table): table is SetTable {
  if (!isGathering(table)) return false;
  const { access, chairs, clock } = table.setting;
  const isFull = chairs.length > 1 && chairs.every(({ kind }) => kind !== 'open');
  return access === 'public' && isFull && (clock.kind === 'days' || chairs.some(({ seat }) => isOnline(table, seat)));
}

/**
 * Somebody at the table is not ready yet. Everybody may say so once, and all together as often as there are chairs:
 * nobody is kept waiting for ever.
 */
export function askToWait(context: ServerContext, table: SetTable, player: Player): Promise<Refusal | undefined> {
  return table.queue.run(() => {
    const { countdown, setting } = table;
    if (chairOf(setting, player) === undefined) return { code: 'not-your-chair' };
    if (countdown.at === undefined) return { code: 'no-countdown' };
    const { waited } = countdown;
    if (waited.has(player.id) || waited.size >= setting.chairs.length) return { code: 'waited-already' };
    const until = context.now() + WAIT_MS;
    context.bus.tell({ what: 'wait', id: table.id, player: player.id, until });
    waitFor(context, table, { player: player.id, until });
    return undefined;
  });
}
