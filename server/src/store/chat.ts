import type { Seat } from '@haven/kit';
import type { ChatLine, Complaint, Said } from '@haven/wire';

export interface NewLine {
  readonly table: string;
  readonly seat: Seat;
  /** Who said it: chairs can change hands. */
  readonly player: string | null;
  readonly at: number;
  readonly said: Said;
}

/** A line, and whose it is. */
export interface KeptLine extends ChatLine {
  readonly player: string | null;
}

export interface NewReport {
  readonly table: string;
  readonly line: number;
  /** The player who complains. */
  readonly reporter: string;
  readonly reason: Complaint;
  readonly why: string;
  readonly at: number;
}

/** A line that somebody complained about; it stays here even when the chat has moved on. */
export interface Report extends NewReport {
  readonly seat: Seat;
  readonly player: string | null;
  readonly said: Said;
}

/** Where the talk of the tables is kept. A promise of a write is fulfilled when it is durable. */
export interface ChatStore {
  add(line: NewLine): Promise<ChatLine>;
  /** The last lines of a table, the oldest first. */
  last(table: string, limit: number): Promise<KeptLine[]>;
  /** The line as it stands from now on: without what was said. Undefined if there is no such line. */
  remove(table: string, line: number): Promise<KeptLine | undefined>;
  /** False if there is no such line. Whoever complains twice about a line is heard once. */
  report(report: NewReport): Promise<boolean>;
  /** For the operator, the latest first. */
  /** The operator has dealt with all complaints about a line; false if there is none. */
  settle(table: string, line: number, at: number): Promise<boolean>;
  reports(limit: number): Promise<Report[]>;
}
