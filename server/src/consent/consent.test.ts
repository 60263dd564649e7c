import { at, type GameTypes, type MatchRecord } from '@haven/kit';
import type { Clock, MyTable, Proposal } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hearsTable } from '../testing/browser.ts';
import { allSee, type Company, companyOf, type HandClock, handClock, livelyPlan, rolls } from '../testing/company.ts';
import type { Guest } from '../testing/guest.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';

const LIVE: Clock = { kind: 'live', moveSeconds: 30, bankSeconds: 60 };
const UNDO = { what: 'undo', moves: 1 } as const;
const ABANDON = { what: 'abandon' } as const;

let clock: HandClock;
let house: OpenHouse;
beforeEach(async () => {
  clock = handClock();
  house = await openHouse(livelyPlan(clock, { requestMs: 60_000 }));
});
afterEach(() => house.close());

const propose = (guest: Guest, proposal: Proposal) => guest.say({ type: 'propose', proposal });
const vote = (guest: Guest, request: number, yes: boolean) => guest.say({ type: 'vote', request, yes });

/** Two people after a die has fallen, which nobody takes back alone. */
async function afterRoll(): Promise<{ company: Company; host: Guest; friend: Guest }> {
  const company = await companyOf(house, 2);
  await allSee(company.guests);
  await rolls(company, 0, 0);
  return { company, host: at(company.guests, 0), friend: at(company.guests, 1) };
}

async function asked(guests: readonly Guest[]): Promise<number> {
  const messages = await Promise.all(guests.map((guest) => guest.hears('request')));
  return messages[0]?.request?.id ?? Number.NaN;
}

const refusalOf = async (guest: Guest) => (await guest.hears('error')).refusal.code;

test('undo across the law: everybody sees the request, the last yes takes the move back', async () => {
  const { company, host, friend } = await afterRoll();
  const watcher = await house.guest();
  watcher.say({ type: 'join', match: company.table });
  await watcher.hears('seen');
  host.say({ type: 'undo', moves: 1 });
  expect((await host.hears('refused')).refusal.code).toBe('dice-fell');
  propose(host, UNDO);
  const { request } = await watcher.hears('request');
  const expected = { by: 0, proposal: UNDO, agreed: [0], missing: [1], expires: clock.now() + 60_000 };
  expect(request).toMatchObject(expected);
  vote(watcher, request?.id ?? 0, true);
  expect(await refusalOf(watcher)).toBe('spectator');
  vote(friend, await asked([host, friend]), true);
  expect(await host.hears('request')).toMatchObject({ request: null, ended: 'granted' });
  expect(await host.hears('seen')).toMatchObject({ seen: { toAct: [0] }, news: [{ seat: 0, undone: 1 }] });
});

test('whoever comes later sees what is being asked', async () => {
  const { company, host } = await afterRoll();
  propose(host, UNDO);
  const id = await asked([host]);
  const watcher = await house.guest();
  watcher.say({ type: 'join', match: company.table });
  expect((await watcher.hears('request')).request?.id).toBe(id);
});

test('one no ends it; the next may ask again', async () => {
  const { host, friend } = await afterRoll();
  propose(host, UNDO);
  const id = await asked([host, friend]);
  propose(friend, ABANDON);
  expect(await refusalOf(friend)).toBe('request-open');
  vote(friend, id, false);
  expect(await host.hears('request')).toMatchObject({ request: null, ended: 'refused' });
  vote(friend, id, true);
  expect(await refusalOf(friend)).toBe('no-request');
  propose(friend, ABANDON);
  expect((await host.hears('request')).request).toMatchObject({ by: 1, missing: [0] });
});

test('whoever asked may withdraw, and nobody else', async () => {
  const { host, friend } = await afterRoll();
  propose(host, UNDO);
  const request = await asked([host, friend]);
  friend.say({ type: 'withdraw', request });
  expect(await refusalOf(friend)).toBe('no-request');
  host.say({ type: 'withdraw', request });
  for (const guest of [host, friend])
    expect(await guest.hears('request')).toMatchObject({ request: null, ended: 'withdrawn' });
  vote(friend, request, true);
  expect(await refusalOf(friend)).toBe('no-request');
  host.say({ type: 'withdraw', request });
  expect(await refusalOf(host)).toBe('no-request');
});

test('a request expires', async () => {
  const { host } = await afterRoll();
  propose(host, UNDO);
  await asked([host]);
  clock.pass(60_000);
  expect(await host.hears('request')).toMatchObject({ request: null, ended: 'expired' });
});

test('a new move cancels the wish to take the last one back', async () => {
  const { company, host, friend } = await afterRoll();
  propose(host, UNDO);
  await asked([host, friend]);
  await rolls(company, 1, 1);
  expect(await host.hears('request')).toMatchObject({ request: null, ended: 'overtaken' });
});

test('a new move does not cancel the wish to give up', async () => {
  const { company, host, friend } = await afterRoll();
  propose(host, ABANDON);
  const id = await asked([host, friend]);
  await rolls(company, 1, 1);
  vote(friend, id, true);
  expect(await host.hears('request')).toMatchObject({ request: null, ended: 'granted' });
  await hearsTable(host, ({ phase }) => phase === 'ended');
});

test('given up: nobody is ranked, the record opens, nothing moves any more', async () => {
  const { company, host, friend } = await afterRoll();
  const browser = at(company.browsers, 0);
  propose(host, ABANDON);
  vote(friend, await asked([host, friend]), true);
  await hearsTable(host, ({ phase }) => phase === 'ended');
  const record = await browser.ask<MatchRecord<GameTypes>>(`GET /api/matches/${company.table}/record`);
  expect(record).toMatchObject({ status: 200, body: { entries: [{ move: 'roll' }], seed: expect.any(String) } });
  const { body } = await browser.ask<MyTable[]>('GET /api/my/tables');
  expect(body).toMatchObject([{ phase: 'ended', isMyTurn: false }]);
  expect(body[0]?.outcome).toBeUndefined();
  friend.say({ type: 'play', asked: 1, move: 'roll' });
  expect((await friend.hears('refused')).refusal.code).toBe('game-over');
  propose(host, UNDO);
  expect(await refusalOf(host)).toBe('game-over');
});

test('bots agree to everything', async () => {
  const company = await companyOf(house, 1, { seats: 3 });
  const host = at(company.guests, 0);
  propose(host, ABANDON);
  expect((await host.hears('request')).ended).toBe('granted');
  await hearsTable(host, ({ phase }) => phase === 'ended');
});

test('somebody late is replaced by those who are there, and only somebody late', async () => {
  const company = await companyOf(house, 3, { clock: LIVE, timeout: 'vote' });
  const [late, here, gone] = company.guests;
  if (late === undefined || here === undefined || gone === undefined) throw new Error('nobody');
  const bot = { what: 'bot', seat: 0 } as const;
  propose(here, bot);
  expect(await refusalOf(here)).toBe('not-late');
  clock.pass(90_000);
  propose(here, { what: 'bot', seat: 2 });
  expect(await refusalOf(here)).toBe('not-late');
  propose(late, bot);
  expect(await refusalOf(late)).toBe('not-late');
  propose(here, bot);
  expect((await here.hears('request')).request).toMatchObject({ agreed: [1], missing: [2] });
  vote(gone, (await gone.hears('request')).request?.id ?? 0, false);
  expect((await here.hears('request')).ended).toBe('refused');
  gone.socket.close();
  await hearsTable(here, ({ chairs }) => chairs[2]?.isOnline === false);
  propose(here, bot);
  const { chairs } = await hearsTable(here, (table) => table.chairs[0]?.kind === 'bot');
  expect(chairs[0]?.isStandIn).toBe(true);
});

test('whoever was late and moves ends the request about them', async () => {
  const company = await companyOf(house, 3, { clock: LIVE, timeout: 'vote' });
  await allSee(company.guests);
  clock.pass(90_000);
  propose(at(company.guests, 1), { what: 'bot', seat: 0 });
  await asked(company.guests);
  await rolls(company, 0, 0);
  expect((await at(company.guests, 2).hears('request')).ended).toBe('overtaken');
});

test('a bot that replaces somebody who has not voted agrees in their place', async () => {
  await house.close();
  house = await openHouse(livelyPlan(clock, { requestMs: 200_000 }));
  const { guests } = await companyOf(house, 2, { clock: LIVE });
  propose(at(guests, 1), ABANDON);
  expect((await at(guests, 1).hears('request')).request?.missing).toEqual([0]);
  clock.pass(90_000);
  expect((await at(guests, 1).hears('request')).ended).toBe('granted');
});

const standsIn = (guest: Guest, seat: number) => hearsTable(guest, ({ chairs }) => chairs[seat]?.kind === 'bot');

test('whoever takes the chair back while a vote runs is asked: the yes of the bot goes with it', async () => {
  const { guests } = await companyOf(house, 3);
  const [host, friend, third] = [at(guests, 0), at(guests, 1), at(guests, 2)];
  third.say({ type: 'hand-over' });
  await standsIn(host, 2);
  propose(host, ABANDON);
  const { request } = await host.hears('request');
  expect(request).toMatchObject({ agreed: [0, 2], missing: [1] });
  third.say({ type: 'return' });
  expect((await host.hears('request')).request).toMatchObject({ agreed: [0], missing: [1, 2] });
  vote(friend, request?.id ?? 0, true);
  expect((await host.hears('request')).request).toMatchObject({ agreed: [0, 1], missing: [2] });
  vote(third, request?.id ?? 0, false);
  expect((await host.hears('request')).ended).toBe('refused');
});

test('the same with a bot that was seated for somebody late, and a vote that comes with the return', async () => {
  const { guests } = await companyOf(house, 3, { clock: LIVE });
  const [late, host, friend] = [at(guests, 0), at(guests, 1), at(guests, 2)];
  clock.pass(90_000);
  await standsIn(host, 0);
  await expect.poll(async () => (await host.hears('seen')).seen.toAct).toEqual([1]);
  propose(host, ABANDON);
  const id = await asked([host, friend]);
  late.say({ type: 'return' });
  await hearsTable(friend, ({ chairs }) => chairs[0]?.kind === 'human');
  vote(friend, id, true);
  await expect.poll(async () => (await host.hears('request')).request?.agreed).toEqual([1, 2]);
  vote(late, id, true);
  await hearsTable(host, ({ phase }) => phase === 'ended');
});

test('who has said yes and leaves the chair to a bot for a while has still said it', async () => {
  const { guests, table } = await companyOf(house, 3);
  const [host, friend] = [at(guests, 0), at(guests, 1)];
  propose(host, ABANDON);
  vote(friend, await asked([host, friend]), true);
  expect((await host.hears('request')).request?.missing).toEqual([2]);
  friend.say({ type: 'hand-over' });
  await standsIn(host, 1);
  friend.say({ type: 'return' });
  await hearsTable(host, ({ chairs }) => chairs[1]?.kind === 'human');
  const watcher = await house.guest();
  watcher.say({ type: 'join', match: table });
  expect((await watcher.hears('request')).request).toMatchObject({ agreed: [0, 1], missing: [2] });
});

test('whoever gives up or is forgotten takes their own request along', async () => {
  const { guests, browsers } = await companyOf(house, 3);
  const [host, friend, third] = [at(guests, 0), at(guests, 1), at(guests, 2)];
  propose(host, ABANDON);
  await asked([host, friend, third]);
  host.say({ type: 'resign' });
  expect(await friend.hears('request')).toMatchObject({ request: null, ended: 'overtaken' });
  propose(third, ABANDON);
  await asked([friend]);
  await at(browsers, 2).ask('DELETE /api/me');
  expect(await friend.hears('request')).toMatchObject({ request: null, ended: 'overtaken' });
});

test.each([
  ['more moves than there are', { what: 'undo', moves: 9 }, 'nothing-to-undo'],
  ['no moves', { what: 'undo', moves: 0 }, 'bad-message'],
  ['something else', { what: 'draw' }, 'bad-message'],
])('asking for %s is refused', async (_name, proposal, code) => {
  const { host } = await afterRoll();
  host.say({ type: 'propose', proposal });
  expect(await refusalOf(host)).toBe(code);
});

test('asking again and again is refused', async () => {
  const { host, friend } = await afterRoll();
  for (let times = 0; times < 3; times += 1) {
    propose(host, UNDO);
    vote(friend, await asked([friend]), false);
    expect((await friend.hears('request')).ended).toBe('refused');
  }
  propose(host, UNDO);
  expect(await refusalOf(host)).toBe('too-many-requests');
});
