import type { Entry, Outcome } from '@haven/kit';
import type { BestRun, SeatClock } from '@haven/wire';
import type { AdminStore } from './admin.ts';
import type { BanStore } from './bans.ts';
import type { ChatStore } from './chat.ts';
import type { ClockStore } from './clocks.ts';
import type { Damaged } from './damaged.ts';
import type { Glance } from './glances.ts';
import type { DueJob } from './jobs.ts';
import type { NewMatch } from './new-match.ts';
import type { NoticeStore } from './notices.ts';
import type { PlayerStore } from './players.ts';
import type { SharedStore } from './shared.ts';
import type { StoreFailed } from './store-failed.ts';
import type { StoredTable, TableStore, TurnSummary } from './tables.ts';

export type { NewMatch } from './new-match.ts';

/** How a match ended, for the table of the best. */
export interface Ending {
  readonly outcome: Outcome;
  /** Of the seat ranked first. */
  readonly total: number;
  readonly moves: number;
  readonly undone: number;
  /** People made their moves themselves, and one of them won. */
  readonly isByPeople: boolean;
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
  /** For a match with a table. */
  readonly turn?: TurnSummary;
  readonly clocks?: readonly SeatClock[];
  /** Of the table as this server knows it: the entry is written only while nobody has changed it. */
  readonly revision?: number;
  /** What follows from it, where the store keeps that. */
  readonly jobs?: readonly DueJob[];
}

export interface StoredMatch extends NewMatch {
  /** When the last entry was added. */
  readonly changed: number;
  readonly aids: readonly string[];
  readonly snapshot?: Snapshot;
}

/** What there is under one id: a match, a table, or both. */
export interface StoredWhole {
  readonly match: StoredMatch | undefined;
  readonly setting: StoredTable | undefined;
}

export interface BestQuery {
  readonly game: string;
  readonly verdict?: string;
  readonly limit: number;
}

/**
 * Where matches are kept. A promise of `create`, `append` and `aid` is fulfilled when the write survives
 * a crash and a loss of power, not before. Writes that fail leave nothing behind. Whoever asks for something that is
 * not as it was written gets a rejection, `Damaged`; lists leave it out.
 */
export interface Store {
  readonly players: PlayerStore;
  readonly tables: TableStore;
  readonly clocks: ClockStore;
  readonly chat: ChatStore;
  readonly bans: BanStore;
  readonly notices: NoticeStore;
  readonly admin: AdminStore;
  /** Where other servers may be open over the same data. */
  readonly shared?: SharedStore;
  create(match: NewMatch): Promise<void>;
  /** False if somebody else has already written an entry of this number, or changed the table: load again. */
  append(append: Append): Promise<boolean>;
  aid(match: string, aids: readonly string[]): Promise<void>;
  load(match: string): Promise<StoredMatch | undefined>;
  /** A match and its table as they stand at one moment: two questions would be answered at two. */
  whole(id: string): Promise<StoredWhole>;
  /** A table or a match as a link to it shows it. */
  glance(id: string): Promise<Glance | undefined>;
  /**
   * What people played themselves and wished to be seen, alone or at public tables: lost ones last, the highest total
   * first, then the fewest moves, then the oldest.
   */
  best(query: BestQuery): Promise<BestRun[]>;
  /** Fails if the store cannot keep what it is given: it is tried, though not every time. */
  check(): Promise<void>;
  /**
   * Reads everything, a stretch at a time: what is damaged. Quietly after a start, which has looked at the layout of the
   * file already, and with long pauses for everybody else.
   */
  verify(pace?: 'now' | 'quietly'): Promise<Damaged[]>;
  /**
   * Fulfilled when the disk did not keep what was written. Nothing is acknowledged from then on, and what is on the
   * disk is known at the next start only: the process has to end.
   */
  readonly failed: Promise<StoreFailed>;
  /** Finishes what was asked for, then closes. */
  close(): Promise<void>;
}
