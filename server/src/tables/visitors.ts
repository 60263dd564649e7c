import type { TableInfo } from '@haven/wire';
import { isSet, type Listener, type SetTable, type Table } from './table.ts';

/** Somebody in front of a table whose match has not begun: those who sit there want to know. */
export function isVisitor(table: Table, { viewer }: Listener): boolean {
  return isSet(table) && table.setting.phase === 'gathering' && viewer === 'spectator';
}

/** By name, or without one where none was told: each once, and nobody who sits there or was sent away. */
export function visitorsOf(table: SetTable): Pick<TableInfo, 'visitors'> {
  const { chairs, barred = [] } = table.setting;
  const known = new Set([...chairs, ...barred].map(({ player }) => player));
  const visitors = new Map<string | Listener, string>();
  for (const listener of table.listeners) {
    const { guest = null, name = '' } = listener;
    if (isVisitor(table, listener) && (guest === null || !known.has(guest))) visitors.set(guest ?? listener, name);
  }
  return visitors.size > 0 ? { visitors: [...visitors.values()] } : {};
}
