import { type AnyGame, at } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import type { Agreement, Happening, Lobby, TableInfo, TakenSeat } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Browser, browserAt, hearsTable, wishFor } from '../testing/browser.ts';
import { companyOf } from '../testing/company.ts';
import { type Guest, guestAt } from '../testing/guest.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';

const LANTERNS = lanterns as unknown as AnyGame;
const FAST = { messagesPerSecond: 100_000, burst: 100_000, newMatchesPerMinute: 1000 };
const PLAN = { games: [LANTERNS], limits: FAST };

let house: OpenHouse;
beforeEach(async () => {
  house = await openHouse(PLAN);
});
afterEach(() => house.close());

async function called(name: string): Promise<Browser> {
  const browser = browserAt(house.address);
  expect((await browser.ask('POST /api/me', { name })).status).toBe(200);
  return browser;
}

async function setBy(host: Browser, changes: Parameters<typeof wishFor>[2] = {}): Promise<TakenSeat> {
  return (await host.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', host, { seats: 3, ...changes }))).body;
}

const take = (who: Browser, table: string, seat: number) =>
  who.ask<TakenSeat>(`POST /api/tables/${table}/chairs/${seat}`, { seal: who.seal });
const infoFor = async (who: Browser, table: string) => (await who.ask<TableInfo>(`GET /api/tables/${table}`)).body;
const namesAt = async (who: Browser, table: string) => (await infoFor(who, table)).chairs.map(({ name }) => name);
const codeOf = async (asking: Promise<{ body: { refusal?: { code: string } } }>) => (await asking).body.refusal?.code;
const agreed = (who: Browser, table: string, agreement: Agreement) =>
  who.ask<{ refusal?: { code: string } }>(`PUT /api/tables/${table}/agreement`, agreement);

async function happened(guest: Guest): Promise<Happening> {
  for (;;) {
    const said = (await guest.hears('chat')).lines.at(-1)?.said;
    if (said?.kind === 'happened') return said.happening;
  }
}

/** A host and a friend who both sit there, and hear what happens. */
async function pair(changes: Parameters<typeof setBy>[1] = {}) {
  const [host, friend] = [await called('Ada'), await called('Eve')];
  const mine = await setBy(host, changes);
  const theirs = (await take(friend, mine.table, 1)).body;
  return { host, friend, table: mine.table, ear: await host.sits(mine), far: await friend.sits(theirs) };
}

test('an emoji name is a name, at the table too', async () => {
  const anne = await called('🏴‍☠️ Anne');
  const { table } = await setBy(anne);
  expect(await namesAt(anne, table)).toEqual(['🏴‍☠️ Anne', '', '']);
});

test('whoever comes later and looks like somebody gets a number, whatever chair they take', async () => {
  const [ada, other, third] = [await called('Ada'), await called('АDА'), await called('Âda')];
  const { table } = await setBy(ada);
  await take(ada, table, 2);
  await take(other, table, 0);
  await take(third, table, 1);
  expect(await namesAt(ada, table)).toEqual(['АDА 2', 'Âda 3', 'Ada']);
  const lobby = (await ada.ask<Lobby>('GET /api/my/tables')).body as unknown as Lobby['open'];
  expect(lobby[0]?.chairs.map(({ name }) => name)).toEqual(['АDА 2', 'Âda 3', 'Ada']);
  expect((await other.ask<{ name: string }>('GET /api/me')).body.name).toBe('АDА');
  await house.close();
  house = await openHouse(PLAN, house.folder);
  const again = browserAt(house.address);
  expect(await namesAt(again, table)).toEqual(['АDА 2', 'Âda 3', 'Ada']);
});

test('a number is not given to somebody whom it would make look like a third', async () => {
  const [ada, two, other] = [await called('Ada'), await called('Ada 2'), await called('ada')];
  const { table } = await setBy(ada);
  await take(two, table, 1);
  await take(other, table, 2);
  expect(await namesAt(ada, table)).toEqual(['Ada', 'Ada 2', 'ada 3']);
});

test('renaming renames the chair while people gather, and says so', async () => {
  const { host, friend, table, ear } = await pair();
  await friend.ask('POST /api/me', { name: 'Ada' });
  await hearsTable(ear, ({ chairs }) => chairs[1]?.name === 'Ada 2');
  expect(await happened(ear)).toEqual({ what: 'renamed', from: 'Eve', to: 'Ada 2' });
  await friend.ask('POST /api/me', { name: 'Ida' });
  expect(await namesAt(host, table)).toEqual(['Ada', 'Ida', '']);
});

test('renaming renames the chair in a running match; what is over stays as it was', async () => {
  const { table, browsers, guests } = await companyOf(house, 2);
  await at(browsers, 1).ask('POST /api/me', { name: '☠️ Zoé' });
  await hearsTable(at(guests, 0), ({ chairs, phase }) => chairs[1]?.name === '☠️ Zoé' && phase === 'playing');
  at(guests, 0).say({ type: 'propose', proposal: { what: 'abandon' } });
  const { request } = await at(guests, 1).hears('request');
  at(guests, 1).say({ type: 'vote', request: request?.id, yes: true });
  await hearsTable(at(guests, 0), ({ phase }) => phase === 'ended');
  await at(browsers, 1).ask('POST /api/me', { name: 'Later' });
  expect((await infoFor(at(browsers, 0), table)).chairs[1]?.name).toBe('☠️ Zoé');
});

test('two of the same name are told apart at the rematch too', async () => {
  const [one, two] = [await called('Ada'), await called('Ada')];
  const mine = await setBy(one, { seats: 2 });
  const theirs = (await take(two, mine.table, 1)).body;
  const guests = [await one.sits(mine), await two.sits(theirs)];
  await one.ask(`POST /api/tables/${mine.table}/start`);
  guests.forEach((guest, seat) => guest.say({ type: 'salt', salt: at([one, two], seat).salt }));
  await Promise.all(guests.map((guest) => guest.hears('seen')));
  at(guests, 0).say({ type: 'propose', proposal: { what: 'abandon' } });
  const { request } = await at(guests, 1).hears('request');
  at(guests, 1).say({ type: 'vote', request: request?.id, yes: true });
  await hearsTable(at(guests, 0), ({ phase }) => phase === 'ended');
  const { table } = (await two.ask<{ table: string }>(`POST /api/tables/${mine.table}/rematch`)).body;
  expect(await namesAt(one, table)).toEqual(['Ada', 'Ada 2']);
  await take(two, table, 1);
  await take(one, table, 0);
  expect(await namesAt(one, table)).toEqual(['Ada', 'Ada 2']);
});

test('a line stays with whoever said it, also when somebody else has taken the chair', async () => {
  const { host, friend, table, ear, far } = await pair();
  far.say({ type: 'say', said: { kind: 'text', text: 'it was me' } });
  expect((await ear.hears('chat')).lines).toMatchObject([{ seat: 1, name: 'Eve', said: { text: 'it was me' } }]);
  await friend.ask(`DELETE /api/tables/${table}/chairs/1`);
  await take(await called('Bo'), table, 1);
  const again = await host.sits((await host.ask<TakenSeat>(`GET /api/tables/${table}/seat`)).body);
  expect((await again.hears('chat')).lines).toMatchObject([{ seat: 1, name: 'Eve' }]);
});

test('before the match those with a chair talk; others hear it where the table is public', async () => {
  const { ear, table } = await pair();
  ear.say({ type: 'say', said: { kind: 'phrase', phrase: 'hello' } });
  const watcher = await house.guest();
  await ear.hears('chat');
  watcher.say({ type: 'join', match: table });
  expect((await watcher.hears('chat')).lines).toMatchObject([{ name: 'Ada', said: { phrase: 'hello' } }]);
  watcher.say({ type: 'say', said: { kind: 'phrase', phrase: 'hello' } });
  expect((await watcher.hears('error')).refusal.code).toBe('spectator');
});

test('those at a table hear who looks in before the match and who leaves again; the visitor does not', async () => {
  const { ear, table } = await pair();
  const eva = await guestAt(house.address, { cookie: (await called('Eva')).cookie() ?? '' });
  const nobody = await house.guest();
  eva.say({ type: 'join', match: table });
  expect((await hearsTable(ear, ({ visitors }) => visitors !== undefined)).visitors).toEqual(['Eva']);
  nobody.say({ type: 'join', match: table });
  expect((await nobody.hears('table')).table).not.toHaveProperty('visitors');
  expect((await hearsTable(ear, ({ visitors }) => visitors?.length === 2)).visitors).toEqual(['Eva', '']);
  for (const { socket } of [eva, nobody]) socket.close();
  expect(await hearsTable(ear, ({ visitors }) => visitors === undefined)).not.toHaveProperty('visitors');
});

test('nobody can say that something happened', async () => {
  const { ear } = await pair();
  ear.say({ type: 'say', said: { kind: 'happened', happening: { what: 'handed-on', name: 'Eve' } } });
  expect((await ear.hears('error')).refusal.code).toBe('bad-message');
});

test('the host sends somebody away who is there: they are told, and stay away until they are invited', async () => {
  const { host, friend, table, ear, far } = await pair();
  expect((await host.ask(`POST /api/tables/${table}/sent-away`, { seat: 1 })).status).toBe(204);
  expect((await far.hears('error')).refusal.code).toBe('sent-away');
  expect(await happened(ear)).toEqual({ what: 'sent-away', name: 'Eve' });
  expect((await infoFor(host, table)).chairs[1]).toMatchObject({ kind: 'open', name: '' });
  expect(await take(friend, table, 2)).toMatchObject({ status: 403, body: { refusal: { code: 'sent-away' } } });
  expect((await infoFor(host, table)).sentAway).toEqual([{ number: 1, name: 'Eve' }]);
  expect(await infoFor(friend, table)).not.toHaveProperty('sentAway');
  await house.close();
  house = await openHouse(PLAN, house.folder);
  const [after, back] = [host, friend].map((old) => browserAt(house.address, old.cookie()));
  if (after === undefined || back === undefined) throw new Error('nobody');
  expect(await codeOf(take(back, table, 2))).toBe('sent-away');
  expect((await after.ask(`DELETE /api/tables/${table}/sent-away/1`)).status).toBe(204);
  expect((await infoFor(after, table)).sentAway).toEqual([]);
  expect((await take(back, table, 2)).status).toBe(200);
});

test('only people are sent away, only by the host, and not the host', async () => {
  const { host, friend, table } = await pair();
  const away = (who: Browser, seat: number) => codeOf(who.ask(`POST /api/tables/${table}/sent-away`, { seat }));
  expect(await away(friend, 0)).toBe('not-host');
  expect(await away(host, 0)).toBe('nobody-there');
  expect(await away(host, 2)).toBe('nobody-there');
  expect(await away(host, 7)).toBe('unknown-chair');
  expect(await codeOf(host.ask(`DELETE /api/tables/${table}/sent-away/9`))).toBe('nobody-there');
});

test('the host hands the table on', async () => {
  const { host, friend, table, far } = await pair();
  expect(await codeOf(host.ask(`POST /api/tables/${table}/host`, { seat: 2 }))).toBe('nobody-there');
  expect((await host.ask(`POST /api/tables/${table}/host`, { seat: 1 })).status).toBe(204);
  expect(await happened(far)).toEqual({ what: 'handed-on', name: 'Eve' });
  expect((await infoFor(host, table)).host).toBe(1);
  expect(await codeOf(host.ask(`POST /api/tables/${table}/host`, { seat: 1 }))).toBe('not-host');
  expect((await friend.ask(`POST /api/tables/${table}/bots/2`)).status).toBe(204);
});

test('chairs come and go within the limits of the game, but nobody’s is taken from under them', async () => {
  const { host, friend, table, far } = await pair({ seats: 2 });
  expect((await agreed(host, table, { seats: 3 })).status).toBe(204);
  expect(await happened(far)).toEqual({ what: 'seats', count: 3 });
  expect((await infoFor(host, table)).chairs.map(({ kind }) => kind)).toEqual(['human', 'human', 'open']);
  expect(await codeOf(agreed(host, table, { seats: 4 }))).toBe('bad-seats');
  expect(await codeOf(agreed(host, table, { seats: 1 }))).toBe('bad-seats');
  await take(friend, table, 2);
  expect(await codeOf(agreed(host, table, { seats: 2 }))).toBe('chair-occupied');
  await take(friend, table, 1);
  await host.ask(`POST /api/tables/${table}/bots/2`);
  expect((await agreed(host, table, { seats: 2 })).status).toBe(204);
  await house.close();
  house = await openHouse(PLAN, house.folder);
  expect((await infoFor(browserAt(house.address), table)).chairs.map(({ name }) => name)).toEqual(['Ada', 'Eve']);
});

test('a match of the chairs that are left', async () => {
  const { host, friend, table, ear, far } = await pair();
  await agreed(host, table, { seats: 2 });
  await host.ask(`POST /api/tables/${table}/start`);
  ear.say({ type: 'salt', salt: host.salt });
  far.say({ type: 'salt', salt: friend.salt });
  expect((await ear.hears('seen')).seen.seq).toBe(0);
  expect((await infoFor(host, table)).chairs.map(({ kind }) => kind)).toEqual(['human', 'human']);
});

test('options, access and clock change while people gather, and everybody reads what changed', async () => {
  const { host, friend, table, far } = await pair();
  const clock = { kind: 'days', days: 3 } as const;
  await agreed(host, table, { access: 'link', clock, options: { short: true } });
  expect([await happened(far), await happened(far), await happened(far)]).toEqual([
    { what: 'access', access: 'link' },
    { what: 'clock', clock, timeout: 'bot' },
    { what: 'option', option: 'short', value: true },
  ]);
  const info = await infoFor(host, table);
  expect(info).toMatchObject({ access: 'link', clock, timeout: 'bot', options: { short: true } });
  expect(info.chairs.map(({ name }) => name)).toEqual(['Ada', 'Eve', '']);
  expect((await friend.ask<Lobby>('GET /api/tables')).body.open).toEqual([]);
  expect(await codeOf(agreed(friend, table, { access: 'public' }))).toBe('not-host');
  expect(await codeOf(agreed(host, table, { options: { wings: 1 } }))).toBe('unknown-option');
  expect((await agreed(host, table, { seats: 0 })).status).toBe(400);
});

test('what follows a lost connection, or lost time, is told by itself', async () => {
  const { host, table, far } = await pair();
  const live = { kind: 'live', moveSeconds: 30, bankSeconds: 60 } as const;
  const patient = { ...live, graceSeconds: 30 } as const;
  await agreed(host, table, { clock: live });
  expect(await happened(far)).toEqual({ what: 'clock', clock: live, timeout: 'bot' });
  await agreed(host, table, { clock: patient });
  expect(await happened(far)).toEqual({ what: 'clock', clock: patient, timeout: 'bot', only: 'grace' });
  await agreed(host, table, { timeout: 'vote' });
  expect(await happened(far)).toEqual({ what: 'clock', clock: patient, timeout: 'vote', only: 'timeout' });
});

test('nothing is agreed on anew once the match begins', async () => {
  const { table, browsers } = await companyOf(house, 2);
  expect(await codeOf(agreed(at(browsers, 0), table, { access: 'link' }))).toBe('not-gathering');
  expect(await codeOf(at(browsers, 0).ask(`POST /api/tables/${table}/sent-away`, { seat: 1 }))).toBe('not-gathering');
});

test('a clock without any time is agreed on by nobody', async () => {
  const host = await called('Ada');
  const { table } = await setBy(host);
  expect((await agreed(host, table, { clock: { kind: 'live', moveSeconds: 0, bankSeconds: 0 } })).status).toBe(400);
});

test('what was said at a table by link stays among its people when everybody may come', async () => {
  const host = await called('Ada');
  const mine = await setBy(host, { access: 'link' });
  const guest = await host.sits(mine);
  guest.say({ type: 'say', said: { kind: 'text', text: 'my phone is 0123' } });
  await guest.hears('chat');
  expect((await agreed(host, mine.table, { access: 'public' })).status).toBe(204);
  const stranger = await house.guest();
  stranger.say({ type: 'join', match: mine.table });
  expect((await stranger.hears('chat')).lines).toMatchObject([{ said: { kind: 'happened' } }]);
  const comer = browserAt(house.address);
  const seated = await comer.sits((await take(comer, mine.table, 1)).body);
  expect((await seated.hears('chat')).lines).toMatchObject([{ said: { kind: 'happened' } }]);
  expect((await comer.ask('DELETE /api/me')).status).toBe(204);
  expect((await stranger.hears('chat')).lines).toMatchObject([{ said: { kind: 'happened' } }]);
});

test('tables where nobody is do not push one with somebody there out of the lobby', async () => {
  const host = await called('Ada');
  const mine = await setBy(host, { access: 'public' });
  await host.sits(mine);
  for (let times = 0; times < 55; times += 1) await setBy(browserAt(house.address), { access: 'public' });
  const { open } = (await host.ask<Lobby>('GET /api/tables')).body;
  expect(open).toHaveLength(50);
  expect(open[0]?.id).toBe(mine.table);
});
