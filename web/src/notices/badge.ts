import type { MyTable } from '@haven/wire';
import { fetchMyTables } from '../api/lobby.ts';

/** How many turns wait, on the icon of the installed app; browsers without such a thing show nothing. */
export function showBadge(turns: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = turns > 0 ? navigator.setAppBadge(turns) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}

/** After a turn has come or gone somewhere else than on the home page. */
export async function countAnew(): Promise<void> {
  if ('setAppBadge' in navigator) showBadge(turnsIn(await fetchMyTables()));
}

function turnsIn(tables: readonly MyTable[]): number {
  return tables.filter(({ isMyTurn, chairs }) => isMyTurn && chairs.length > 1).length;
}
