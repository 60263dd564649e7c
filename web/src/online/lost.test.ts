import { expect, test } from 'vitest';
import { isLost, LOST_BLINK_MS } from './lost.ts';

test('a connection that is back at once is not called lost, one that stays away is', () => {
  const lostAt = 10_000;
  expect(isLost({ lostAt }, lostAt + LOST_BLINK_MS)).toBe(false);
  expect(isLost({ lostAt }, lostAt + LOST_BLINK_MS + 1)).toBe(true);
  expect(isLost({}, lostAt)).toBe(false);
});
