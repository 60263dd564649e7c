import type { Entry, GameTypes, MatchRecord, Outcome } from '@haven/kit';

/** A match as it begins. Times are milliseconds since 1970. */
export interface NewMatch {
  readonly id: string;
  readonly record: MatchRecord<GameTypes>;
  readonly created: number;
  readonly nickname?: string;
}

/** How a match ended, for the table of the best. */
export interface Ending {
  readonly outcome: Outcome;
  /** Of the seat ranked first. */
  readonly total: number;
  readonly moves: number;
  readonly undone: number;
}

export interface Snapshot {
  /** So many entries led here. */
  readonly seq: number;
  readonly state: unknown;
}

/** One more entry, and what goes with it: all or nothing. */
export interface Append {
  readonly match: string;
  /** The number of entries before this one. */
  readonly seq: number;
  readonly entry: Entry<unknown>;
  readonly at: number;
  readonly snapshot?: Snapshot;
  readonly ending?: Ending;
}

export interface StoredMatch extends NewMatch {
  /** When the last entry was added. */
  readonly changed: number;
  readonly aids: readonly string[];
  readonly snapshot?: Snapshot;
}

export interface BestRun {
  readonly match: string;
  readonly verdict: string;
  readonly total: number;
  readonly moves: number;
  readonly undone: number;
  readonly aids: readonly string[];
  readonly date: number;
  readonly nickname?: string;
}

export interface BestQuery {
  readonly game: string;
  readonly verdict?: string;
  readonly limit: number;
}

/**
 * Where matches are kept. A promise of `create`, `append` and `aid` is fulfilled when the write survives
 * a crash and a loss of power, not before. Writes that fail leave nothing behind.
 */
export interface Store {
  create(match: NewMatch): Promise<void>;
  /** False if somebody else has already written an entry of this number: load again. */
  append(append: Append): Promise<boolean>;
  aid(match: string, aids: readonly string[]): Promise<void>;
  load(match: string): Promise<StoredMatch | undefined>;
  /** Finished runs: lost ones last, the highest total first, then the fewest moves, then the oldest. */
  best(query: BestQuery): Promise<BestRun[]>;
  /** Fails if the store cannot answer. */
  check(): Promise<void>;
  /** Finishes what was asked for, then closes. */
  close(): Promise<void>;
}
