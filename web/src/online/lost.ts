import type { OnlineState } from '../links/online-state.ts';

/** A connection that is back at once was not worth a word. */
export const LOST_BLINK_MS = 1_500;

/** Whether there has been no connection for so long that it has to be said. */
export function isLost({ lostAt }: Pick<OnlineState, 'lostAt'>, now: number): boolean {
  return lostAt !== undefined && now - lostAt > LOST_BLINK_MS;
}
