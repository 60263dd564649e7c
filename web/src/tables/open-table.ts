import type { GameTypes, Seat } from '@haven/kit';
import type { TableLink } from '@haven/ui-kit';
import type { Chair } from './chair.ts';
import type { Setting } from './local-table.ts';

/** `here`: the table stands in this browser and needs no network. */
export type Connection = 'here' | 'joining' | 'live' | 'lost';

/** Why a table could not be opened. */
export type Closed = 'unknown-table' | 'unknown-game' | 'not-yours' | 'no-storage' | 'unreachable';

export interface OpenTable {
  readonly game: string;
  readonly setting: Setting;
  readonly chair: Chair;
  readonly aids: readonly string[];
  readonly link: TableLink<GameTypes>;
  /** Tells the state of the connection now and at every change; returns how to stop. */
  watch(tell: (connection: Connection) => void): () => void;
  /** Tells whenever the device goes to somebody else, or has to; returns how to stop. */
  watchChair(tell: (chair: Chair) => void): () => void;
  /** The person of this seat holds the device now. */
  take(seat: Seat): void;
  /** How long bots of this table wait before they move. */
  setPace(ms: number): void;
}
