import type { Viewer } from '@haven/kit';
import type { TableInfo } from '@haven/wire';
import type { StoredTable } from '../store/tables.ts';
import type { Table } from './table.ts';

/** What is said at a public table everybody may hear; elsewhere those who sit there, however others came by its id. */
export function hearsChat({ setting }: Table, viewer: Viewer): boolean {
  return viewer !== 'spectator' || setting?.access === 'public';
}

/** Where the same people meet again and who looks in is for them to know, and whom the host sent away for the host. */
export function toldTo(viewer: Viewer, { rematch, visitors, sentAway, ...told }: TableInfo): TableInfo {
  if (viewer === 'spectator') return told;
  return {
    ...told,
    ...(rematch && { rematch }),
    ...(visitors && { visitors }),
    ...(sentAway && viewer === told.host && { sentAway }),
  };
}

/** The seat of a player at a table; without one they are a spectator. */
export function viewerFor(setting: StoredTable | undefined, player: string | undefined): Viewer {
  const chair = setting?.chairs.find((each) => each.kind !== 'open' && each.player === player);
  return player !== undefined && chair ? chair.seat : 'spectator';
}
