import type { GameTypes, Seen } from '@haven/kit';
import type { Language, TableProps } from '@haven/ui-kit';
import type { OnlineState } from '../links/online-state.ts';
import { isStoodInFor } from '../online/online-table.ts';
import type { LogGroup } from './table-state.ts';
import type { TableFrameState } from './use-frame.ts';
import type { TableInHand } from './use-table.ts';

export type SeenInHand = TableInHand & { readonly seen: Seen<GameTypes> };

export function hasSeen(hand: TableInHand): hand is SeenInHand {
  return hand.seen !== null;
}

/** A lesson has no drawer, and nobody there is asked for advice. */
type AnyFrame = Pick<TableFrameState, 'seats' | 'state' | 'instead'> &
  Partial<Pick<TableFrameState, 'drawer' | 'onProgress' | 'hint'>>;

interface Around {
  readonly language: Language;
  readonly log: readonly LogGroup[];
}

/** What the game's own screen is handed. */
export function shownTo(
  hand: SeenInHand,
  { seats, state, instead, drawer, onProgress, hint }: AnyFrame,
  { language, log }: Around,
): TableProps<GameTypes> {
  const { fresh, refusal, waiting, connection, aids, play, undo, aided } = hand;
  const { viewer } = hand.hotSeat;
  const isReachable = connection === 'here' || connection === 'live';
  const locked = waiting || instead !== undefined || !isReachable || viewer === 'spectator';
  const seen = state ? askedNow(state, hand.seen) : hand.seen;
  const advised = hint?.shown?.advice?.options[0]?.text;
  const past = log.map(({ news }) => news);
  const told = { viewer, seats, language, seen, news: fresh, past, refusal, locked };
  return {
    ...told,
    play,
    undo,
    aided,
    aids,
    ...(onProgress && { onProgress }),
    ...(drawer && { showRule: drawer.showRule }),
    ...(instead !== undefined && { instead }),
    ...(advised !== undefined && { hint: advised }),
  };
}

/** Nobody is asked in a match that was ended, nor a person for whom a bot plays. */
function askedNow(state: OnlineState, seen: Seen<GameTypes>): Seen<GameTypes> {
  const unasked = { ...seen, moves: [], canUndo: false };
  if (state.table.phase === 'ended') return { ...unasked, toAct: [] };
  return isStoodInFor(state) ? unasked : seen;
}
