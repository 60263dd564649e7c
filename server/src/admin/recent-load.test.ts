import { expect, test } from 'vitest';
import { type LatencyBucket, quantileOf } from './recent-load.ts';

const buckets = (...moves: number[]): LatencyBucket[] => {
  const seconds = [0.01, 0.1, 1, Number.POSITIVE_INFINITY];
  return moves.map((count, index) => ({ seconds: seconds[index] ?? 0, moves: count }));
};

test.each([
  ['nobody moved', buckets(0, 0, 0, 0), { share: 0.5, seconds: undefined }],
  ['no histogram yet', [], { share: 0.5, seconds: undefined }],
  ['half of the first bucket', buckets(100, 100, 100, 100), { share: 0.5, seconds: 0.005 }],
  ['the middle of the second bucket', buckets(0, 100, 100, 100), { share: 0.5, seconds: 0.055 }],
  ['the last one in a hundred', buckets(98, 100, 100, 100), { share: 0.99, seconds: 0.055 }],
  ['slower than all buckets: at least the last bound', buckets(0, 0, 0, 10), { share: 0.99, seconds: 1 }],
])('%s', (_name, given, { share, seconds }) => {
  const found = quantileOf(given, share);
  if (seconds === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(seconds, 6);
});
