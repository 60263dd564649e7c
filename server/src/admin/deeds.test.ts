import type { AdminReport, AdminTable, Ban, Invitation, Me, MyTable, TableInfo, TakenSeat } from '@haven/wire';
import { afterEach, expect, test } from 'vitest';
import { operatorAsks, operatorAt } from '../testing/admin.ts';
import { type Browser, browserAt, hearsTable, wishFor } from '../testing/browser.ts';
import { companyOf, handClock, livelyPlan } from '../testing/company.ts';
import { type Guest, guestAt } from '../testing/guest.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const DAY_MS = 24 * 3600_000;
const clock = handClock();
let house: OpenHouse;
afterEach(() => house.close());

async function openWithOperator(folder = tempFolder()): Promise<void> {
  house = await openHouse({ ...livelyPlan(clock), operator: operatorAt(folder) }, folder);
}

const ask = <Body>(request: string) => operatorAsks<Body>(house.address, request);
const ownersOf = async (table: string) => (await ask<AdminTable>(`GET /api/admin/tables/${table}`)).body.owners;

async function guestIdOf(table: string, seat: number): Promise<string> {
  return (await ownersOf(table)).find((owner) => owner.seat === seat)?.guest ?? '';
}

const says = (text: string) => ({ type: 'say', said: { kind: 'text', text } });

test('a line of the chat goes, everybody hears of it, and the complaint keeps what was said and why', async () => {
  await openWithOperator();
  const { table, guests, browsers } = await companyOf(house, 2);
  const [ann, ben] = guests;
  ann?.say(says('you fools'));
  await ben?.hears('chat');
  const complaint = { line: 1, reason: 'insult', why: 'rude to us all' };
  expect((await browsers[1]?.ask(`POST /api/tables/${table}/reports`, complaint))?.status).toBe(204);

  expect((await ask(`DELETE /api/admin/tables/${table}/chat/1`)).status).toBe(204);
  expect((await ben?.hears('chat'))?.lines).toMatchObject([{ number: 1, seat: 0, said: { kind: 'removed' } }]);
  expect((await ask<AdminTable>(`GET /api/admin/tables/${table}`)).body.chat).toMatchObject([
    { number: 1, said: { kind: 'removed' } },
  ]);
  const [report] = (await ask<AdminReport[]>('GET /api/admin/reports')).body;
  expect(report).toMatchObject({ said: { text: 'you fools' }, reason: 'insult', why: 'rude to us all' });
  expect(report?.guest).toBe(await guestIdOf(table, 0));
  expect(report).toMatchObject({ isRemoved: true, settled: null });
  expect((await ask(`DELETE /api/admin/tables/${table}/chat/2`)).body.refusal?.code).toBe('unknown-line');
});

test('complaints that are dealt with stand behind the others, until somebody complains anew', async () => {
  await openWithOperator();
  const { table, guests, browsers } = await companyOf(house, 2);
  const complain = (line: number) => browsers[1]?.ask(`POST /api/tables/${table}/reports`, { line, reason: 'insult' });
  for (const line of [1, 2]) {
    guests[0]?.say(says(`words ${line}`));
    await guests[1]?.hears('chat');
    await complain(line);
  }
  const settle = (line: number) => ask(`POST /api/admin/tables/${table}/chat/${line}/settled`);
  const listed = async () =>
    (await ask<AdminReport[]>('GET /api/admin/reports')).body.map(({ line, settled }) => [line, settled !== null]);
  expect((await settle(2)).status).toBe(204);
  expect(await listed()).toEqual([
    [1, false],
    [2, true],
  ]);
  expect((await settle(3)).body.refusal?.code).toBe('unknown-line');
  await complain(2);
  expect((await listed()).every(([, isSettled]) => isSettled === false)).toBe(true);
});

test('a complaint has one of the reasons that there are', async () => {
  await openWithOperator();
  const { table, guests, browsers } = await companyOf(house, 2);
  guests[0]?.say(says('hm'));
  await guests[1]?.hears('chat');
  const wrong = await browsers[1]?.ask(`POST /api/tables/${table}/reports`, { line: 1, reason: 'ugly' });
  expect(wrong?.status).toBe(400);
});

async function bannedAnn(query = ''): Promise<{ ann: Browser; table: string; seat: TakenSeat; id: string }> {
  const { table, browsers, seats, guests } = await companyOf(house, 2);
  const [ann, seat] = [browsers[0] as Browser, seats[0] as TakenSeat];
  const id = await guestIdOf(table, 0);
  await ann.ask('POST /api/me', { name: 'Ann Bonny' });
  const { status } = await ask<Ban[]>(`POST /api/admin/guests/${id}/ban${query}`);
  expect(status).toBe(200);
  expect(await guests[0]?.closed()).toBe(1008);
  return { ann, table, seat, id };
}

async function refusalAt(seat: TakenSeat): Promise<string> {
  const guest = await guestAt(house.address);
  guest.say({ type: 'join', match: seat.table, token: seat.token });
  return (await guest.hears('error')).refusal.code;
}

test('a banned guest is shown out, sits nowhere and changes nothing, until the ban is lifted', async () => {
  const folder = tempFolder();
  await openWithOperator(folder);
  const { ann, seat, id } = await bannedAnn('?why=rude');
  expect(await refusalAt(seat)).toBe('banned');
  const wish = wishFor('lanterns', ann);
  expect(await ann.ask('POST /api/tables', wish)).toMatchObject({ status: 403, body: { refusal: { code: 'banned' } } });
  expect((await browserAt(house.address).ask('POST /api/tables', wish)).status, 'others may').toBe(201);
  await house.close();

  await openWithOperator(folder);
  const asAnn = () => browserAt(house.address).ask('POST /api/tables', wish, { cookie: ann.cookie() ?? '' });
  expect((await asAnn()).status, 'also after a restart').toBe(403);
  expect((await ask<Ban[]>('GET /api/admin/bans')).body).toMatchObject([
    { kind: 'guest', name: id, until: null, why: 'rude', called: 'Ann Bonny' },
  ]);
  expect((await ask(`DELETE /api/admin/bans/guest/${id}`)).status).toBe(204);
  expect((await asAnn()).status).toBe(201);
  expect((await ask(`DELETE /api/admin/bans/guest/${id}`)).body.refusal?.code).toBe('not-banned');
});

test('with the address nobody else may come from there for a time', async () => {
  await openWithOperator();
  const { ann } = await bannedAnn('?days=30&addressDays=2');
  const stranger = browserAt(house.address);
  const wish = wishFor('lanterns', stranger);
  expect((await stranger.ask('POST /api/tables', wish)).status).toBe(403);
  clock.pass(2 * DAY_MS + 1);
  expect((await stranger.ask('POST /api/tables', wish)).status).toBe(201);
  expect((await ann.ask('POST /api/tables', wish)).status).toBe(403);
  clock.pass(28 * DAY_MS);
  expect((await ann.ask('POST /api/tables', wish)).status).toBe(201);
});

test('whoever is banned may still go for good', async () => {
  await openWithOperator();
  const { ann } = await bannedAnn();
  expect((await ann.ask('DELETE /api/me')).status).toBe(204);
});

test('nobody is banned who is not there', async () => {
  await openWithOperator();
  expect(await ask('POST /api/admin/guests/nobody/ban')).toMatchObject({ status: 404 });
  expect(await ask('DELETE /api/admin/guests/nobody')).toMatchObject({ status: 404 });
});

test('a seat goes to a bot, which plays on, and its person looks on', async () => {
  await openWithOperator();
  const { table, guests } = await companyOf(house, 2);
  expect((await ask(`POST /api/admin/tables/${table}/chairs/0/free`)).status).toBe(204);
  const told = await hearsTable(guests[1] as Guest, ({ chairs }) => chairs[0]?.kind === 'bot');
  expect(told.chairs[0]).toMatchObject({ kind: 'bot', isStandIn: false, name: '' });
  expect(await ownersOf(table)).toHaveLength(1);
  guests[0]?.say({ type: 'return' });
  expect((await guests[0]?.hears('error'))?.refusal.code).toBe('spectator');
});

test('before the match a freed seat is free', async () => {
  await openWithOperator();
  const host = browserAt(house.address);
  const { table } = (await host.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', host))).body;
  expect((await ask(`POST /api/admin/tables/${table}/chairs/0/free`)).status).toBe(204);
  const { body } = await host.ask<TableInfo>(`GET /api/tables/${table}`);
  expect(body.chairs[0]?.kind).toBe('open');
  expect((await ask(`POST /api/admin/tables/${table}/chairs/9/free`)).status).toBe(404);
});

test('a person who lost everything gets their seat back by an invitation that works once', async () => {
  await openWithOperator();
  const { table } = await companyOf(house, 2);
  const { body } = await ask<Invitation>(`POST /api/admin/tables/${table}/chairs/1/invitation`);
  const found = browserAt(house.address);
  expect((await found.ask('POST /api/me/recover', { token: body.token })).status).toBe(200);
  expect((await found.ask<TakenSeat>(`GET /api/tables/${table}/seat`)).body).toMatchObject({ table, seat: 1 });
  expect((await browserAt(house.address).ask('POST /api/me/recover', { token: body.token })).status).toBe(403);
});

test.each(['themself', 'the operator'])(
  'a guest is forgotten by %s: nothing of them is left, and others play on',
  async (who) => {
    await openWithOperator();
    const { table, browsers, guests } = await companyOf(house, 2);
    const ann = browsers[0] as Browser;
    await ann.ask('POST /api/me', { name: 'Ann Bonny' });
    await ann.ask('POST /api/me/recovery');
    const waiting = (await ann.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', ann))).body.table;
    guests[0]?.say(says('my secret'));
    await guests[1]?.hears('chat');
    const id = await guestIdOf(table, 0);

    const goes = who === 'themself' ? ann.ask('DELETE /api/me') : ask(`DELETE /api/admin/guests/${id}`);
    expect((await goes).status).toBe(204);
    const told = await hearsTable(guests[1] as Guest, ({ chairs }) => chairs[0]?.kind === 'bot');
    expect(told.chairs[0]).toMatchObject({ name: '', isStandIn: false });
    const left = { said: { kind: 'happened', happening: { what: 'left', name: '' } } };
    expect((await guests[1]?.hears('chat'))?.lines).toMatchObject([left]);
    expect((await guests[1]?.hears('chat'))?.lines).toMatchObject([{ said: { kind: 'removed' } }, left]);
    expect(await guests[0]?.closed()).toBe(1008);
    expect(await house.context.store.players.load(id)).toBeUndefined();
    expect((await ann.ask<Me>('GET /api/me')).body.name).toBe('');
    expect((await ann.ask<TableInfo>(`GET /api/tables/${waiting}`)).body.chairs[0]).toMatchObject({
      kind: 'open',
      name: '',
    });
    expect((await ann.ask<MyTable[]>('GET /api/me/tables')).status).not.toBe(500);
    const raw = JSON.stringify((await ask(`GET /api/admin/tables/${table}/export?raw=1`)).body);
    for (const trace of ['Ann Bonny', 'my secret']) expect(raw).not.toContain(trace);
  },
);

test('a finished match stays, played by somebody', async () => {
  await openWithOperator();
  const { table, browsers } = await companyOf(house, 2);
  await ask(`POST /api/admin/tables/${table}/end`);
  await browsers[0]?.ask('DELETE /api/me');
  const { chairs, phase } = (await browserAt(house.address).ask<TableInfo>(`GET /api/tables/${table}`)).body;
  expect(phase).toBe('ended');
  expect(chairs[0]).toMatchObject({ kind: 'human', name: '' });
});

test('nobody forgets a guest who is nobody', async () => {
  await openWithOperator();
  expect((await browserAt(house.address).ask('DELETE /api/me')).body.refusal?.code).toBe('no-guest');
});

test('whoever goes for good does not take the complaint about them along', async () => {
  await openWithOperator();
  const { table, guests, browsers } = await companyOf(house, 2);
  guests[0]?.say(says('you fools'));
  await guests[1]?.hears('chat');
  const complaint = { line: 1, reason: 'insult', why: 'rude' };
  await browsers[1]?.ask(`POST /api/tables/${table}/reports`, complaint);
  expect((await browsers[0]?.ask('DELETE /api/me'))?.status).toBe(204);
  const [report, ...others] = (await ask<AdminReport[]>('GET /api/admin/reports')).body;
  expect(others).toEqual([]);
  expect(report).toMatchObject({ said: { text: 'you fools' }, why: 'rude' });
});

test('whoever goes while they sit down leaves no name behind', async () => {
  await openWithOperator();
  const host = browserAt(house.address);
  for (let times = 0; times < 12; times += 1) {
    const { table } = (await host.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', host))).body;
    const ghost = browserAt(house.address);
    await ghost.ask('POST /api/me', { name: 'Ghost' });
    await Promise.all([
      ghost.ask('DELETE /api/me'),
      ghost.ask(`POST /api/tables/${table}/chairs/1`, { seal: ghost.seal }),
    ]);
    const { chairs } = (await host.ask<TableInfo>(`GET /api/tables/${table}`)).body;
    expect(chairs.map(({ name }) => name)).not.toContain('Ghost');
    await host.ask(`DELETE /api/my/tables/${table}`);
  }
});

test('whoever sits at a table that cannot be used may go for good all the same', { timeout: 10_000 }, async () => {
  await openWithOperator();
  const { table, browsers } = await companyOf(house, 2);
  house.context.sick.admit({ kind: 'table', id: table }, new Error('torn'));
  expect((await browsers[0]?.ask('DELETE /api/me'))?.status).toBe(204);
});
