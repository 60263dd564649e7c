import type { Finding, GameTypes, News, Outcome, Receipt, Seat, Seen, Viewer } from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';
import type { Explanation } from '../why/explanation.ts';

/** Where a replay comes from: a run of this browser, a table of the server, a file that was opened here, or an address that has all of it. */
export interface ReplaySource {
  readonly kind: 'run' | 'table' | 'file' | 'shared';
  readonly id: string;
}

export type NoReplay = 'unknown-table' | 'table-damaged' | 'not-finished' | 'unreachable' | 'bad-file' | 'other-rules';

/** By which people know a match again. */
export interface MatchFacts {
  readonly game: string;
  /** Who sat where; nobody's name if it was not kept. */
  readonly seats: readonly SeatInfo[];
  /** When its last move was made; 0 if that was not kept. */
  readonly ended: number;
  /** There exactly when it was played to its end. */
  readonly outcome?: Outcome;
}

/** What one has to know of a match to look at it. */
export interface ReplayHead extends MatchFacts {
  /** The number of moves that count. */
  readonly last: number;
  readonly viewer: Viewer;
  /** Helping tools that were used. */
  readonly aids: readonly string[];
  /** It may be seen through any eyes, shared, checked and played on. */
  readonly isOpen: boolean;
  /** Which version made it: ours, an older one that ours can play on, or another. */
  readonly rules: 'ours' | 'older' | 'other';
  readonly trouble?: Finding;
}

/** What a file says, and under which id it is kept if it can be told. */
export interface CheckedFile {
  readonly findings: readonly Finding[];
  readonly facts?: MatchFacts;
  readonly id?: string;
}

/** What the page asks its worker. */
export type ReplayQuestion =
  | { readonly type: 'open'; readonly source: ReplaySource }
  | { readonly type: 'look'; readonly move: number; readonly viewer: Viewer }
  | { readonly type: 'news' | 'course'; readonly viewer: Viewer }
  | { readonly type: 'write' | 'pack' }
  | { readonly type: 'explain'; readonly move: number }
  | { readonly type: 'check'; readonly receipt?: Receipt }
  | { readonly type: 'branch'; readonly move: number; readonly seat: Seat }
  | { readonly type: 'read'; readonly text: string; readonly receipt?: Receipt };

/** What it answers to each. */
export interface ReplayAnswers {
  readonly open: ReplayHead | NoReplay;
  readonly look: Seen<GameTypes>;
  readonly news: readonly News<unknown>[];
  readonly course: readonly Seen<GameTypes>[];
  readonly explain: Explanation | undefined;
  readonly write: string;
  readonly pack: string | undefined;
  readonly check: readonly Finding[];
  readonly branch: string;
  readonly read: CheckedFile;
}
