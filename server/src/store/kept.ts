import type { Ask, Commit } from './database.ts';
import type { Source } from './rows.ts';

/** All that a part of the store needs: where its rows are, and how work on them gets done. */
export interface Kept {
  readonly source: Source;
  readonly ask: Ask;
  readonly commit: Commit;
}
