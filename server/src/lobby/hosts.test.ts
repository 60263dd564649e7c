import { at } from '@haven/kit';
import { HOST_PATIENCE_MS } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserAt, hearsTable } from '../testing/browser.ts';
import { type HandClock, handClock, livelyPlan } from '../testing/company.ts';
import { allGo, aWhile, gatheringOf, goesAway, infoOf, sitsDown } from '../testing/gathering.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';

let clock: HandClock;
let house: OpenHouse;
beforeEach(async () => {
  clock = handClock();
  house = await openHouse(livelyPlan(clock));
});
afterEach(() => house.close());

test('a host who is away for two minutes is followed by whoever has been there for the longest time', async () => {
  const gathering = await gatheringOf(house, 3, { access: 'link' });
  await goesAway(house, gathering, 1);
  clock.pass(1000);
  await at(gathering.people, 1).sits(at(gathering.taken, 1));
  await goesAway(house, gathering, 0);
  clock.pass(HOST_PATIENCE_MS - 1);
  await aWhile();
  expect((await infoOf(house, gathering.table)).host).toBe(0);
  clock.pass(1);
  expect((await hearsTable(at(gathering.guests, 2), ({ host }) => host !== 0)).host).toBe(2);
});

test('a host who comes back in time stays host', async () => {
  const gathering = await gatheringOf(house, 2, { access: 'link' });
  await goesAway(house, gathering, 0);
  clock.pass(HOST_PATIENCE_MS - 1);
  await at(gathering.people, 0).sits(at(gathering.taken, 0));
  clock.pass(HOST_PATIENCE_MS);
  await aWhile();
  expect((await infoOf(house, gathering.table)).host).toBe(0);
});

test('nobody becomes host who is not there; whoever comes to a table without its host need not wait', async () => {
  const gathering = await gatheringOf(house, 2, { access: 'link' });
  await allGo(house, gathering);
  clock.pass(HOST_PATIENCE_MS);
  await aWhile();
  expect((await infoOf(house, gathering.table)).host).toBe(0);
  const back = await at(gathering.people, 1).sits(at(gathering.taken, 1));
  expect((await hearsTable(back, ({ host }) => host === 1)).host).toBe(1);
});

test('a host who stands up is followed by somebody who is there', async () => {
  const gathering = await gatheringOf(house, 3);
  await goesAway(house, gathering, 1);
  await at(gathering.people, 0).ask(`DELETE /api/tables/${gathering.table}/chairs/0`);
  expect((await infoOf(house, gathering.table)).host).toBe(2);
});

test('when everybody has stood up the next who sits down is host, and begins', async () => {
  const { table, people } = await gatheringOf(house, 1, { seats: 2, access: 'link' });
  await at(people, 0).ask(`DELETE /api/tables/${table}/chairs/0`);
  const stranger = browserAt(house.address);
  await sitsDown(stranger, table, 1);
  expect((await infoOf(house, table)).host).toBe(1);
  await stranger.ask(`POST /api/tables/${table}/bots/0`);
  expect((await stranger.ask(`POST /api/tables/${table}/start`)).status).toBe(200);
});

test('while the host is away for long, everybody who sits there may begin; nobody else, and not before', async () => {
  const gathering = await gatheringOf(house, 2, { access: 'link' });
  const [, friend] = gathering.people;
  const begins = (who = friend) => who?.ask(`POST /api/tables/${gathering.table}/start`);
  await goesAway(house, gathering, 0);
  expect((await begins())?.body.refusal?.code).toBe('not-host');
  await goesAway(house, gathering, 1);
  clock.pass(HOST_PATIENCE_MS);
  const stranger = browserAt(house.address);
  await stranger.ask('POST /api/me', { name: 'Eve' });
  expect((await begins(stranger))?.body.refusal?.code).toBe('not-host');
  expect((await begins())?.status).toBe(200);
});
