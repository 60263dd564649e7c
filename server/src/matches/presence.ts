import type { StoredChair } from '../store/tables.ts';
import type { Table } from './table.ts';

export function isOnline({ listeners }: Table, seat: number): boolean {
  return [...listeners].some(({ viewer }) => viewer === seat);
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
