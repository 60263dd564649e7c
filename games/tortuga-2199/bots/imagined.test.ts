import { effort } from '@haven/kit/testing';
import { describe, expect, test } from 'vitest';
import { sailor } from './levels.ts';
import { comparisonOf, errorsApart, HIDDEN } from './testing/imagined.ts';

const THREE_ERRORS = 3;

describe('what a Sailor has out of sight is imagined as often as it is there', () => {
  const comparison = comparisonOf({ bot: sailor, positions: effort({ daily: 60, thorough: 5000 }) });

  test.each(HIDDEN)('%s', (what) => {
    expect(Math.abs(errorsApart(comparison, what))).toBeLessThan(THREE_ERRORS);
  });
});
