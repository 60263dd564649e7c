import type { Outcome, Standing } from '@haven/kit';
import type { Language, Phase, ToldOptions } from '@haven/wire';
import type { StoredChair } from './tables.ts';

/** As much of a table, or of a match without one, as a link to it shows: nothing of the match itself is read. */
export interface Glance {
  readonly id: string;
  readonly game: string;
  readonly told: ToldOptions;
  readonly phase: Phase;
  readonly moves: number;
  readonly chairs: readonly Pick<StoredChair, 'seat' | 'kind' | 'name'>[];
  /** Of whoever set the table, as others read it; empty for somebody who told none. */
  readonly host: string;
  readonly outcome?: Outcome;
  /** How a match stands that is being played; of a match that is not held in memory nobody reads it. */
  readonly standing?: Standing;
  /** What the host speaks; unknown for a match without a table. */
  readonly language?: Language;
}
