/**
 * What the house has to see to by itself: a clock that may have run out, a table that waits for nobody outside, somebody
 * who may have to be told. Whoever does it looks how things stand, so that nothing is done twice.
 */
export const JOB_KINDS = ['clock', 'table', 'notice'] as const;
type JobKind = (typeof JOB_KINDS)[number];

/** A table has one job of each kind, the one set last. */
export interface DueJob {
  readonly kind: JobKind;
  /** From now on, by whichever clock. */
  readonly inMs: number;
}

export type JobHandlers = Readonly<Record<JobKind, (table: string) => Promise<void>>>;

/** Jobs that outlive this server: any that is open over the same data does them. */
export interface JobQueue {
  add(table: string, jobs: readonly DueJob[]): Promise<void>;
  /** Does what is due, until it is told to stop; what was not begun by then is left to others. */
  work(handlers: JobHandlers): Promise<() => Promise<void>>;
}
