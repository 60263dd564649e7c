import { simRng } from '@haven/kit';
import type { BestRun, TakenSeat } from '@haven/wire';
import { expect, test } from 'vitest';
import { browserAt, wishFor } from '../testing/browser.ts';
import { SOLO } from '../testing/games.ts';
import { get, openHouse } from '../testing/open-house.ts';
import { playRandomly } from '../testing/random-run.ts';

const FAST = { messagesPerSecond: 100_000, burst: 100_000, newMatchesPerMinute: 1000 };

test('a solo run is a table with one chair; the best of them bear a name', async () => {
  const house = await openHouse({ limits: FAST });
  const host = browserAt(house.address);
  await host.ask('POST /api/me', { name: 'Zoë' });
  const wish = wishFor(SOLO.meta.id, host, { seats: 1, access: 'link', isListed: true });
  const mine = (await host.ask<TakenSeat>('POST /api/tables', wish)).body;
  const guest = await host.sits(mine);
  await host.ask(`POST /api/tables/${mine.table}/start`);
  guest.say({ type: 'salt', salt: host.salt });
  const { seen } = await guest.hears('seen');
  await playRandomly(guest, seen, { rng: simRng(1) });
  const { body } = await get<{ runs: BestRun[] }>(`${house.address}/api/best?game=${SOLO.meta.id}`);
  expect(body.runs).toMatchObject([{ match: mine.table, seats: 1, names: ['Zoë'] }]);
  const told = (await get(`${house.address}/api/matches/${mine.table}`)).body;
  expect(told).toMatchObject({ nickname: 'Zoë', over: true });
  await house.close();
});
