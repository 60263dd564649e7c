import type { ChatLine } from '@haven/wire';
import { useState } from 'react';
import type { OnlineState } from '../tables/online-state.ts';

/** How many lines of others came in since the chat was last in sight; what was there before one came is old. */
export function useUnread(state: OnlineState | undefined, heard: readonly ChatLine[], isShown: boolean): number {
  const newest = state?.lines.at(-1)?.number ?? 0;
  const [read, setRead] = useState<number | null>(null);
  if (state !== undefined && state.lines.length > 0 && (read === null || (isShown && read !== newest))) setRead(newest);
  if (read === null) return 0;
  return heard.filter(({ number, seat }) => number > read && seat !== state?.viewer).length;
}
