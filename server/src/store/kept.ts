import type { Ask, Commit } from './database.ts';
import type { RowSource } from './rows.ts';

/** All that a part of the store needs: where its rows are, and how work on them gets done. */
export interface Kept {
  readonly source: RowSource;
  readonly ask: Ask;
  readonly commit: Commit;
}
