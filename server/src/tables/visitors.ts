import type { TableInfo } from '@haven/wire';
import { isGathering, type Listener, type SetTable, type Table } from './table.ts';

/** Somebody in front of a table whose match has not begun: those who sit there want to know. */
export function isVisitor(table: Table, { viewer }: Pick<Listener, 'viewer'>): boolean {
  return isGathering(table) && viewer === 'spectator';
}

/** By name, or without one where none was told: each once, and nobody who sits there or was sent away. */
export function visitorsOf(table: SetTable): Pick<TableInfo, 'visitors'> {
  const { chairs, barred = [] } = table.setting;
  const known = new Set([...chairs, ...barred].map(({ player }) => player));
  const visitors = new Map<unknown, string>();
  for (const page of [...table.listeners, ...table.elsewhere]) {
    const { guest = null, name = '' } = page;
    if (isVisitor(table, page) && (guest === null || !known.has(guest))) visitors.set(guest ?? page, name);
  }
  return visitors.size > 0 ? { visitors: [...visitors.values()] } : {};
}
