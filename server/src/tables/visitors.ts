import type { TableInfo } from '@haven/wire';
import { isSet, type Listener, type SetTable, type Table } from './table.ts';

/** Somebody in front of a table whose match has not begun: those who sit there want to know. */
export function isVisitor(table: Table, { viewer, guest }: Listener): boolean {
  return isSet(table) && table.setting.phase === 'gathering' && viewer === 'spectator' && guest !== undefined;
}

/** By name, or without one where none was told: each once, and nobody who sits there or was sent away. */
export function visitorsOf(table: SetTable): Pick<TableInfo, 'visitors'> {
  const { chairs, barred = [] } = table.setting;
  const known = new Set([...chairs, ...barred].map(({ player }) => player));
  const visitors = new Map<string, string>();
  for (const listener of table.listeners) {
    const { guest, name = '' } = listener;
    if (guest !== undefined && isVisitor(table, listener) && !known.has(guest)) visitors.set(guest, name);
  }
  return visitors.size > 0 ? { visitors: [...visitors.values()] } : {};
}
