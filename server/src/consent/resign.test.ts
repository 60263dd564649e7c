import { at, type MatchFile, readMatchFile } from '@haven/kit';
import type { MyTable, TableInfo } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operatorAsks, operatorAt } from '../testing/admin.ts';
import { hearsTable } from '../testing/browser.ts';
import { allSee, companyOf, handClock, livelyPlan, rolls } from '../testing/company.ts';
import { guestAt } from '../testing/guest.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';

let house: OpenHouse;
beforeEach(async () => {
  house = await openHouse(livelyPlan(handClock()));
});
afterEach(() => house.close());

const RESIGN = { type: 'resign' } as const;

test('of two people one gives up: the match ends, and the record says who', async () => {
  const company = await companyOf(house, 2);
  const [host, friend] = [at(company.guests, 0), at(company.guests, 1)];
  await allSee(company.guests);
  await rolls(company, 0, 0);
  friend.say(RESIGN);
  const { annals } = await hearsTable(host, ({ phase }) => phase === 'ended');
  expect(annals).toEqual([{ what: 'resigned', seat: 1, name: '', entries: 1 }]);
  const { body } = await at(company.browsers, 1).ask<MyTable[]>('GET /api/my/tables');
  expect(body).toMatchObject([{ phase: 'ended', seat: 1, isMyTurn: false }]);
  friend.say(RESIGN);
  expect((await friend.hears('error')).refusal.code).toBe('game-over');
});

test('with a bot at the table it is the same: the other person is the last', async () => {
  const company = await companyOf(house, 2, { seats: 3 });
  at(company.guests, 0).say(RESIGN);
  await hearsTable(at(company.guests, 1), ({ phase }) => phase === 'ended');
});

test('of three people one gives up: a bot has the chair for good, the host passes on, the others play', async () => {
  const company = await companyOf(house, 3);
  const [host, friend] = [at(company.guests, 0), at(company.guests, 1)];
  host.say(RESIGN);
  const table = await hearsTable(friend, ({ chairs }) => chairs[0]?.kind === 'bot');
  expect(table).toMatchObject({ phase: 'playing', host: 1, annals: [{ what: 'resigned', seat: 0, entries: 0 }] });
  expect(table.chairs[0]).toMatchObject({ isStandIn: false, name: '', seal: expect.any(String) });
  await hearsTable(host, () => true);
  host.say({ type: 'return' });
  expect((await host.hears('error')).refusal.code).toBe('spectator');
  const { status } = await at(company.browsers, 0).ask(`GET /api/tables/${company.table}/seat`);
  expect(status).toBe(403);
  friend.say(RESIGN);
  await hearsTable(at(company.guests, 2), ({ phase }) => phase === 'ended');
});

test('whoever gave up in a larger company is not offered that chair again, however they come back', async () => {
  const company = await companyOf(house, 3);
  const [quitter, friend] = [at(company.browsers, 0), at(company.guests, 1)];
  at(company.guests, 0).say(RESIGN);
  await hearsTable(friend, ({ chairs }) => chairs[0]?.kind === 'bot');
  const back = await guestAt(house.address, { cookie: quitter.cookie() ?? '' });
  back.say({ type: 'join', match: company.table });
  expect(await back.hears('table')).toMatchObject({ viewer: 'spectator', gaveUp: [0] });
  const stranger = await house.guest();
  stranger.say({ type: 'join', match: company.table });
  expect(await stranger.hears('table')).not.toHaveProperty('gaveUp');
  const ask = () => quitter.ask(`POST /api/tables/${company.table}/chairs/0/ask`);
  expect(await ask()).toMatchObject({ status: 403, body: { refusal: { code: 'gave-up' } } });
});

test('whoever looks on cannot give up', async () => {
  const { table } = await companyOf(house, 2);
  const watcher = await house.guest();
  await watcher.joins({ match: table });
  watcher.say(RESIGN);
  expect((await watcher.hears('error')).refusal.code).toBe('spectator');
});

test('a house that was closed since still knows it, and tells it in the file of the match', async () => {
  const company = await companyOf(house, 2);
  at(company.guests, 0).say(RESIGN);
  await hearsTable(at(company.guests, 1), ({ phase }) => phase === 'ended');
  const { folder } = house;
  await house.close();
  house = await openHouse({ ...livelyPlan(handClock()), operator: operatorAt(folder) }, folder);
  const annals = [{ what: 'resigned', seat: 0, name: '', entries: 0 }];
  const { body: table } = await get<TableInfo>(`${house.address}/api/tables/${company.table}`);
  expect(table.annals).toEqual(annals);
  const { body: file } = await operatorAsks<MatchFile>(house.address, `GET /api/admin/tables/${company.table}/export`);
  expect(readMatchFile(file).file?.annals).toEqual(annals);
});
