import { expect, test } from 'vitest';
import { mixedSeed, sealOf, sealOfAnswer } from './fair.ts';
import { isSeed } from './rng.ts';

const SHARE = 'a1'.repeat(32);
const SALTS = ['b2'.repeat(32), null, 'c3'.repeat(32)];

test('a seal is the SHA-256 of its secret', () => {
  expect(sealOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a mixed seed is a seed, and everybody has a hand in it', () => {
  const seed = mixedSeed(SHARE, SALTS);
  expect(isSeed(seed)).toBe(true);
  const others = [
    mixedSeed('a2'.repeat(32), SALTS),
    mixedSeed(SHARE, [null, ...SALTS.slice(1)]),
    mixedSeed(SHARE, SALTS.toReversed()),
    mixedSeed(SHARE, SALTS.slice(0, 2)),
    mixedSeed(SHARE, []),
  ];
  expect(new Set([seed, ...others]).size).toBe(6);
  expect(mixedSeed(SHARE, [...SALTS])).toBe(seed);
});

test('the seal of an answer binds seat, question, move and nonce', () => {
  const answer = { seat: 1, asked: 7, move: 'pick 2', nonce: 'n' };
  const seals = [
    answer,
    { ...answer, seat: 0 },
    { ...answer, asked: 8 },
    { ...answer, move: 'pick 3' },
    { ...answer, nonce: 'm' },
  ].map(sealOfAnswer);
  expect(new Set(seals).size).toBe(5);
});
