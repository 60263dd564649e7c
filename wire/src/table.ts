import type { Annal, Level, Outcome, Seat } from '@haven/kit';

/** Who may find a table: everybody in the lobby, or those who were given its address. */
export const ACCESSES = ['public', 'link'] as const;
export type Access = (typeof ACCESSES)[number];

/**
 * What a clock counts by: each move, or the whole turn until the seat has nothing more to decide (`isTurnOn`). Where it
 * is left out, each move.
 */
export const PACES = ['turn', 'move'] as const;
export type Pace = (typeof PACES)[number];

/** A live clock has seconds for each turn or move, and a bank for all of them. */
export interface LiveClock {
  readonly kind: 'live';
  readonly per?: Pace;
  readonly moveSeconds: number;
  readonly bankSeconds: number;
  /** Added to the bank after each turn or move. */
  readonly addSeconds?: number;
  /** For so long in the whole match, the clock of a seat stands still while its person has no connection. */
  readonly graceSeconds?: number;
}

export interface DaysClock {
  readonly kind: 'days';
  readonly per?: Pace;
  readonly days: number;
}

/** How long people may think. */
export type Clock = { readonly kind: 'none' } | LiveClock | DaysClock;

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

/** What the host of a gathering table changes; what is left out stays, also among the options. */
export type Agreement = Partial<Pick<TableWish, 'options' | 'seats' | 'access' | 'clock' | 'timeout'>>;

/** What whoever takes a chair says. */
export interface Sitting {
  readonly seal: string;
}

/** Which bot is to sit on a chair; without a word the usual one. */
export interface BotWish {
  readonly level: Level;
}

/**
 * gathering: chairs can be taken; sealing: everybody's browser opens its salt; playing; over: played to the end;
 * ended: given up by vote, by one of the last two people, or by the operator.
 */
export const PHASES = ['gathering', 'sealing', 'playing', 'over', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

export const CHAIR_KINDS = ['open', 'human', 'bot'] as const;
export type ChairKind = (typeof CHAIR_KINDS)[number];

/**
 * So long somebody has to be away, whatever the clock: a bot may play for them then, and the match may be ended
 * without them. Where turns take days people are away as a matter of course: there their time has to be over.
 */
export const AWAY = { botMs: 3 * 60_000, endMs: 15 * 60_000 } as const;

/** A chair as everybody may see it. */
export interface Chair {
  readonly seat: Seat;
  /** Who plays from it now; a chair of a person can be a bot's for a while. */
  readonly kind: ChairKind;
  /** A bot plays for the person whose chair it is. */
  readonly isStandIn: boolean;
  /** How well the bot of this chair plays; the usual one where nobody has chosen, and for a person. */
  readonly level?: Level;
  /**
   * The person it belongs to, whoever plays from it now; an open chair with a name is kept for that person. With a
   * number where somebody else's name at this table looks the same.
   */
  readonly name: string;
  /** A page of this chair is open, and was looked at lately. */
  readonly isOnline: boolean;
  /** Since when the person whose chair it is has not been there, on the server's clock. */
  readonly awaySince?: number;
  /** The hash of this person's salt, and the salt once it was opened. */
  readonly seal?: string;
  readonly salt?: string;
  /** Whose moves they were, once the match is over: this person's, or those of a bot. */
  readonly played?: { readonly byPerson: number; readonly byBot: number };
}

/** How much time a seat has. All times are those of the server's clock. */
export interface SeatClock {
  readonly seat: Seat;
  readonly bankMs: number;
  /** From when on it runs, which may be to come; null while it stands. */
  readonly since: number | null;
  /** What this turn or move has used up of its own seconds before `since`. */
  readonly spentMs?: number;
  /** The turn goes on later: others answer meanwhile, or something was taken back. */
  readonly isPaused?: true;
  /** How much of the grace for lost connections there was when it began to run last. */
  readonly graceMs?: number;
  /** The connection is lost, and the grace runs since then: until `since`. */
  readonly graceSince?: number;
}

/** So long a host may be away before the table is handed on to somebody who is there. */
export const HOST_PATIENCE_MS = 120_000;

/** A full public table begins by itself. */
export interface Beginning {
  /** On the server's clock. */
  readonly at: number;
  /** Who has asked the others to wait a little longer: everybody may once. */
  readonly waited: readonly Seat[];
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
  /** The seat of whoever set the table, or took over. */
  readonly host: Seat | null;
  readonly begins?: Beginning;
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
  /** Who gave up, who joined while the match went on and who had it stopped, in order; left out where nobody did. */
  readonly annals?: readonly Annal[];
  /** Who looks in before the match, by name, an empty one where none was told; told to those who sit there. */
  readonly visitors?: readonly string[];
  /** Whom the host has sent away; told to the host alone. */
  readonly sentAway?: readonly SentAway[];
}

/** Somebody who may not sit down at a table until they are invited again. */
export interface SentAway {
  readonly number: number;
  readonly name: string;
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
  readonly chairs: readonly Pick<Chair, 'seat' | 'kind' | 'name' | 'isOnline' | 'awaySince'>[];
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
  /** Whom the match waits for; nobody before it begins and after its end. */
  readonly turns: readonly Seat[];
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

/** Whoever asks for a bot's chair in mid-game sits there at once, or waits for what the table says. */
export interface ChairAsked {
  readonly seat: Seat;
  /** The number of the request that the people at the table decide about; without it the chair is taken. */
  readonly request?: number;
}

/** The table where the same people meet again. */
export interface Rematch {
  readonly table: string;
}
