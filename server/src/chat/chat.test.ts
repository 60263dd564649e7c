import { at } from '@haven/kit';
import type { TakenSeat } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserAt, wishFor } from '../testing/browser.ts';
import { companyOf, type HandClock, handClock, livelyPlan } from '../testing/company.ts';
import { openStoreOf } from '../testing/engines.ts';
import type { Guest } from '../testing/guest.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';

let clock: HandClock;
let house: OpenHouse;
beforeEach(async () => {
  clock = handClock();
  house = await openHouse(livelyPlan(clock));
});
afterEach(() => house.close());

const says = (guest: Guest, text: string) => guest.say({ type: 'say', said: { kind: 'text', text } });
const textOf = async (guest: Guest) => (await guest.hears('chat')).lines.map(({ said }) => said);

test('those who sit speak, everybody hears; whoever comes later hears what was said', async () => {
  const { table, guests } = await companyOf(house, 2);
  const watcher = await house.guest();
  watcher.say({ type: 'join', match: table });
  await watcher.hears('seen');
  at(guests, 1).say({ type: 'say', said: { kind: 'phrase', phrase: 'luck' } });
  const first = { number: 1, seat: 1, name: '', at: clock.now(), said: { kind: 'phrase', phrase: 'luck' } };
  for (const guest of [...guests, watcher]) expect((await guest.hears('chat')).lines).toEqual([first]);
  at(guests, 0).say({ type: 'say', said: { kind: 'emote', emote: 'laugh' } });
  await at(guests, 0).hears('chat');
  const late = await house.guest();
  late.say({ type: 'join', match: table });
  expect((await late.hears('chat')).lines.map(({ number, seat }) => [number, seat])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test('it outlives the house, and a table that still gathers has it too', async () => {
  const host = browserAt(house.address);
  const { body } = await host.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', host));
  const guest = await host.sits(body);
  says(guest, 'anybody there?');
  await guest.hears('chat');
  await house.close();
  house = await openHouse(livelyPlan(clock), house.folder);
  const watcher = await house.guest();
  watcher.say({ type: 'join', match: body.table });
  expect(await textOf(watcher)).toEqual([{ kind: 'text', text: 'anybody there?' }]);
});

test('the last two hundred lines are told', async () => {
  const { table, guests } = await companyOf(house, 2);
  const guest = at(guests, 0);
  for (let line = 1; line <= 203; line += 1) {
    clock.pass(1000);
    says(guest, `line ${line}`);
    await guest.hears('chat');
  }
  const late = await house.guest();
  late.say({ type: 'join', match: table });
  const { lines } = await late.hears('chat');
  expect([lines.length, lines[0]?.number, lines.at(-1)?.number]).toEqual([200, 4, 203]);
});

test('who only watches is silent; who talks too fast is, for a moment', async () => {
  const { table, guests } = await companyOf(house, 2);
  const watcher = await house.guest();
  watcher.say({ type: 'join', match: table });
  says(watcher, 'psst');
  expect((await watcher.hears('error')).refusal.code).toBe('spectator');
  const guest = at(guests, 0);
  for (let line = 0; line < 6; line += 1) says(guest, 'again');
  expect((await guest.hears('error')).refusal.code).toBe('too-many-messages');
  clock.pass(1000);
  says(guest, 'sorry');
  expect(await textOf(guest)).toEqual([{ kind: 'text', text: 'sorry' }]);
});

test('a complaint about a line is kept for the operator', async () => {
  const { table, guests, browsers } = await companyOf(house, 2);
  says(at(guests, 0), 'rude');
  await at(guests, 1).hears('chat');
  const path = `POST /api/tables/${table}/reports`;
  const friend = at(browsers, 1);
  expect((await friend.ask(path, { line: 1, why: ' insult ' })).status).toBe(204);
  expect((await friend.ask(path, { line: 1, why: 'in\u202esu\u200blt\u3164 ' })).status).toBe(204);
  expect(await friend.ask(path, { line: 7 })).toMatchObject({
    status: 404,
    body: { refusal: { code: 'unknown-line' } },
  });
  expect((await browserAt(house.address).ask(path, { line: 1 })).status).toBe(401);
  const store = await openStoreOf(house.folder);
  const kept = { table, line: 1, seat: 0, said: { kind: 'text', text: 'rude' }, why: 'insult', at: clock.now() };
  expect(await store.chat.reports(9)).toMatchObject([kept]);
  await store.close();
});
