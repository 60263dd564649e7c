import { expect, test } from 'vitest';
import { homeOf } from './home-of.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::1', '::1'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
  ['fe80::1:2:3:4:5', 'fe80:0:0:1::'],
  ['inside', 'inside'],
])('%s is counted as %s', (address, home) => {
  expect(homeOf(address)).toBe(home);
});
