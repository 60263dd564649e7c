import type { Outcome, Seat } from '@haven/kit';

/** Who may find a table: everybody in the lobby, or those who were given its address. */
export const ACCESSES = ['public', 'link'] as const;
export type Access = (typeof ACCESSES)[number];

/** How long people may think. A live clock has seconds for each move and a bank for all of them. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly moveSeconds: number; readonly bankSeconds: number }
  | { readonly kind: 'days'; readonly days: number };

/** What happens to a seat whose time has run out. */
export const TIMEOUTS = ['bot', 'vote'] as const;
export type Timeout = (typeof TIMEOUTS)[number];

/**
 * What a table is asked to be; the asker sits on its first chair. `seal` is `sealOf` the salt that the asker's own
 * browser made: 32 random bytes in hexadecimal.
 */
export interface TableWish {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly access: Access;
  readonly clock: Clock;
  readonly timeout: Timeout;
  readonly seal: string;
  /** The run may stand in the list of the best, under its player's name; counts for whoever plays alone. */
  readonly isListed?: boolean;
  /** A random key: whoever asks again with the same one within a minute gets the same table. */
  readonly once?: string;
}

/** What whoever takes a chair says. */
export interface Sitting {
  readonly seal: string;
}

/**
 * gathering: chairs can be taken; sealing: everybody's browser opens its salt; playing; over: played to the end;
 * ended: given up by vote, or by the operator.
 */
export const PHASES = ['gathering', 'sealing', 'playing', 'over', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

export const CHAIR_KINDS = ['open', 'human', 'bot'] as const;
export type ChairKind = (typeof CHAIR_KINDS)[number];

/** A chair as everybody may see it. */
export interface Chair {
  readonly seat: Seat;
  /** Who plays from it now; a chair of a person can be a bot's for a while. */
  readonly kind: ChairKind;
  /** A bot plays for the person whose chair it is. */
  readonly isStandIn: boolean;
  /** The person it belongs to, whoever plays from it now; an open chair with a name is kept for that person. */
  readonly name: string;
  readonly isOnline: boolean;
  /** Since when the person whose chair it is has not been there, on the server's clock. */
  readonly awaySince?: number;
  /** The hash of this person's salt, and the salt once it was opened. */
  readonly seal?: string;
  readonly salt?: string;
  /** Whose moves they were, once the match is over: this person's, or those of a bot. */
  readonly played?: { readonly byPerson: number; readonly byBot: number };
}

/** How much time a seat has; `since` is when it began to run, on the server's clock. */
export interface SeatClock {
  readonly seat: Seat;
  readonly bankMs: number;
  readonly since: number | null;
}

/** The options of a table. A document stands there by its fingerprint alone. */
export type ToldOptions = Readonly<Record<string, unknown>>;

/** A table as everybody may know it; the match has the same id. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: ToldOptions;
  readonly access: Access;
  readonly clock: Clock;
  readonly timeout: Timeout;
  readonly phase: Phase;
  readonly created: number;
  /** The seat of whoever set the table. */
  readonly host: Seat | null;
  readonly chairs: readonly Chair[];
  /** SHA-256 of the server's share of the seed, told before anybody sits down; null for a match without a table. */
  readonly seal: string | null;
  readonly clocks: readonly SeatClock[];
  /** The server's clock when this was written. */
  readonly now: number;
  /** The versions of the rules that began the match and that are here, if nobody can play it on. */
  readonly otherRules?: { readonly theirs: number; readonly ours: number };
  /** Another table of the same people. */
  readonly rematch?: string;
}

/** A line of the lobby. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly options: ToldOptions;
  readonly clock: Clock;
  readonly phase: Phase;
  readonly created: number;
  readonly changed: number;
  readonly moves: number;
  readonly chairs: readonly Pick<Chair, 'seat' | 'kind' | 'name'>[];
  readonly outcome?: Outcome;
}

export interface Lobby {
  readonly open: readonly TableLine[];
  readonly watch: readonly TableLine[];
}

/** A table of one's own. */
export interface MyTable extends TableLine {
  readonly seat: Seat;
  readonly isMyTurn: boolean;
  /** In one's turn: how long one may still think, when this was written. */
  readonly leftMs?: number;
  /** Taken off one's list; it can still be found by its address. */
  readonly isHidden?: boolean;
}

/** Whoever holds a seat's token sits on it. */
export interface TakenSeat {
  readonly table: string;
  readonly seat: Seat;
  readonly token: string;
}

/** The table where the same people meet again. */
export interface Rematch {
  readonly table: string;
}
