import type { Rng } from '@haven/kit';

export function rollDice(rng: Rng): readonly [number, number] {
  return [1 + rng.below(6), 1 + rng.below(6)];
}

export function flipsHeads(rng: Rng): boolean {
  return rng.below(2) === 1;
}
