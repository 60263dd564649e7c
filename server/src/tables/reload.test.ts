import { at } from '@haven/kit';
import { expect, test } from 'vitest';
import { companyOf, handClock, livelyPlan } from '../testing/company.ts';
import { openHouse } from '../testing/open-house.ts';

test('whoever gave up their chair at one server only looks on at the other, as soon as that one reads it', async () => {
  const plan = livelyPlan(handClock());
  const here = await openHouse(plan);
  const there = await openHouse(plan, here.folder);
  const { table, seats, guests } = await companyOf(here, 3);
  const elsewhere = await there.guest();
  await elsewhere.joins({ match: table, token: at(seats, 0).token });

  at(guests, 0).say({ type: 'resign' });
  while ((await at(guests, 1).hears('seen')).seen.seq === 0);
  elsewhere.say({ type: 'play', asked: 0, move: 'roll' });
  expect(await elsewhere.hears('table')).toMatchObject({ viewer: 'spectator' });
  expect(await elsewhere.hears('refused')).toMatchObject({ refusal: { code: 'stale' }, seen: { moves: [] } });
  await Promise.all([here.close(), there.close()]);
});
