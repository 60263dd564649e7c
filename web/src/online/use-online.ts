import { useSyncExternalStore } from 'react';
import type { OnlineState } from '../links/online-state.ts';
import type { Online } from '../links/open-table.ts';

const neverTold = () => () => undefined;

/** What is known of a table of the server besides the game; nothing of a run in this browser. */
export function useOnline(online: Online): OnlineState;
export function useOnline(online: Online | undefined): OnlineState | undefined;
export function useOnline(online: Online | undefined): OnlineState | undefined {
  return useSyncExternalStore(online?.watch ?? neverTold, () => online?.state());
}
