import type { FromTable, GameTypes, Refusal, Seat, ToTable, Viewer } from '@haven/kit';
import type { TableInfo } from './table.ts';

export const PHRASES = ['hello', 'luck', 'well-played', 'thanks', 'sorry', 'thinking', 'back-soon', 'bye'] as const;
export type Phrase = (typeof PHRASES)[number];
export const EMOTES = ['laugh', 'wow', 'angry', 'cry', 'clap', 'skull'] as const;
export type Emote = (typeof EMOTES)[number];

/** What somebody can say; `removed` stands where the operator, or whoever said it, took it away. */
export type Said =
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'emote'; readonly emote: Emote }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'removed' };

/** Why somebody complains about a line of the chat. */
export const COMPLAINTS = ['insult', 'threat', 'spam', 'private', 'other'] as const;
export type Complaint = (typeof COMPLAINTS)[number];

export interface ChatLine {
  readonly number: number;
  readonly seat: Seat;
  readonly at: number;
  readonly said: Said;
}

/** What needs the consent of the table. */
export type Proposal =
  | { readonly what: 'undo'; readonly moves: number }
  | { readonly what: 'abandon' }
  | { readonly what: 'bot'; readonly seat: Seat };

/** A proposal that waits for the others. Bots agree to everything; a single no ends it. */
export interface Request {
  readonly id: number;
  readonly by: Seat;
  readonly proposal: Proposal;
  readonly agreed: readonly Seat[];
  readonly missing: readonly Seat[];
  readonly expires: number;
}

/** Why a request is no more: all agreed, somebody did not, nobody was in time, or the game went on. */
export const REQUEST_ENDS = ['granted', 'refused', 'expired', 'overtaken'] as const;
export type RequestEnd = (typeof REQUEST_ENDS)[number];

/** What the page says to the server. */
export type ToServer =
  | { readonly type: 'join'; readonly match: string; readonly from: number; readonly token?: string }
  | ToTable
  | { readonly type: 'aided'; readonly aid: string }
  /** Opens the salt behind this seat's seal. */
  | { readonly type: 'salt'; readonly salt: string }
  | { readonly type: 'propose'; readonly proposal: Proposal }
  | { readonly type: 'vote'; readonly request: number; readonly yes: boolean }
  /** A bot plays for me: I am back. */
  | { readonly type: 'return' }
  | { readonly type: 'say'; readonly said: Said };

/** What the server says to the page. */
export type FromServer<T extends GameTypes = GameTypes> =
  | FromTable<T>
  /** First after joining. Other `data` than before: the server was restored, and what was told counts no more. */
  | { readonly type: 'house'; readonly data: string; readonly build: string }
  /** Once after joining, and whenever something of it changes. */
  | { readonly type: 'table'; readonly viewer: Viewer; readonly aids: readonly string[]; readonly table: TableInfo }
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly type: 'request'; readonly request: Request | null; readonly ended?: RequestEnd }
  | { readonly type: 'error'; readonly refusal: Refusal };
