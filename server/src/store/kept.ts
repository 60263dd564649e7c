import type { Ask, Commit } from './database.ts';
import type { DueJob } from './jobs.ts';
import type { RowSource } from './rows.ts';
import type { Work } from './work.ts';

/** All that a part of the store needs: where its rows are, and how work on them gets done. */
export interface Kept {
  readonly source: RowSource;
  readonly ask: Ask;
  readonly commit: Commit;
  /** Where jobs outlive the server: adds some within a transaction. */
  readonly jobs?: ((table: string, jobs: readonly DueJob[]) => Work<unknown>) | undefined;
}
