import { at } from '@haven/kit';
import type { TableInfo } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserAt, hearsTable } from '../testing/browser.ts';
import { type HandClock, handClock, livelyPlan } from '../testing/company.ts';
import { SOLO } from '../testing/games.ts';
import { allGo, aWhile, type Gathering, gatheringOf, infoOf, sitsDown } from '../testing/gathering.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';

const COUNTDOWN_MS = 20_000;
const WAIT_MS = 120_000;
const BY_THE_DAY = { clock: { kind: 'days', days: 2 } } as const;

let clock: HandClock;
let house: OpenHouse;
const open = async (folder?: string) => {
  const plan = livelyPlan(clock);
  house = await openHouse({ ...plan, games: [...(plan.games ?? []), SOLO], sealingMs: 30 }, folder);
};
beforeEach(async () => {
  clock = handClock();
  await open();
});
afterEach(() => house.close());

const heard = ({ guests }: Gathering, isSo: (table: TableInfo) => boolean) =>
  Promise.all(guests.map((guest) => hearsTable(guest, isSo)));
const asksToWait = ({ people, table }: Gathering, seat: number) =>
  at(people, seat).ask(`POST /api/tables/${table}/wait`);

test('a full public table begins by itself, twenty seconds after everybody was told', async () => {
  const gathering = await gatheringOf(house, 2);
  const told = await hearsTable(at(gathering.guests, 0), ({ begins }) => begins !== undefined);
  expect(told.begins).toEqual({ at: clock.now() + COUNTDOWN_MS, waited: [] });
  expect(await infoOf(house, gathering.table)).toMatchObject({ begins: told.begins });
  clock.pass(COUNTDOWN_MS - 1);
  await aWhile();
  expect((await infoOf(house, gathering.table)).phase).toBe('gathering');
  clock.pass(1);
  const [begun] = await heard(gathering, ({ phase }) => phase === 'playing');
  expect(begun).not.toHaveProperty('begins');
});

test('whoever leaves while the dice are mixed stops nobody: the match begins without their share', async () => {
  const gathering = await gatheringOf(house, 2);
  const [stays, goes] = gathering.guests;
  clock.pass(COUNTDOWN_MS);
  if (stays) await hearsTable(stays, ({ phase }) => phase === 'sealing');
  goes?.socket.close();
  stays?.say({ type: 'salt', salt: at(gathering.people, 0).salt });
  const info = stays && (await hearsTable(stays, ({ phase }) => phase === 'playing'));
  expect(info?.chairs.map(({ kind, salt }) => ({ kind, isOpen: salt !== undefined }))).toEqual([
    { kind: 'human', isOpen: true },
    { kind: 'human', isOpen: false },
  ]);
});

test.each([
  ['by link', 2, { access: 'link' }],
  ['with a free chair', 2, { seats: 3 }],
  ['for one alone', 1, { game: SOLO.meta.id }],
] as const)('a table %s waits for its host', async (_name, people, changes) => {
  const { table } = await gatheringOf(house, people, changes);
  clock.pass(10 * COUNTDOWN_MS);
  await aWhile();
  expect(await infoOf(house, table)).toMatchObject({ phase: 'gathering' });
  expect(await infoOf(house, table)).not.toHaveProperty('begins');
});

test('the countdown ends when somebody stands up, and is a new one when the chair is taken again', async () => {
  const gathering = await gatheringOf(house, 2);
  clock.pass(COUNTDOWN_MS - 1);
  await at(gathering.people, 1).ask(`DELETE /api/tables/${gathering.table}/chairs/1`);
  expect(await infoOf(house, gathering.table)).not.toHaveProperty('begins');
  clock.pass(COUNTDOWN_MS);
  await sitsDown(browserAt(house.address), gathering.table, 1);
  expect((await infoOf(house, gathering.table)).begins?.at).toBe(clock.now() + COUNTDOWN_MS);
});

test('everybody may ask the others once to wait; the host begins nevertheless', async () => {
  const gathering = await gatheringOf(house, 2);
  expect((await asksToWait(gathering, 1)).status).toBe(204);
  expect((await infoOf(house, gathering.table)).begins).toEqual({ at: clock.now() + WAIT_MS, waited: [1] });
  expect((await asksToWait(gathering, 1)).body.refusal?.code).toBe('waited-already');
  clock.pass(COUNTDOWN_MS);
  await aWhile();
  expect((await infoOf(house, gathering.table)).phase).toBe('gathering');
  expect((await asksToWait(gathering, 0)).status).toBe(204);
  await at(gathering.people, 0).ask(`POST /api/tables/${gathering.table}/start`);
  await heard(gathering, ({ phase }) => phase === 'playing');
});

test('a table that was asked to wait begins by itself after that', async () => {
  const gathering = await gatheringOf(house, 2);
  await asksToWait(gathering, 0);
  clock.pass(WAIT_MS);
  await heard(gathering, ({ phase }) => phase === 'playing');
});

test('only those at the table ask it to wait, and only while it counts', async () => {
  const gathering = await gatheringOf(house, 2, { access: 'link' });
  expect((await asksToWait(gathering, 0)).body.refusal?.code).toBe('no-countdown');
  const stranger = browserAt(house.address);
  await stranger.ask('POST /api/me', { name: 'Eve' });
  expect(await stranger.ask(`POST /api/tables/${gathering.table}/wait`)).toMatchObject({
    status: 403,
    body: { refusal: { code: 'not-your-chair' } },
  });
});

test('nothing begins where nobody is, unless it is played by the day', async () => {
  const [live, byTheDay] = [await gatheringOf(house, 2), await gatheringOf(house, 2, BY_THE_DAY)];
  for (const gathering of [live, byTheDay]) await allGo(house, gathering);
  expect(await infoOf(house, live.table)).not.toHaveProperty('begins');
  clock.pass(COUNTDOWN_MS);
  while ((await infoOf(house, byTheDay.table)).phase !== 'playing');
  expect((await infoOf(house, live.table)).phase).toBe('gathering');
  const back = await at(live.people, 0).sits(at(live.taken, 0));
  await hearsTable(back, ({ begins }) => begins?.at === clock.now() + COUNTDOWN_MS);
});

test('a restart in the middle of the countdown begins it anew, for those who come back and for games by the day', async () => {
  const [live, byTheDay] = [await gatheringOf(house, 2), await gatheringOf(house, 2, BY_THE_DAY)];
  clock.pass(COUNTDOWN_MS / 2);
  const { folder } = house;
  await house.close();
  await open(folder);
  while ((await infoOf(house, byTheDay.table)).begins?.at !== clock.now() + COUNTDOWN_MS);
  const guest = await browserAt(house.address).sits(at(live.taken, 0));
  await hearsTable(guest, ({ begins }) => begins?.at === clock.now() + COUNTDOWN_MS);
  clock.pass(COUNTDOWN_MS);
  await hearsTable(guest, ({ phase }) => phase === 'playing');
  while ((await infoOf(house, byTheDay.table)).phase !== 'playing');
});

test('whoever asked to wait is waited for, also when another stands up and sits down again', async () => {
  const gathering = await gatheringOf(house, 2);
  const [host] = gathering.people;
  expect((await asksToWait(gathering, 1)).status).toBe(204);
  const until = clock.now() + WAIT_MS;
  await host?.ask(`DELETE /api/tables/${gathering.table}/chairs/0`);
  expect(await infoOf(house, gathering.table)).not.toHaveProperty('begins');
  await host?.ask(`POST /api/tables/${gathering.table}/chairs/0`, { seal: host.seal });
  expect((await infoOf(house, gathering.table)).begins?.at).toBe(until);
});

test('one person with ever new names does not hold up the others for ever', async () => {
  const gathering = await gatheringOf(house, 2);
  const codes: (string | undefined)[] = [];
  for (let times = 0; times < 3; times += 1) {
    const stranger = browserAt(house.address);
    await at(gathering.people, times === 0 ? 1 : 0).ask(`DELETE /api/tables/${gathering.table}/chairs/1`);
    const taken = await stranger.ask(`POST /api/tables/${gathering.table}/chairs/1`, { seal: stranger.seal });
    expect(taken.status).toBe(200);
    const { body } = await stranger.ask<{ refusal?: { code: string } } | null>(
      `POST /api/tables/${gathering.table}/wait`,
    );
    codes.push(body?.refusal?.code);
    await stranger.ask(`DELETE /api/tables/${gathering.table}/chairs/1`);
  }
  expect(codes).toEqual([undefined, undefined, 'waited-already']);
});

test('what is agreed anew can be read before it begins', async () => {
  const gathering = await gatheringOf(house, 2);
  clock.pass(COUNTDOWN_MS - 1000);
  const changed = { clock: { kind: 'live', moveSeconds: 10, bankSeconds: 0 } };
  expect((await at(gathering.people, 0).ask(`PUT /api/tables/${gathering.table}/agreement`, changed)).status).toBe(204);
  expect((await infoOf(house, gathering.table)).begins?.at).toBe(clock.now() + COUNTDOWN_MS);
});
