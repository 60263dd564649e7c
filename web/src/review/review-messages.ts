import type { GameTypes } from '@haven/kit';
import type { Glance, Share } from '@haven/kit/review';
import type { ReplaySource } from '../replays/replay-messages.ts';
import type { ToldReview } from './told-review.ts';

type Looked = Glance<GameTypes['Move']>;

/** What the page tells those who look back for it. */
export type ToReviewer =
  | { readonly type: 'look'; readonly source: ReplaySource; readonly share: Share }
  /** All have looked: one of them says what it comes to, and keeps it. */
  | { readonly type: 'conclude'; readonly glances: readonly Looked[] };

export type FromReviewer =
  | { readonly type: 'looked'; readonly glance: Looked; readonly all: number }
  /** Just concluded, or kept from an earlier time. */
  | { readonly type: 'review'; readonly review: ToldReview }
  /** There is no such match, it is not over, or nobody looks ahead in its game. */
  | { readonly type: 'nothing' };
