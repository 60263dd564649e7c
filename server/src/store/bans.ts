import type { Ban } from '@haven/wire';

/** Where it is kept who is not welcome. A promise of a write is fulfilled when it is durable. */
export interface BanStore {
  /** In the place of an earlier one of the same name. */
  put(ban: Ban): Promise<void>;
  /** False if there was none. */
  lift(ban: Pick<Ban, 'kind' | 'name'>): Promise<boolean>;
  /** The latest first. */
  all(): Promise<Ban[]>;
}
