import type { StoredChair } from '../store/tables.ts';
import type { Table } from './table.ts';

export function isOnline({ listeners }: Table, seat: number): boolean {
  return [...listeners].some(({ viewer }) => viewer === seat);
}

/** A page that was out of sight for a moment only counts as looked at. */
const GLANCE_MS = 60_000;

/** From when on nobody looks at the table from this seat, however many pages are open there; undefined while somebody does. */
export function unseenFrom({ listeners }: Table, seat: number): number | undefined {
  const pages = [...listeners].filter(({ viewer }) => viewer === seat);
  const unseen = pages.flatMap(({ unseenSince }) => (unseenSince === undefined ? [] : [unseenSince + GLANCE_MS]));
  return unseen.length < pages.length ? undefined : Math.max(0, ...unseen);
}

/** Undefined for somebody who is there, and for a chair that belongs to nobody. */
export function awaySince(table: Table, { seat, player }: Person): number | undefined {
  if (player === null || isOnline(table, seat)) return undefined;
  return table.presence.left.get(player) ?? table.presence.opened;
}

type Person = Pick<StoredChair, 'seat' | 'player'>;

/** Whoever has just been given a chair is not late for it. */
export function expectNewcomers(table: Table, before: readonly StoredChair[], now: number): void {
  const known = new Set(before.map(({ player }) => player));
  for (const { player } of table.setting?.chairs ?? []) {
    if (player !== null && !known.has(player)) table.presence.left.set(player, now);
  }
}
