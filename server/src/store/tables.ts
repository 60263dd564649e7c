import type { Annal, Level, Outcome, Seat } from '@haven/kit';
import type { Access, ChairKind, Clock, Phase, SeatClock, Timeout, ToldOptions } from '@haven/wire';
import type { DueJob } from './jobs.ts';
import type { NewMatch } from './new-match.ts';

export interface StoredChair {
  readonly seat: Seat;
  readonly kind: ChairKind;
  /** Whose chair it is: also when it is still open and kept for them, or when a bot plays for them. */
  readonly player: string | null;
  readonly name: string;
  /** Tells this name from one that looks the same at the table: 2 for the second who came, and so on. */
  readonly mark?: number;
  readonly seal: string | null;
  readonly salt: string | null;
  /** Which bot sits there; the usual one if nobody has chosen. */
  readonly level?: Level;
}

/** Somebody whom the host has sent away. */
export interface Barred {
  readonly number: number;
  readonly player: string;
  readonly name: string;
}

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly told: ToldOptions;
  readonly access: Access;
  readonly clock: Clock;
  readonly timeout: Timeout;
  /** The server's share of the seed: a secret until the match is over. */
  readonly share: string;
  readonly created: number;
  /** Changes whenever chairs, phase or host do: whoever writes must know the latest. */
  readonly revision: number;
  readonly phase: Phase;
  /** The player who set the table, or took over. */
  readonly host: string;
  readonly chairs: readonly StoredChair[];
  readonly changed: number;
  readonly rematch: string | null;
  /** How much time each seat has; none where nobody counts. */
  readonly clocks: readonly SeatClock[];
  /** Whoever plays alone wishes to stand among the best. */
  readonly isListed?: boolean;
  /** Who gave up and who joined in mid-game. */
  readonly annals?: readonly StoredAnnal[];
  /** They may not sit down here until they are invited again. */
  readonly barred?: readonly Barred[];
}

/** What became of somebody, and of whom. */
interface StoredAnnal extends Annal {
  readonly player: string;
}

/** What those who gather agree on. */
export type Terms = Pick<StoredTable, 'options' | 'told' | 'access' | 'clock' | 'timeout'> & { readonly seats: number };

/** Whose turn it is, kept beside the table so that lists need not open matches. */
export interface TurnSummary {
  readonly moves: number;
  readonly toAct: readonly Seat[];
}

/** What becomes of a table: chairs that changed, and the rest if it did. */
export interface TableChange {
  readonly table: string;
  /** The revision that this change was decided on. */
  readonly revision: number;
  readonly at: number;
  readonly chairs?: readonly StoredChair[];
  readonly phase?: Phase;
  readonly host?: string;
  readonly clocks?: readonly SeatClock[];
  /** What the clocks showed when it was decided: it is written only while they still do. */
  readonly clocksBefore?: readonly SeatClock[];
  /** How many moves counted then: clocks of bots do not run, and show nothing of their moves. */
  readonly movesBefore?: number;
  /** All of them, those from before included. */
  readonly annals?: readonly StoredAnnal[];
  readonly barred?: readonly Barred[];
  /** New chairs stand among those that changed; those beyond the number of seats are taken away. */
  readonly terms?: Terms;
  /** What follows from it, where the store keeps that. */
  readonly jobs?: readonly DueJob[];
  /** The match begins with this change. */
  readonly begins?: { readonly match: NewMatch; readonly turn: TurnSummary };
}

/** A table as the lists show it. */
export interface ListedTable extends TurnSummary {
  readonly id: string;
  readonly game: string;
  readonly told: ToldOptions;
  readonly clock: Clock;
  readonly phase: Phase;
  readonly created: number;
  readonly changed: number;
  readonly chairs: readonly ListedChair[];
  readonly clocks: readonly SeatClock[];
  readonly outcome?: Outcome;
}

/** A table whose match has not begun. */
export type GatheringTable = Pick<StoredTable, 'id' | 'access' | 'changed'>;

export interface ForsakenTable {
  readonly isGone: boolean;
  /** The table whose rematch it was to be. */
  readonly rematchOf: string | null;
}

export interface ListedChair extends StoredChair {
  /** Whose chair it is has taken the table off their list. */
  readonly isHidden: boolean;
}

/** What the house keeps for one host. */
export interface KeptForHost {
  readonly gathering: number;
  readonly playing: number;
  /** Of the options of all their tables. */
  readonly bytes: number;
}

/** Where tables are kept. A promise of a write is fulfilled when it is durable. */
export interface TableStore {
  create(table: StoredTable): Promise<void>;
  load(id: string): Promise<StoredTable | undefined>;
  /** False if the table was changed by somebody else, or its clocks were: load again. */
  change(change: TableChange): Promise<boolean>;
  /** Sets another table for the same people, unless there is one: the id of the one that counts. */
  rematch(table: string, next: StoredTable): Promise<string>;
  /**
   * Public tables with a free chair and somebody on another, but few of one host: first these, the one that has waited
   * longest before the others, then the newest.
   */
  inviting(limit: number, first: readonly string[]): Promise<ListedTable[]>;
  /** Public tables, the newest first. */
  listed(query: { readonly phase: Phase; readonly limit: number }): Promise<ListedTable[]>;
  /** The tables where a player has a chair, the latest change first. */
  ofPlayer(player: string, limit: number): Promise<ListedTable[]>;
  /** Where this player has no chair and yet a name: they gave up there, or were sent away. */
  mentioning(player: string): Promise<readonly string[]>;
  /** Takes finished tables off a player's list: this one, or all. Nothing else of them changes. */
  hide(player: string, table?: string): Promise<void>;
  /** Tables where this host sits and something happened since then, and the bytes of all that they have. */
  keptFor(host: string, since: number): Promise<KeptForHost>;
  /** Tables that wait for nobody outside: salts are being opened, a bot is to act, or all chairs of a public one are taken. */
  waiting(): Promise<string[]>;
  gathering(): Promise<GatheringTable[]>;
  /** Forgets a table where people were to gather, unless something has happened there since, somebody complained or it is in use. */
  forsake(table: GatheringTable, isInUse: () => boolean): Promise<ForsakenTable>;
}
