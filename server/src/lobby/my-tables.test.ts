import { at } from '@haven/kit';
import type { Clock, MyTable, TakenSeat } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Browser, browserAt, hearsTable, wishFor } from '../testing/browser.ts';
import { allSee, companyOf, type HandClock, handClock, livelyPlan, rolls } from '../testing/company.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';

const KEY = 'a-key-of-one-click';

let clock: HandClock;
let house: OpenHouse;
let ann: Browser;
beforeEach(async () => {
  clock = handClock();
  house = await openHouse(livelyPlan(clock));
  ann = browserAt(house.address);
});
afterEach(() => house.close());

const mine = async (browser: Browser) => (await browser.ask<MyTable[]>('GET /api/my/tables')).body;
const shown = async (browser: Browser) => (await mine(browser)).filter(({ isHidden }) => !isHidden).map(({ id }) => id);
const sets = async (browser: Browser, once?: string) =>
  (await browser.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', browser, once ? { once } : {}))).body;

test('two clicks at once make one table, also for somebody who is nobody yet', async () => {
  const [one, other] = await Promise.all([sets(ann, KEY), sets(ann, KEY)]);
  expect(one.table).toBe(other.table);
  expect(await shown(ann)).toEqual([one.table]);
  await ann.sits(other);
});

test('whoever did not hear the answer asks again and gets the same table; a minute later another one', async () => {
  await ann.ask('POST /api/me', { name: 'Ann' });
  const first = await sets(ann, KEY);
  expect((await sets(ann, KEY)).table).toBe(first.table);
  clock.pass(60_000);
  expect((await sets(ann, KEY)).table).not.toBe(first.table);
});

test('whoever has left the table meanwhile gets a new one, and two clicks at once the same new one', async () => {
  await ann.ask('POST /api/me', { name: 'Ann' });
  const first = await sets(ann, KEY);
  await ann.ask(`DELETE /api/tables/${first.table}/chairs/0`);
  const [one, other] = await Promise.all([sets(ann, KEY), sets(ann, KEY)]);
  expect(one).toMatchObject({ seat: 0, token: expect.any(String) });
  expect(one.table).not.toBe(first.table);
  expect(other.table).toBe(one.table);
});

test('whoever has changed chairs meanwhile is told where they sit', async () => {
  await ann.ask('POST /api/me', { name: 'Ann' });
  const { table } = await sets(ann, KEY);
  await ann.ask(`POST /api/tables/${table}/chairs/1`, { seal: ann.seal });
  expect(await sets(ann, KEY)).toMatchObject({ table, seat: 1 });
});

test('without a key, with another, or by somebody else: another table', async () => {
  const bo = browserAt(house.address);
  for (const browser of [ann, bo]) await browser.ask('POST /api/me', { name: 'Guest' });
  const tables = [
    await sets(ann),
    await sets(ann),
    await sets(ann, KEY),
    await sets(ann, `${KEY}-2`),
    await sets(bo, KEY),
  ];
  expect(new Set(tables.map(({ table }) => table)).size).toBe(5);
});

test('what was refused may be tried again', async () => {
  await ann.ask('POST /api/me', { name: 'Ann' });
  const wish = { ...wishFor('lanterns', ann), once: KEY };
  expect((await ann.ask('POST /api/tables', { ...wish, seats: 9 })).body.refusal?.code).toBe('bad-seats');
  expect((await ann.ask('POST /api/tables', wish)).status).toBe(201);
});

test.each<[Clock, number]>([
  [{ kind: 'days', days: 2 }, 2 * 24 * 3600_000],
  [{ kind: 'live', moveSeconds: 30, bankSeconds: 60 }, 90_000],
])('%j: whoever is to move knows how long', async (rule, wholeMs) => {
  const { browsers } = await companyOf(house, 2, { clock: rule });
  clock.pass(10_000);
  expect((await mine(at(browsers, 0)))[0]).toMatchObject({ isMyTurn: true, leftMs: wholeMs - 10_000 });
  const theirs = (await mine(at(browsers, 1)))[0];
  expect(theirs).toMatchObject({ isMyTurn: false, turns: [0] });
  expect(theirs).not.toHaveProperty('leftMs');
});

async function finished() {
  const company = await companyOf(house, 2, { options: { short: true } });
  let seen = at(await allSee(company.guests), 0);
  while (!seen.outcome) seen = at(await rolls(company, at(seen.toAct, 0), seen.seq), 0);
  return company;
}

test('a finished table goes off one’s own list, and nobody else’s; its record and chairs stay', async () => {
  const { table, browsers } = await finished();
  const [host, friend] = [at(browsers, 0), at(browsers, 1)];
  expect((await host.ask(`DELETE /api/my/tables/${table}`)).status).toBe(204);
  expect(await shown(host)).toEqual([]);
  expect(await shown(friend)).toEqual([table]);
  expect((await host.ask(`GET /api/matches/${table}/record`)).status).toBe(200);
  expect((await host.ask(`GET /api/tables/${table}/seat`)).status).toBe(200);
});

test('all finished ones at once; what goes on stays', async () => {
  const { browsers, table } = await finished();
  const host = at(browsers, 0);
  const open = await sets(host);
  expect(await shown(host)).toEqual(expect.arrayContaining([table, open.table]));
  expect((await host.ask('DELETE /api/my/tables')).status).toBe(204);
  expect(await shown(host)).toEqual([open.table]);
});

test('whoever takes a table that gathers off their list stands up', async () => {
  const { table } = await sets(ann);
  expect((await ann.ask(`DELETE /api/my/tables/${table}`)).status).toBe(204);
  expect(await mine(ann)).toEqual([]);
});

test('what one plays alone ends; what others play does not', async () => {
  const alone = await companyOf(house, 1, { seats: 2 });
  const host = at(alone.browsers, 0);
  expect((await host.ask(`DELETE /api/my/tables/${alone.table}`)).status).toBe(204);
  await hearsTable(at(alone.guests, 0), ({ phase }) => phase === 'ended');
  expect(await shown(host)).toEqual([]);
  const { table, browsers } = await companyOf(house, 2);
  expect((await at(browsers, 0).ask(`DELETE /api/my/tables/${table}`)).body.refusal?.code).toBe('not-alone');
  expect((await ann.ask(`DELETE /api/my/tables/${table}`)).body.refusal?.code).toBe('no-guest');
  await ann.ask('POST /api/me', { name: 'Ann' });
  expect((await ann.ask(`DELETE /api/my/tables/${table}`)).body.refusal?.code).toBe('not-your-chair');
});
