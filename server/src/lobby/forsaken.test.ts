import { at } from '@haven/kit';
import type { Rematch } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { companyOf, type HandClock, handClock, livelyPlan } from '../testing/company.ts';
import { allGo, aWhile, gatheringOf, lobbyOf } from '../testing/gathering.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PUBLIC_MS = 30 * MINUTE_MS;
const LINK_MS = 7 * DAY_MS;
const GRACE_MS = 30 * MINUTE_MS;

let clock: HandClock;
let house: OpenHouse;
const open = async (folder?: string) => {
  house = await openHouse(livelyPlan(clock), folder);
};
const reopen = async () => {
  await house.close();
  await open(house.folder);
};
beforeEach(async () => {
  clock = handClock();
  await open();
});
afterEach(() => house.close());

/** Whether the store has it: to ask the house would be to come by. */
const isThere = async (table: string) => (await house.context.store.tables.load(table)) !== undefined;
const goes = async (table: string) => {
  while (await isThere(table)) await aWhile();
};
const passes = async (ms: number) => {
  clock.pass(ms);
  await aWhile();
};

test.each([
  ['a public table goes after half an hour without anybody', 'public', PUBLIC_MS],
  ['a table by link goes after seven days without anybody', 'link', LINK_MS],
] as const)('%s', async (_name, access, ms) => {
  const gathering = await gatheringOf(house, 1, { access, seats: 2 });
  await passes(ms);
  await allGo(house, gathering);
  await passes(ms - 1);
  expect(await isThere(gathering.table)).toBe(true);
  clock.pass(1);
  await goes(gathering.table);
  expect((await at(gathering.people, 0).ask('GET /api/my/tables')).body).toEqual([]);
  expect((await at(gathering.people, 0).ask(`GET /api/tables/${gathering.table}`)).status).toBe(404);
});

test('a table stays as long as somebody waits there', async () => {
  const { table } = await gatheringOf(house, 1, { seats: 2 });
  await passes(3 * PUBLIC_MS);
  expect(await isThere(table)).toBe(true);
  expect((await lobbyOf(house)).open).toMatchObject([{ id: table }]);
});

test('whoever comes back in time keeps the table', async () => {
  const gathering = await gatheringOf(house, 1, { seats: 2 });
  await allGo(house, gathering);
  await passes(PUBLIC_MS - 1);
  await at(gathering.people, 0).sits(at(gathering.taken, 0));
  await passes(PUBLIC_MS);
  expect(await isThere(gathering.table)).toBe(true);
});

test('somebody who only looks on keeps a table from going, but not in the lobby', async () => {
  const gathering = await gatheringOf(house, 1, { seats: 2 });
  const watcher = await house.guest();
  watcher.say({ type: 'join', match: gathering.table });
  await watcher.hears('table');
  await allGo(house, gathering);
  await passes(PUBLIC_MS);
  expect((await lobbyOf(house)).open).toEqual([]);
  expect(await isThere(gathering.table)).toBe(true);
  watcher.socket.close();
  await aWhile();
  clock.pass(PUBLIC_MS);
  await goes(gathering.table);
});

test('a match that has begun is never forsaken', async () => {
  const { table, guests } = await companyOf(house, 2);
  for (const { socket } of guests) socket.close();
  await passes(LINK_MS);
  expect(await isThere(table)).toBe(true);
});

test('after a restart people have half an hour to find back; then what was left long ago goes', async () => {
  const [left, waiting] = [
    await gatheringOf(house, 1, { seats: 2 }),
    await gatheringOf(house, 1, { seats: 2, access: 'link' }),
  ];
  await allGo(house, left);
  await house.close();
  clock.pass(2 * PUBLIC_MS);
  await open(house.folder);
  await passes(GRACE_MS - 1);
  expect([await isThere(left.table), await isThere(waiting.table)]).toEqual([true, true]);
  clock.pass(1);
  await goes(left.table);
  expect(await isThere(waiting.table)).toBe(true);
  clock.pass(LINK_MS);
  await goes(waiting.table);
});

test('nothing goes while the date is in doubt', async () => {
  const { table } = await gatheringOf(house, 1, { seats: 2 });
  await house.close();
  clock.pass(400 * DAY_MS);
  await open(house.folder);
  await passes(2 * GRACE_MS);
  expect(await isThere(table)).toBe(true);
});

test('a table that somebody has complained about stays for the operator', async () => {
  const gathering = await gatheringOf(house, 1, { seats: 2 });
  at(gathering.guests, 0).say({ type: 'say', said: { kind: 'text', text: 'go to hell' } });
  const { lines } = await at(gathering.guests, 0).hears('chat');
  await at(gathering.people, 0).ask(`POST /api/tables/${gathering.table}/reports`, { line: at(lines, 0).number });
  await allGo(house, gathering);
  await passes(2 * PUBLIC_MS);
  expect(await isThere(gathering.table)).toBe(true);
  expect((await lobbyOf(house)).open).toEqual([]);
});

test('when the rematch has gone, another one can be asked for', async () => {
  const company = await companyOf(house, 2);
  const [host] = company.browsers;
  const again = async () => (await host?.ask<Rematch>(`POST /api/tables/${company.table}/rematch`))?.body.table ?? '';
  company.guests[0]?.say({ type: 'propose', proposal: { what: 'abandon' } });
  const { request } = (await company.guests[1]?.hears('request')) ?? {};
  company.guests[1]?.say({ type: 'vote', request: request?.id, yes: true });
  await company.guests[0]?.hears('request');
  while ((await house.context.store.tables.load(company.table))?.phase !== 'ended') await aWhile();
  const first = await again();
  expect(await again()).toBe(first);
  await passes(PUBLIC_MS / 2);
  clock.pass(PUBLIC_MS / 2);
  await goes(first);
  await aWhile();
  const second = await again();
  expect(second).not.toBe(first);
  expect(await isThere(second)).toBe(true);
});

test('the lobby tells who is there and since when the others are not; tables with somebody there come first', async () => {
  const here = await gatheringOf(house, 1, { seats: 2 });
  const gone = await gatheringOf(house, 1, { seats: 2 });
  clock.pass(MINUTE_MS);
  await allGo(house, gone);
  const left = clock.now();
  clock.pass(MINUTE_MS);
  const { open: lines } = await lobbyOf(house);
  expect(lines.map(({ id }) => id)).toEqual([here.table, gone.table]);
  expect(lines.map(({ chairs }) => chairs[0])).toMatchObject([
    { isOnline: true },
    { isOnline: false, awaySince: left },
  ]);
  expect(lines.map(({ chairs }) => chairs[1])).toEqual(
    lines.map(() => expect.not.objectContaining({ awaySince: left })),
  );
  await reopen();
  expect((await lobbyOf(house)).open.find(({ id }) => id === gone.table)?.chairs[0]).toMatchObject({
    isOnline: false,
    awaySince: left,
  });
});
