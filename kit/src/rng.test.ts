import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSeed, liveRng, pick, type Rng, shuffle, simRng, streamOf } from './rng.ts';

const SEED = '0123456789abcdef'.repeat(4);
const draws = (rng: Rng, count: number, sides: number) => Array.from({ length: count }, () => rng.below(sides));

/** Chi-square of counts that should be equal; 99.99 % of fair samples of 6 faces stay below 25.7. */
function unevenness(values: readonly number[], sides: number): number {
  const expected = values.length / sides;
  const counts = new Array<number>(sides).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('the live stream depends on the seed and the move number, and on nothing else', () => {
  expect(draws(liveRng(SEED, 3), 50, 6)).toEqual(draws(liveRng(SEED, 3), 50, 6));
  expect(draws(liveRng(SEED, 3), 50, 6)).not.toEqual(draws(liveRng(SEED, 4), 50, 6));
  expect(draws(liveRng('f'.repeat(64), 3), 50, 6)).not.toEqual(draws(liveRng(SEED, 3), 50, 6));
});

test('the live stream is ChaCha20: the first words of a known key', () => {
  // RFC 8439, appendix A.1, test vector 1: key and nonce of zeros, first keystream word 76 b8 e0 ad.
  expect(liveRng('0'.repeat(64), 0).below(2 ** 32)).toBe(0xade0b876);
});

test('every seat has a stream of its own, whatever the others drew before', () => {
  const alone = draws(streamOf(liveRng(SEED, 1), 2), 20, 6);
  const late = liveRng(SEED, 1);
  draws(streamOf(late, 0), 7, 6);
  late.below(6);
  expect(draws(streamOf(late, 2), 20, 6)).toEqual(alone);
  expect(draws(streamOf(late, 1), 20, 6)).not.toEqual(alone);
  expect(late.drawn()).toBe(48);
});

test('the live stream goes on past its first block', () => {
  const rng = liveRng(SEED, 1);
  const values = draws(rng, 1_000, 2 ** 32);
  expect(new Set(values).size).toBeGreaterThan(990);
  expect(rng.drawn()).toBe(1_000);
});

test.each([
  ['live', liveRng(SEED, 1)],
  ['sim', simRng(42)],
] as const)('the dice of the %s generator are fair', (_name, rng) => {
  expect(unevenness(draws(rng, 60_000, 6), 6)).toBeLessThan(25.7);
});

test('every number is within bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer({ min: 0, max: 2 ** 31 }), (sides, seed) => {
      for (const rng of [liveRng(SEED, seed), simRng(seed)]) {
        const value = rng.below(sides);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(sides);
      }
    }),
  );
});

test('a die without sides and a seed that is none are refused', () => {
  expect(() => liveRng(SEED, 1).below(0)).toThrow(RangeError);
  expect(() => liveRng('abcd', 1)).toThrow(RangeError);
  expect(isSeed(SEED)).toBe(true);
  expect(isSeed('xyz')).toBe(false);
});

test('a shuffle keeps every card and puts each anywhere', () => {
  const rng = simRng(1);
  const tops = Array.from({ length: 6_000 }, () => shuffle(rng, [0, 1, 2, 3, 4, 5])[0] ?? 0);
  expect(unevenness(tops, 6)).toBeLessThan(25.7);
  expect(shuffle(rng, [3, 1, 2]).toSorted()).toEqual([1, 2, 3]);
  expect(['a', 'b']).toContain(pick(rng, ['a', 'b']));
});
