import { expect, test } from 'vitest';
import { createBucket } from './rate-limit.ts';
import { handClock } from './testing/company.ts';

const RATE = { perSecond: 2, burst: 10 };

test('what is there can be taken, and comes back with time', () => {
  const { now, pass } = handClock();
  const bucket = createBucket(RATE, now);
  expect([bucket.take(6), bucket.take(6), bucket.take(4), bucket.take()]).toEqual([true, false, true, false]);
  expect(bucket.waitFor(6)).toBe(3);
  pass(3000);
  expect([bucket.take(6), bucket.take()]).toEqual([true, false]);
});

test('more than a whole bucket is taken from a full one, and owed', () => {
  const { now, pass } = handClock();
  const bucket = createBucket(RATE, now);
  expect(bucket.take(16)).toBe(true);
  expect(bucket.waitFor(1)).toBe(3.5);
  expect(bucket.waitFor(16)).toBe(8);
  pass(7999);
  expect(bucket.take(16)).toBe(false);
  pass(1);
  expect([bucket.isFull(), bucket.take(16), bucket.isFull()]).toEqual([true, true, false]);
});

test('what is owed has to be waited for', () => {
  const { now } = handClock();
  const bucket = createBucket(RATE, now);
  bucket.owe(12);
  expect(bucket.take()).toBe(false);
  expect(bucket.waitFor(1)).toBe(1.5);
});

test('a clock that is set back neither empties nor locks a bucket', () => {
  const { now, pass } = handClock();
  const bucket = createBucket(RATE, now);
  bucket.take(6);
  pass(-3_600_000);
  expect(bucket.take(4)).toBe(true);
  pass(1000);
  expect([bucket.take(2), bucket.take()]).toEqual([true, false]);
});
