import { sealOf } from '@haven/kit';
import { beforeEach, expect, test, vi } from 'vitest';
import { newSeal, saltBehind } from './salts.ts';

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
});

test('a seal is opened by the salt that was kept for it', () => {
  const [first, second] = [newSeal(), newSeal()];
  expect(first).not.toBe(second);
  expect(sealOf(saltBehind(first) ?? '')).toBe(first);
  expect(sealOf(saltBehind(second) ?? '')).toBe(second);
});

test('the seal of another browser cannot be opened', () => {
  expect(saltBehind(sealOf('elsewhere'))).toBeUndefined();
});

test('a browser that keeps nothing opens its seals as long as the page is there', () => {
  const refuse = () => {
    throw new Error('no storage');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const seal = newSeal();
  expect(sealOf(saltBehind(seal) ?? '')).toBe(seal);
});
