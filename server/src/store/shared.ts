import type { JobQueue } from './jobs.ts';

/** How far a table or a match has come, for whoever holds it in memory. */
export interface Mark {
  readonly id: string;
  /** How many entries it has; none before it begins. */
  readonly entries: number | null;
  readonly aids: string | null;
  /** Of chairs, phase and host; none for a match without a table. */
  readonly revision: number | null;
  readonly clocks: string | null;
  readonly rematch: string | null;
  /** The number of the last line of its chat. */
  readonly lines: number | null;
}

/** What servers over the same data know of each other through the store alone. */
export interface SharedStore {
  /** The text that all of them have under this name: this one, if nobody came first. */
  agree(name: string, text: string): Promise<string>;
  /** How far those of these tables and matches have come that there are. */
  marks(ids: readonly string[]): Promise<readonly Mark[]>;
  /** Whether no other server was open when this one came. */
  readonly isFirst: boolean;
  /** Whether another one is open now. */
  hasOthers(): Promise<boolean>;
  /** Where they are kept. */
  readonly jobs?: JobQueue;
}
