import type { GameTypes, MatchRecord } from '@haven/kit';

/** A match as it begins. Times are milliseconds since 1970. */
export interface NewMatch {
  readonly id: string;
  readonly record: MatchRecord<GameTypes>;
  readonly created: number;
  readonly nickname?: string;
  /** Its player wishes it to stand among the best. */
  readonly isListed?: boolean;
}
