import { tallyOf } from '@haven/kit';
import { isShort } from '../chronicles.ts';
import type { ServerContext } from '../server-context.ts';
import { coinsFor } from '../till.ts';
import { catchUp } from './catch-up.ts';
import { followConnections, followLeaving } from './connections.ts';
import { fullHistory } from './full-history.ts';
import { broadcastTable, seenMessage, seenMessageWith, tableMessage } from './messages.ts';
import { isHere, isOnline } from './presence.ts';
import { shielded } from './sickness.ts';
import { isPlaying, isSet, type Listener, type PlayingTable, type Table } from './table.ts';
import { infoOf } from './table-info.ts';
import { isVisitor } from './visitors.ts';

interface Arrival {
  readonly listener: Listener;
  /** The first entry that is new to them. */
  readonly from: number;
}

/** Sits down or looks over a shoulder, and hears all that happened from an entry on. */
export function join(context: ServerContext, table: Table, { listener, from }: Arrival): Promise<void> {
  return table.queue.run(async () => {
    const isNews = isPresence(table, listener);
    table.listeners.add(shielded(context, table, listener));
    try {
      if (isNews) await comeBack(context, table, listener);
      const { viewer } = listener;
      const seen = isPlaying(table) ? await messageFrom(context, table, { viewer, from }) : undefined;
      if (isNews || isVisitor(table, listener)) broadcastTable(context, table);
      else listener.hear(tableMessage(table, listener, infoOf(table, context.now())));
      if (seen !== undefined) listener.hear(seen);
    } catch (error) {
      // Nobody would ever take this listener away.
      leave(context, table, listener);
      throw error;
    }
    if (isNews || isVisitor(table, listener)) table.announce();
  });
}

/** With somebody who is there their clock runs again; what it finds out about the table is told before the rest. */
async function comeBack(context: ServerContext, table: Table, { player }: Listener): Promise<void> {
  if (player !== undefined) table.presence.came.set(player, context.now());
  await followConnections(context, table);
}

export function leave(context: ServerContext, table: Table, listener: Listener): void {
  table.listeners.delete(listener);
  turnAway(context, table, listener);
  if (isVisitor(table, listener)) {
    broadcastTable(context, table);
    table.announce();
  }
  // The pages that are left may be out of sight.
  if (!isPresence(table, listener)) return listener.player === undefined ? undefined : table.announce();
  if (listener.player !== undefined) table.presence.left.set(listener.player, context.now());
  broadcastTable(context, table);
  table.announce();
  followLeaving(context, table);
}

/** Whether the coming or going of this listener makes a difference to who is there. */
function isPresence(table: Table, { viewer }: Listener): boolean {
  return isSet(table) && viewer !== 'spectator' && !isOnline(table, viewer);
}

/** Nobody looks at this page any more. */
function turnAway({ now }: ServerContext, { presence }: Table, { player, unseenSince }: Listener): void {
  if (player !== undefined && unseenSince === undefined) presence.looked.set(player, now());
}

/** Somebody looks at the page again, or does not any more: whoever counts on them, or sends them word, wants to know. */
export function glance(context: ServerContext, table: Table, { listener, isSeen }: Glance): void {
  const wasSeen = listener.unseenSince === undefined;
  if (isSeen === wasSeen) return;
  if (isSeen) return lookAgain(context, table, listener);
  turnAway(context, table, listener);
  listener.unseenSince = context.now();
  table.announce();
}

/** Whoever was away for it is back at once. */
function lookAgain(context: ServerContext, table: Table, listener: Listener): void {
  const { viewer, player } = listener;
  const wasAway = viewer !== 'spectator' && !isHere(table, viewer, context.now());
  listener.unseenSince = undefined;
  if (!wasAway || !isSet(table)) return;
  if (player !== undefined) table.presence.came.set(player, context.now());
  broadcastTable(context, table);
  table.announce();
}

interface Glance {
  readonly listener: Listener;
  readonly isSeen: boolean;
}

export function look(context: ServerContext, table: Table, { listener, from }: Arrival): Promise<void> {
  return table.queue.run(async () => {
    await catchUp(context, table);
    const { viewer } = listener;
    const message = isPlaying(table)
      ? await messageFrom(context, table, { viewer, from })
      : tableMessage(table, listener, infoOf(table, context.now()));
    listener.hear(message);
  });
}

type LookFrom = Pick<Arrival, 'from'> & Pick<Listener, 'viewer'>;

async function messageFrom(context: ServerContext, table: PlayingTable, { viewer, from }: LookFrom): Promise<string> {
  const told = { viewer, from: Math.min(from, tallyOf(table.match).entries) };
  if (isShort(table, from)) return seenMessage(table, table.match, told);
  return seenMessageWith(table, told, await context.chronicles.tell(table, told, () => fullHistory(context, table)));
}

/** In coins. */
export function costOfLooking({ chronicles }: ServerContext, table: Table, told: LookFrom): number {
  return isPlaying(table) ? coinsFor(chronicles.weigh(table, told)) : 0;
}
