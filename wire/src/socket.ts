import type { FromTable, GameTypes, Refusal, Seat, ToTable, Viewer } from '@haven/kit';
import type { Access, Clock, TableInfo, Timeout } from './table.ts';

export const PHRASES = ['hello', 'luck', 'well-played', 'thanks', 'sorry', 'thinking', 'back-soon', 'bye'] as const;
export type Phrase = (typeof PHRASES)[number];
export const EMOTES = ['laugh', 'wow', 'angry', 'cry', 'clap', 'skull'] as const;
export type Emote = (typeof EMOTES)[number];

/** What people say. */
export type Spoken =
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'emote'; readonly emote: Emote }
  | { readonly kind: 'text'; readonly text: string };

/** Why somebody complains about a line of the chat. */
export const COMPLAINTS = ['insult', 'threat', 'spam', 'private', 'other'] as const;
export type Complaint = (typeof COMPLAINTS)[number];

/** Why a bot plays for a person: they asked for it, their time was up, or the others agreed on it. */
export const STAND_IN_REASONS = ['wish', 'late', 'vote'] as const;
export type StandInReason = (typeof STAND_IN_REASONS)[number];

/** What somebody did to the table, told among what was said; by the names of that moment. */
export type Happening =
  | { readonly what: 'renamed'; readonly from: string; readonly to: string }
  | { readonly what: 'sent-away' | 'invited' | 'handed-on'; readonly name: string }
  /**
   * In mid-game: a bot plays for somebody, they are back, they left their chair to a bot for good, or took a bot's.
   * `by` is the seat of whoever decided it without asking anybody else.
   */
  | { readonly what: 'stand-in'; readonly name: string; readonly why: StandInReason; readonly by?: Seat }
  | { readonly what: 'returned' | 'left' | 'joined'; readonly name: string }
  | { readonly what: 'seats'; readonly count: number }
  | { readonly what: 'access'; readonly access: Access }
  /** `only` says which part of it is another; without it the clock itself is. */
  | { readonly what: 'clock'; readonly clock: Clock; readonly timeout: Timeout; readonly only?: 'grace' | 'timeout' }
  | { readonly what: 'option'; readonly option: string; readonly value: unknown };

/** `removed` stands where the operator, or whoever said it, took it away. */
export type Said = Spoken | { readonly kind: 'happened'; readonly happening: Happening } | { readonly kind: 'removed' };

export interface ChatLine {
  readonly number: number;
  readonly seat: Seat;
  /** Whose line it is, who may have left the chair since; empty for somebody without a name. */
  readonly name?: string;
  readonly at: number;
  readonly said: Said;
}

/** What needs the consent of the table. */
export type Proposal =
  | { readonly what: 'undo'; readonly moves: number }
  | { readonly what: 'abandon' }
  | { readonly what: 'bot'; readonly seat: Seat };

/** Somebody who looks on asks for the chair of a bot. */
export interface Joining {
  readonly what: 'join';
  readonly seat: Seat;
  readonly name: string;
}

/** What waits for the others. Bots agree to everything, whoever is away is not asked; a single no ends it. */
export interface Request {
  readonly id: number;
  /** A spectator asks for a chair, and for nothing else. */
  readonly by: Viewer;
  readonly proposal: Proposal | Joining;
  readonly agreed: readonly Seat[];
  readonly missing: readonly Seat[];
  readonly expires: number;
}

/** Why a request is no more: all agreed, somebody did not, nobody was in time, the game went on, or the asker let it be. */
export const REQUEST_ENDS = ['granted', 'refused', 'expired', 'overtaken', 'withdrawn'] as const;
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
  /** I have asked for this, and no longer do. */
  | { readonly type: 'withdraw'; readonly request: number }
  /** A bot shall play for me until I return. */
  | { readonly type: 'hand-over' }
  /** I give up: this ends the match of the last two people; in a larger company a bot keeps my chair. */
  | { readonly type: 'resign' }
  /** A bot plays for me: I am back. */
  | { readonly type: 'return' }
  | { readonly type: 'say'; readonly said: Spoken }
  /** Whether somebody looks at this page; as long as nothing else was said, somebody does. */
  | { readonly type: 'here'; readonly visible: boolean };

/** What the server says to the page. */
export type FromServer<T extends GameTypes = GameTypes> =
  | FromTable<T>
  /** First after joining. Other `data` than before: the server was restored, and what was told counts no more. */
  | { readonly type: 'house'; readonly data: string; readonly build: string }
  /** Once after joining, and whenever something of it changes. */
  | {
      readonly type: 'table';
      readonly viewer: Viewer;
      readonly aids: readonly string[];
      readonly table: TableInfo;
      /** The chairs that whoever looks on gave up here: they cannot ask for these again. */
      readonly gaveUp?: readonly Seat[];
    }
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly type: 'request'; readonly request: Request | null; readonly ended?: RequestEnd }
  | { readonly type: 'error'; readonly refusal: Refusal };
