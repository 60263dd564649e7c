import type { Language } from '@haven/wire';

/** A guest. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly created: number;
}

/** The hash of a secret that makes another device this player's own. */
interface StoredRecovery {
  readonly hash: string;
  readonly player: string;
  readonly expires: number;
}

/** Where guests are kept. A promise of a write is fulfilled when it is durable. */
export interface PlayerStore {
  create(player: Player): Promise<void>;
  load(id: string): Promise<Player | undefined>;
  rename(id: string, name: string): Promise<void>;
  speak(id: string, language: Language): Promise<void>;
  /** Which proofs of being this player count: those of the present epoch. */
  epoch(id: string): Promise<number>;
  /** Nothing from before proves anything any more, and no device hears of their turns; the new epoch. */
  endEpoch(id: string): Promise<number>;
  /** Nobody learns from a finished run who played it. */
  unsign(id: string): Promise<void>;
  /**
   * Forgets all that is known of a player: name, devices, webhook, ways back, complaints, and what they said. Their
   * chairs have to be somebody else's by now; of a table that nobody can read, a nameless player stays.
   */
  forget(id: string): Promise<void>;
  keepRecovery(recovery: StoredRecovery): Promise<void>;
  /** The player behind a secret that has not expired; it works once. */
  redeem(hash: string, now: number): Promise<string | undefined>;
}
