import type { AdminLine, AdminReport, Phase, TableCount } from '@haven/wire';

export interface LineQuery {
  /** A part of an id or of a name. */
  readonly search: string;
  readonly phase?: Phase | undefined;
  readonly limit: number;
}

/** What was not touched since these times is forgotten; 0 keeps everything. */
export interface Outdated {
  readonly finished: number;
  readonly abandoned: number;
  readonly guests: number;
}

export const SWEEP_KINDS = ['tables', 'matches', 'guests'] as const;
export type SweepKind = (typeof SWEEP_KINDS)[number];

/** Some of one kind, looked through at once. */
export interface SweepBatch {
  readonly kind: SweepKind;
  /** The last one of the batch before; null at the beginning. */
  readonly after: string | number | null;
  readonly limit: number;
  readonly outdated: Outdated;
  /** Somebody is at this table. */
  isInUse(id: string): boolean;
}

export interface Swept {
  readonly forgotten: number;
  /** Where to go on; null at the end. */
  readonly last: string | number | null;
}

/** A match that is being played, by which rules. */
interface RunningMatch {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly created: number;
}

/** What only the operator asks for. A promise of a write is fulfilled when it is durable. */
export interface AdminStore {
  /** Tables, and matches without one, the latest change first. */
  lines(query: LineQuery): Promise<AdminLine[]>;
  counts(): Promise<TableCount[]>;
  /** How many guests and complaints there are. */
  totals(): Promise<{ readonly guests: number; readonly reports: number }>;
  /** The open ones first, and of those the latest; of one table, or of all. */
  reports(query: { readonly table?: string; readonly limit: number }): Promise<AdminReport[]>;
  running(): Promise<RunningMatch[]>;
  /** How much room all data take. */
  bytes(): Promise<number>;
  /** All rows of a table and its match as JSON, however damaged; undefined if there is none. */
  raw(id: string): Promise<string | undefined>;
  sweep(batch: SweepBatch): Promise<Swept>;
}
