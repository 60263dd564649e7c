import { at } from '@haven/kit';
import { AWAY, type ChairAsked, type TakenSeat } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Browser, browserAt, hearsTable } from '../testing/browser.ts';
import { allSee, type Company, companyOf, type HandClock, handClock, livelyPlan, rolls } from '../testing/company.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';

let clock: HandClock;
let house: OpenHouse;
beforeEach(async () => {
  clock = handClock();
  house = await openHouse(livelyPlan(clock));
});
afterEach(() => house.close());

const BOT = 2;

/** Two people and a bot, after the first move; the second person is to move. */
async function afterFirstMove(): Promise<Company> {
  const company = await companyOf(house, 2, { seats: 3 });
  await allSee(company.guests);
  await rolls(company, 0, 0);
  return company;
}

async function lateFriend(): Promise<Browser> {
  const friend = browserAt(house.address);
  await friend.ask('POST /api/me', { name: 'Zoë' });
  return friend;
}

const asksFor = (friend: Browser, { table }: Company, seat: number) =>
  friend.ask<ChairAsked>(`POST /api/tables/${table}/chairs/${seat}/ask`);

async function sitsNow(friend: Browser, { table }: Company) {
  const { status, body } = await friend.ask<TakenSeat>(`GET /api/tables/${table}/seat`);
  expect(status).toBe(200);
  return friend.sits(body);
}

test('the people at the table agree, and the newcomer plays on from the chair of the bot', async () => {
  const company = await afterFirstMove();
  const friend = await lateFriend();
  const { status, body } = await asksFor(friend, company, BOT);
  expect(status).toBe(202);
  const { request } = await at(company.guests, 0).hears('request');
  const proposal = { what: 'join', seat: BOT, name: 'Zoë' };
  expect(request).toMatchObject({ id: body.request, by: 'spectator', proposal, agreed: [BOT], missing: [0, 1] });
  expect((await friend.ask(`GET /api/tables/${company.table}/seat`)).status).toBe(403);
  for (const guest of company.guests) guest.say({ type: 'vote', request: body.request, yes: true });
  const { chairs, annals } = await hearsTable(at(company.guests, 0), (table) => table.chairs[BOT]?.kind === 'human');
  expect(chairs[BOT]).toMatchObject({ name: 'Zoë', isStandIn: false });
  expect(chairs[BOT]).not.toHaveProperty('seal');
  expect(annals).toEqual([{ what: 'joined', seat: BOT, name: 'Zoë', entries: 1 }]);
  const guest = await sitsNow(friend, company);
  expect((await guest.hears('seen')).seen.view).toMatchObject({ seat: BOT, hand: { length: 2 } });
  await rolls(company, 1, 1);
  guest.say({ type: 'play', asked: 2, move: 'roll' });
  expect((await guest.hears('seen')).seen.seq).toBe(2);
  expect((await guest.hears('seen')).news).toMatchObject([{ seat: BOT, events: [{ type: 'rolled' }] }]);
});

test('one no is enough, and a stranger does not ask for ever', async () => {
  const company = await afterFirstMove();
  const friend = await lateFriend();
  for (let times = 0; times < 3; times += 1) {
    const { body } = await asksFor(friend, company, BOT);
    at(company.guests, 1).say({ type: 'vote', request: body.request, yes: false });
    await at(company.guests, 1).hears('request');
    expect((await at(company.guests, 1).hears('request')).ended).toBe('refused');
  }
  expect((await asksFor(friend, company, BOT)).body.refusal?.code).toBe('too-many-requests');
});

test('a stranger may withdraw, and nobody else for them', async () => {
  const company = await afterFirstMove();
  const [friend, other] = [await lateFriend(), await lateFriend()];
  const { request } = (await asksFor(friend, company, BOT)).body;
  const withdraws = (who: Browser) => who.ask<TakenSeat>(`DELETE /api/tables/${company.table}/chairs/${BOT}/ask`);
  expect((await withdraws(other)).body.refusal?.code).toBe('no-request');
  at(company.guests, 0).say({ type: 'withdraw', request });
  expect((await at(company.guests, 0).hears('error')).refusal.code).toBe('no-request');
  expect((await withdraws(friend)).status).toBe(204);
  await at(company.guests, 1).hears('request');
  expect((await at(company.guests, 1).hears('request')).ended).toBe('withdrawn');
});

test('before the first move the host alone decides', async () => {
  const company = await companyOf(house, 2, { seats: 3 });
  const friend = await lateFriend();
  const { body } = await asksFor(friend, company, BOT);
  expect((await at(company.guests, 0).hears('request')).request?.missing).toEqual([0]);
  at(company.guests, 0).say({ type: 'vote', request: body.request, yes: true });
  await hearsTable(at(company.guests, 1), ({ chairs }) => chairs[BOT]?.name === 'Zoë');
});

test('where nobody is any more the link is enough', async () => {
  const company = await afterFirstMove();
  const friend = await lateFriend();
  for (const { socket } of company.guests) socket.close();
  const watcher = await house.guest();
  await watcher.joins({ match: company.table });
  await expect.poll(async () => (await house.registry.hold(company.table))?.table.listeners.size).toBe(1);
  clock.pass(AWAY.botMs);
  expect(await asksFor(friend, company, BOT)).toMatchObject({ status: 200, body: { seat: BOT } });
  await sitsNow(friend, company);
});

test('the chair of a person is no bot’s, whoever plays from it; after they gave up it is', async () => {
  const company = await companyOf(house, 3);
  const friend = await lateFriend();
  at(company.guests, 1).say({ type: 'hand-over' });
  await hearsTable(at(company.guests, 0), ({ chairs }) => chairs[1]?.kind === 'bot');
  for (const seat of [0, 1]) expect((await asksFor(friend, company, seat)).body.refusal?.code).toBe('chair-taken');
  expect((await asksFor(friend, company, 9)).body.refusal?.code).toBe('unknown-chair');
  expect((await asksFor(at(company.browsers, 2), company, 1)).body.refusal?.code).toBe('already-joined');
  at(company.guests, 1).say({ type: 'resign' });
  const { chairs } = await hearsTable(at(company.guests, 0), (table) => table.chairs[1]?.isStandIn === false);
  expect((await asksFor(friend, company, 1)).status).toBe(202);
  expect(chairs[1]?.seal).toBe(at(company.browsers, 1).seal);
});

test('those at the table need not wait for what a stranger asks', async () => {
  const company = await afterFirstMove();
  await asksFor(await lateFriend(), company, BOT);
  await at(company.guests, 0).hears('request');
  at(company.guests, 0).say({ type: 'propose', proposal: { what: 'abandon' } });
  expect((await at(company.guests, 0).hears('request')).ended).toBe('overtaken');
  expect((await at(company.guests, 0).hears('request')).request?.proposal).toEqual({ what: 'abandon' });
});
