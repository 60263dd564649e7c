import type { Outcome, Seat } from '@haven/kit';
import type { ChatLine, Complaint, Said } from './socket.ts';
import type { Access, Phase, TableInfo } from './table.ts';

/** How many tables of a game stand where. */
export interface TableCount {
  readonly game: string;
  readonly phase: Phase;
  readonly tables: number;
}

/** What the operator sees of the house at a glance. */
export interface HouseNumbers {
  /** When this server opened its data. */
  readonly opened: number;
  readonly now: number;
  readonly tables: readonly TableCount[];
  readonly guests: number;
  readonly reports: number;
  readonly sockets: number;
  /** Tables in memory. */
  readonly loaded: number;
  /** In the last minute. */
  readonly moves: number;
  /** From hearing a move to having told it, over the last minutes; null if nobody moved. */
  readonly latency: { readonly p50Ms: number; readonly p99Ms: number } | null;
  /** Since the server was opened. */
  readonly errors: number;
  readonly dataBytes: number;
  readonly clock: {
    /** How far the machine's clock was set ahead of the house's own, or back; 0 while they agree. */
    readonly offMs: number;
    /** Why nothing is forgotten. */
    readonly doubt: ClockDoubt | null;
  };
  readonly sick: readonly SickThing[];
  /** What came of the last restoring, if these data were restored while the server ran. */
  readonly restored: Restored | null;
}

/** The date had jumped when the house was opened: nothing is forgotten for a week, or until the operator says so. */
export interface ClockDoubt {
  readonly jumpMs: number;
  /** So long the house has been open since without another jump. */
  readonly openMs: number;
}

/**
 * Something stored that cannot be used: damaged (`table-damaged`), of a game that left the house (`unknown-game`), or
 * begun by rules that ours cannot play on (`other-rules`), which can still be read.
 */
export interface SickThing {
  readonly kind: 'table' | 'match' | 'guest' | 'house';
  readonly id: string;
  readonly code: string;
  readonly why: string;
  readonly since: number;
}

/** Where the data from before lie, or why they are still in their place. */
export type Restored = { readonly previous: string } | { readonly failure: string };

/** Something stored that cannot be read back as it was written. */
export interface Damage {
  readonly kind: 'table' | 'match' | 'guest' | 'house';
  /** Empty for the house. */
  readonly id: string;
  readonly why: string;
}

/** What came of reading all data; nothing damaged is sound. */
export interface Soundness {
  readonly damaged: readonly Damage[];
}

/** A line of the operator's list: every table, and every match without one. */
export interface AdminLine {
  readonly id: string;
  readonly game: string;
  readonly access: Access;
  readonly phase: Phase;
  readonly created: number;
  readonly changed: number;
  readonly moves: number;
  /** Of those who sit there, as far as they told any. */
  readonly names: readonly string[];
  /** Why it cannot be used, if it cannot. */
  readonly sick?: string;
}

/** Somebody who is not welcome: a guest, or whoever comes from an address. */
export const BAN_KINDS = ['guest', 'address'] as const;
export interface Ban {
  readonly kind: (typeof BAN_KINDS)[number];
  /** The guest's id, or the address. */
  readonly name: string;
  readonly at: number;
  /** Null is for ever. */
  readonly until: number | null;
  readonly why: string;
  /** The name of the guest on that day, also of whoever came from this address; empty if nobody noted it. */
  readonly called: string;
}

/** Who owns a chair, whether they play from it or not. */
export interface Owner {
  readonly seat: Seat;
  readonly guest: string;
}

/** A complaint about something that was said. */
export interface AdminReport {
  readonly table: string;
  readonly line: number;
  readonly seat: Seat;
  readonly at: number;
  readonly said: Said;
  /** Who said it. */
  readonly name: string;
  readonly guest: string | null;
  readonly reporter: string;
  readonly reason: Complaint;
  readonly why: string;
  /** The line was taken away meanwhile. */
  readonly isRemoved: boolean;
  /** When the operator had dealt with it. */
  readonly settled: number | null;
}

/** A table as the operator sees it: no hands, no dice to come. */
export interface AdminTable {
  readonly table: TableInfo;
  readonly changed: number;
  readonly moves: number;
  readonly aids: readonly string[];
  readonly outcome?: Outcome;
  readonly owners: readonly Owner[];
  readonly chat: readonly ChatLine[];
  readonly reports: readonly AdminReport[];
}
