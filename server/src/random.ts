import { randomBytes, randomInt } from 'node:crypto';

/** What nobody can guess. */
export interface Random {
  bytes(count: number): Buffer;
  /** A whole number from 0 on, smaller than this. */
  below(limit: number): number;
}

export const RANDOM: Random = { bytes: (count) => randomBytes(count), below: (limit) => randomInt(limit) };
