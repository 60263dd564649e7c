import { defaultOptions, seenBy, start } from '@haven/kit';
import { type Options, starBounty, type View } from '@haven/star-bounty-rules';
import { expect, test } from 'vitest';
import { impactSum, shotSum } from './figures.ts';

const options = defaultOptions(starBounty.options) as Options;
const { view } = seenBy(starBounty, start(starBounty, { seats: 1, options, seed: '0'.repeat(64) }), 0);

const facing = (enemy: 'KC' | 'AH', changes: Partial<View> = {}): View => ({
  ...view,
  systems: { shields: 4, ballistics: 3, engines: 5 },
  battle: { enemy, health: 20, roll: null, boost: 0 },
  ...changes,
});

test('§5.1 a shot is dice, ballistics and what was improvised', () => {
  const boosted = facing('AH', { battle: { enemy: 'AH', health: 20, roll: null, boost: 6 } });
  expect(shotSum(boosted, [2, 5]).total).toBe(16);
});

test('§3.2 a system that is switched off stands in the sum with nothing', () => {
  expect(shotSum(facing('KC'), [2, 5])).toEqual({
    terms: [
      { what: 'dice', amount: 7 },
      { what: 'ballistics', amount: 0 },
    ],
    total: 7,
  });
});

test('§4.4 §5.5 heads doubles, defences are taken off, never below nothing', () => {
  const manned = facing('KC', { drones: { ready: 0, assigned: ['shields'], wrecked: 1 } });
  expect(impactSum(manned, { dice: [6, 4], heads: true }).total).toBe(5);
  expect(impactSum(manned, { dice: [1, 2], heads: false }).total).toBe(0);
});
