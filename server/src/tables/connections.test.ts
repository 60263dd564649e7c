import { at } from '@haven/kit';
import type { Clock, TableInfo } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserAt, hearsTable, wishFor } from '../testing/browser.ts';
import { allSee, companyOf, type HandClock, handClock, livelyPlan, rolls } from '../testing/company.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';

const GRACED: Clock = { kind: 'live', per: 'turn', moveSeconds: 30, bankSeconds: 60, graceSeconds: 30 };
const FISCHER: Clock = { kind: 'live', per: 'turn', moveSeconds: 0, bankSeconds: 60, addSeconds: 15 };

let clock: HandClock;
let house: OpenHouse;
beforeEach(async () => {
  clock = handClock();
  house = await openHouse(livelyPlan(clock));
});
afterEach(() => house.close());

const infoOf = async (table: string) => (await get<TableInfo>(`${house.address}/api/tables/${table}`)).body;
const clockOf = ({ clocks }: TableInfo, seat: number) => at(clocks, seat);

test('everybody sees the grace of whoever lost the connection, and the clock stands meanwhile', async () => {
  const { guests, browsers, seats } = await companyOf(house, 2, { clock: GRACED });
  const began = clock.now();
  clock.pass(10_000);
  at(guests, 0).socket.close();
  const lost = await hearsTable(at(guests, 1), ({ clocks }) => clocks[0]?.graceSince !== undefined);
  expect(clockOf(lost, 0)).toEqual({
    seat: 0,
    bankMs: 60_000,
    since: began + 40_000,
    spentMs: 10_000,
    graceMs: 30_000,
    graceSince: began + 10_000,
  });
  clock.pass(12_000);
  await at(browsers, 0).sits(at(seats, 0));
  const back = await hearsTable(at(guests, 1), ({ clocks }) => clocks[0]?.graceSince === undefined);
  expect(clockOf(back, 0)).toEqual({
    seat: 0,
    bankMs: 60_000,
    since: clock.now(),
    spentMs: 10_000,
    graceMs: 18_000,
  });
});

test('after the grace the clock runs, and a bot comes when it is over', async () => {
  const { guests, table } = await companyOf(house, 2, { clock: GRACED });
  at(guests, 0).socket.close();
  await hearsTable(at(guests, 1), ({ clocks }) => clocks[0]?.graceSince !== undefined);
  clock.pass(119_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await infoOf(table)).chairs[0]?.kind).toBe('human');
  clock.pass(1_000);
  await hearsTable(at(guests, 1), ({ chairs }) => chairs[0]?.kind === 'bot');
});

test('whoever is away when the turn comes begins with the grace', async () => {
  const company = await companyOf(house, 2, { clock: GRACED });
  const [first, second] = company.guests;
  if (first === undefined || second === undefined) throw new Error('nobody');
  await allSee(company.guests);
  second.socket.close();
  await hearsTable(first, ({ chairs }) => chairs[1]?.isOnline === false);
  first.say({ type: 'play', asked: 0, move: 'roll' });
  const { clocks } = await hearsTable(first, (table) => table.clocks[1]?.since !== null);
  expect(clocks[1]).toMatchObject({ graceSince: clock.now(), since: clock.now() + 30_000 });
});

test('the grace survives a restart; the time of the restart and of coming back does not count', async () => {
  const company = await companyOf(house, 2, { clock: GRACED });
  await allSee(company.guests);
  clock.pass(20_000);
  await house.close();
  clock.pass(3600_000);
  house = await openHouse(livelyPlan(clock), house.folder);
  const { clocks } = await infoOf(company.table);
  expect(clocks[0]).toMatchObject({ spentMs: 20_000, graceMs: 30_000, graceSince: clock.now() });
  clock.pass(8_000);
  const guest = await house.guest();
  await guest.joins({ match: company.table, token: at(company.seats, 0).token });
  expect(clockOf(await infoOf(company.table), 0)).toEqual({
    seat: 0,
    bankMs: 60_000,
    since: clock.now(),
    spentMs: 20_000,
    graceMs: 22_000,
  });
});

test('seconds are added to the bank after each turn', async () => {
  const company = await companyOf(house, 2, { clock: FISCHER });
  await allSee(company.guests);
  clock.pass(20_000);
  await rolls(company, 0, 0);
  const { clocks } = await hearsTable(at(company.guests, 1), (table) => table.clocks[1]?.since !== null);
  expect(clocks.map(({ bankMs }) => bankMs)).toEqual([55_000, 60_000]);
});

test.each([
  ['no time at all', { kind: 'live', moveSeconds: 0, bankSeconds: 0 }],
  ['a grace of an hour', { kind: 'live', moveSeconds: 30, bankSeconds: 60, graceSeconds: 3600 }],
  ['another pace', { kind: 'live', moveSeconds: 30, bankSeconds: 60, per: 'day' }],
  ['half a second', { kind: 'live', moveSeconds: 30, bankSeconds: 60, addSeconds: 0.5 }],
])('a table with %s is refused', async (_name, odd) => {
  const browser = browserAt(house.address);
  const wish = { ...wishFor('lanterns', browser, { seats: 2 }), clock: odd };
  expect((await browser.ask('POST /api/tables', wish)).status).toBe(400);
});
