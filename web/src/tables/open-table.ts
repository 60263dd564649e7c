import type { GameTypes, Viewer } from '@haven/kit';
import type { TableLink } from '@haven/ui-kit';

/** `here`: the table stands in this browser and needs no network. */
export type Connection = 'here' | 'joining' | 'live' | 'lost';

/** Why a table could not be opened. */
export type Closed = 'unknown-table' | 'unknown-game' | 'not-yours' | 'no-storage' | 'unreachable';

export interface OpenTable {
  readonly game: string;
  readonly viewer: Viewer;
  readonly aids: readonly string[];
  readonly link: TableLink<GameTypes>;
  /** Tells the state of the connection now and at every change; returns how to stop. */
  watch(tell: (connection: Connection) => void): () => void;
}
