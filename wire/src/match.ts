import type { Outcome } from '@haven/kit';
import type { Complaint } from './socket.ts';

/** How a match of the server stands, as everybody may know. */
export interface MatchSummary {
  readonly match: string;
  readonly game: string;
  readonly nickname?: string;
  readonly created: number;
  readonly changed: number;
  readonly moves: number;
  readonly undone: number;
  readonly aids: readonly string[];
  readonly over: boolean;
  readonly outcome?: Outcome;
}

/** A line of the list of best runs. */
export interface BestRun {
  readonly match: string;
  readonly verdict: string;
  readonly total: number;
  readonly moves: number;
  readonly undone: number;
  readonly aids: readonly string[];
  readonly date: number;
  /** So many played. */
  readonly seats: number;
  /** Of those who came first and wished it. */
  readonly names: readonly string[];
  /** The game won. */
  readonly isLost?: boolean;
}

/** A document that the server offers for an option of a game. */
export interface OfferedDocument {
  readonly name: string;
  readonly value: unknown;
}

/** Tells the operator of a line of the chat. */
export interface LineReport {
  readonly line: number;
  readonly reason: Complaint;
  readonly why: string;
}
