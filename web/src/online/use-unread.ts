import type { Viewer } from '@haven/kit';
import type { ChatLine } from '@haven/wire';
import { useState } from 'react';
import type { OnlineState } from '../links/online-state.ts';

/** How many lines of others came in since the chat was last in sight; what was said before one came is old. */
export function useUnread(state: OnlineState | undefined, heard: readonly ChatLine[], isShown: boolean): number {
  const newest = state?.lines.at(-1)?.number ?? 0;
  const [read, setRead] = useState(0);
  const [came, setCame] = useState<number | null>(null);
  if (isShown && read !== newest) setRead(newest);
  if (state !== undefined && came === null) setCame(Date.now() + state.aheadMs);
  if (came === null) return 0;
  return heard.filter((line) => line.number > read && line.at > came && !isBy(state?.viewer, line)).length;
}

/** Whoever puts a bot on somebody's chair knows it; the line stands with that chair. */
function isBy(viewer: Viewer | undefined, { seat, said }: ChatLine): boolean {
  const isDecided = said.kind === 'happened' && said.happening.what === 'stand-in' && said.happening.by === viewer;
  return seat === viewer || isDecided;
}
