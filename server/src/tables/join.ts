import { type Refusal, tallyOf } from '@haven/kit';
import { isShort } from '../chronicles.ts';
import type { House } from '../server-context.ts';
import { coinsFor } from '../till.ts';
import { tellTable } from './broadcast.ts';
import { followConnections, followLeaving } from './connections.ts';
import { wholeMatch } from './full-history.ts';
import { refusedLetter, seenLetter, tableLetter, toldLetter } from './messages.ts';
import { isHere, isOnline } from './presence.ts';
import { shielded } from './sickness.ts';
import { isPlaying, isSet, type Listener, type PlayingTable, type Table } from './table.ts';
import { infoOf } from './table-info.ts';

interface Arrival {
  readonly listener: Listener;
  /** The first entry that is new to them. */
  readonly from: number;
}

/** Sits down or looks over a shoulder, and hears all that happened from an entry on. */
export function join(house: House, table: Table, { listener, from }: Arrival): Promise<void> {
  return table.queue.run(async () => {
    const { viewer } = listener;
    const seen = isPlaying(table) ? await letterFrom(house, table, { viewer, from }) : undefined;
    const isNews = isPresence(table, listener);
    table.listeners.add(shielded(house, table, listener));
    if (isNews && listener.player !== undefined) table.presence.came.set(listener.player, house.now());
    if (isNews) await followConnections(house, table);
    if (isNews) tellTable(house, table);
    else listener.hear(tableLetter(table, listener, infoOf(table, house.now())));
    if (seen !== undefined) listener.hear(seen);
    if (isNews) table.announce();
  });
}

export function leave(house: House, table: Table, listener: Listener): void {
  table.listeners.delete(listener);
  turnAway(house, table, listener);
  // The pages that are left may be out of sight.
  if (!isPresence(table, listener)) return listener.player === undefined ? undefined : table.announce();
  if (listener.player !== undefined) table.presence.left.set(listener.player, house.now());
  tellTable(house, table);
  table.announce();
  followLeaving(house, table);
}

/** Whether the coming or going of this listener makes a difference to who is there. */
function isPresence(table: Table, { viewer }: Listener): boolean {
  return isSet(table) && viewer !== 'spectator' && !isOnline(table, viewer);
}

/** Nobody looks at this page any more. */
function turnAway({ now }: House, { presence }: Table, { player, unseenSince }: Listener): void {
  if (player !== undefined && unseenSince === undefined) presence.looked.set(player, now());
}

/** Somebody looks at the page again, or does not any more: whoever counts on them, or sends them word, wants to know. */
export function glance(house: House, table: Table, { listener, isSeen }: Glance): void {
  const wasSeen = listener.unseenSince === undefined;
  if (isSeen === wasSeen) return;
  if (isSeen) return lookAgain(house, table, listener);
  turnAway(house, table, listener);
  listener.unseenSince = house.now();
  table.announce();
}

/** Whoever was away for it is back at once. */
function lookAgain(house: House, table: Table, listener: Listener): void {
  const { viewer, player } = listener;
  const wasAway = viewer !== 'spectator' && !isHere(table, viewer, house.now());
  listener.unseenSince = undefined;
  if (!wasAway || !isSet(table)) return;
  if (player !== undefined) table.presence.came.set(player, house.now());
  tellTable(house, table);
  table.announce();
}

interface Glance {
  readonly listener: Listener;
  readonly isSeen: boolean;
}

export function look(house: House, table: Table, { listener, from }: Arrival): Promise<void> {
  const { viewer } = listener;
  return table.queue.run(async () => {
    const letter = isPlaying(table)
      ? await letterFrom(house, table, { viewer, from })
      : tableLetter(table, listener, infoOf(table, house.now()));
    listener.hear(letter);
  });
}

type Told = Pick<Arrival, 'from'> & Pick<Listener, 'viewer'>;

async function letterFrom(house: House, table: PlayingTable, { viewer, from }: Told): Promise<string> {
  const told = { viewer, from: Math.min(from, tallyOf(table.match).entries) };
  if (isShort(table, from)) return seenLetter(table, table.match, told);
  return toldLetter(table, told, await house.chronicles.tell(table, told, () => wholeMatch(house, table)));
}

/** In coins. */
export function costOfLooking({ chronicles }: House, table: Table, told: Told): number {
  return isPlaying(table) ? coinsFor(chronicles.weigh(table, told)) : 0;
}

/** The wish of one viewer is refused; nobody else hears of it. */
export function refuse(house: House, table: Table, denied: { listener: Listener; refusal: Refusal }): void {
  const { listener, refusal } = denied;
  house.metrics.refusals.inc({ code: refusal.code });
  listener.hear(refusedLetter(table, listener.viewer, refusal));
}
