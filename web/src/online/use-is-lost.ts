import type { OnlineState } from '../links/online-state.ts';
import { isLost } from './lost.ts';
import { useNow } from './use-server-now.ts';

export function useIsLost(state: OnlineState): boolean {
  return isLost(state, useNow());
}
