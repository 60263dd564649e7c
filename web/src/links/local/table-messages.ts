import type { FromTable, GameTypes, Seat, ToTable } from '@haven/kit';
import type { Advice, Explanation } from '../../why/explanation.ts';
import type { HotSeat } from '../hand-over.ts';
import type { Setting } from '../open-table.ts';
import type { RunBeginning } from './local-table.ts';
import type { Rehearsal } from './rehearsal.ts';
import type { Run } from './runs.ts';

export type ToWorker =
  | { readonly type: 'sit'; readonly run: string; readonly beginning?: RunBeginning | undefined }
  | { readonly type: 'rehearse'; readonly rehearsal: Rehearsal }
  /** At a rehearsal: what the rivals may play so far. */
  | { readonly type: 'follow'; readonly line: readonly string[] }
  | { readonly type: 'say'; readonly message: ToTable }
  /** Somebody else holds the device now. */
  | { readonly type: 'take'; readonly seat: Seat }
  /** How long a bot waits before it moves, so that one sees what it does. */
  | { readonly type: 'pace'; readonly ms: number }
  | { readonly type: 'aided'; readonly aid: string }
  /** Why a move was made, and what to do now. */
  | { readonly type: 'explain'; readonly entry: number }
  | { readonly type: 'advise' };

/** A table as the page is told of it when it sits down. */
interface Sat {
  readonly run: Run;
  readonly setting: Setting;
  readonly hotSeat: HotSeat;
}

export type FromWorker =
  | { readonly type: 'sat'; readonly sat: Sat | null }
  | { readonly type: 'told'; readonly message: FromTable<GameTypes> }
  | { readonly type: 'hot-seat'; readonly hotSeat: HotSeat }
  | { readonly type: 'explained'; readonly explanation: Explanation | undefined }
  | { readonly type: 'advised'; readonly advice: Advice | undefined };
