import type { Language } from '@haven/wire';

/** A guest. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly created: number;
  /** Their victories at public tables may stand among the best, under their name. */
  readonly isListed?: boolean;
}

/** The hash of a secret that makes another device this player's own. */
export interface StoredRecovery {
  readonly hash: string;
  readonly player: string;
  readonly expires: number;
}

/** The hash of a code that works again and again, until its player drops it or makes another. */
export interface StoredCode {
  readonly hash: string;
  readonly player: string;
  readonly since: number;
}

/** Where guests are kept. A promise of a write is fulfilled when it is durable. */
export interface PlayerStore {
  create(player: Player): Promise<void>;
  load(id: string): Promise<Player | undefined>;
  rename(id: string, name: string): Promise<void>;
  speak(id: string, language: Language): Promise<void>;
  list(id: string, isListed: boolean): Promise<void>;
  /** Which proofs of being this player count: those of the present epoch. */
  epoch(id: string): Promise<number>;
  /** Nothing from before proves anything any more, and no device hears of their turns; the new epoch. */
  endEpoch(id: string): Promise<number>;
  /** Nobody learns from a finished run who played it. */
  unsign(id: string): Promise<void>;
  /**
   * Forgets all that is known of a player: name, devices, webhook, ways back, their own complaints, and what they said. Their
   * chairs have to be somebody else's by now; of a table that nobody can read, a nameless player stays.
   */
  forget(id: string): Promise<void>;
  /** Several secrets of one offer: whichever is used first ends all. */
  keepRecovery(recoveries: readonly StoredRecovery[]): Promise<void>;
  /** In place of the one that this player kept before. */
  keepCode(code: StoredCode): Promise<void>;
  /** Since when this player keeps a code. */
  codeSince(player: string): Promise<number | undefined>;
  dropCode(player: string): Promise<void>;
  /** The player behind a secret that has not expired; it works once, unless it is a code to keep. */
  redeem(hash: string, now: number): Promise<string | undefined>;
}
