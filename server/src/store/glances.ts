import type { Outcome } from '@haven/kit';
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
  readonly outcome?: Outcome;
  /** What the host speaks; unknown for a match without a table. */
  readonly language?: Language;
}
