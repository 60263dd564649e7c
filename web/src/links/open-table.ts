import type { GameTypes, Refusal, Seat } from '@haven/kit';
import type { SeatInfo, TableLink } from '@haven/ui-kit';
import type { Proposal, Spoken } from '@haven/wire';
import type { Advice, Explanation } from '../why/explanation.ts';
import type { HotSeat } from './hand-over.ts';
import type { OnlineState } from './online-state.ts';

/** `here`: the table stands in this browser and needs no network. */
export type ConnectionState = 'here' | 'joining' | 'live' | 'lost';

/** What a table is set up with: who sits where, and by which options. */
export interface Setting {
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** What people who are far apart need besides the game. */
export interface Online {
  state(): OnlineState;
  /** Tells whenever the state changes; returns how to stop. */
  watch(tell: () => void): () => void;
  /** Tells what was refused outside the game; returns how to stop. */
  watchRefusals(tell: (refusal: Refusal) => void): () => void;
  say(said: Spoken): void;
  propose(proposal: Proposal): void;
  vote(request: number, yes: boolean): void;
  /** Takes back what this page has asked for. */
  withdraw(request: number): void;
  /** A bot plays for this seat until the person is back. */
  handOver(): void;
  resign(): void;
  /** A bot played for this seat: the person is back. */
  comeBack(): void;
  /** Sits down with the token of a chair; without one, looks on. */
  sit(token?: string): void;
}

export interface OpenTable {
  readonly game: string;
  readonly setting: Setting;
  readonly hotSeat: HotSeat;
  readonly aids: readonly string[];
  /** It goes on from another match, after so many of its moves. */
  readonly branch?: number;
  readonly link: TableLink<GameTypes>;
  /** A table of the server has it, a run of this browser has not. */
  readonly online?: Online;
  /** Tells the state of the connection now and at every change; returns how to stop. */
  watch(tell: (connection: ConnectionState) => void): () => void;
  /** Tells whenever the device goes to somebody else, or has to; returns how to stop. */
  watchHotSeat(tell: (hotSeat: HotSeat) => void): () => void;
  /** Tells when all that was told counts no more, just before it is told anew; returns how to stop. */
  watchAnew(tell: () => void): () => void;
  /** The person of this seat holds the device now. */
  take(seat: Seat): void;
  /** How long bots of this table wait before they move. */
  setPace(ms: number): void;
  /** Why a move was made; only where the bots are in this browser. */
  explain?(entry: number): Promise<Explanation | undefined>;
  /** What a Captain would do now. */
  advise?(): Promise<Advice | undefined>;
}
