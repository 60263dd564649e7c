import { createHash } from 'node:crypto';
import { type Rng, simRng } from '@haven/kit';

/** A stream of chance for each thing that needs some: one more draw for one of them changes no other. */
export function chanceOf(seed: number, name: string): Rng {
  return simRng(createHash('sha256').update(`${seed} ${name}`).digest().readUInt32LE());
}

/** One time in so many; never if that is 0. */
export function isOnce(rng: Rng, inSoMany: number): boolean {
  return inSoMany > 0 && rng.below(inSoMany) === 0;
}

export function between(rng: Rng, least: number, most: number): number {
  return least + rng.below(most - least + 1);
}

/** Bytes that nobody outside the world could guess. */
export function bytesFrom(rng: Rng, count: number): Buffer {
  return Buffer.from(Array.from({ length: count }, () => rng.below(256)));
}
