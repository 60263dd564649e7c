import { at } from '@haven/kit';
import { AWAY, type Clock, type Proposal, type TableInfo } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UNSEEN_MS } from '../tables/presence.ts';
import { hearsTable } from '../testing/browser.ts';
import { allSee, type Company, companyOf, type HandClock, handClock, livelyPlan, rolls } from '../testing/company.ts';
import type { Guest } from '../testing/guest.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';

const DAYS: Clock = { kind: 'days', days: 1 };
const UNDO = { what: 'undo', moves: 1 } as const;
const ABANDON = { what: 'abandon' } as const;
const botFor = (seat: number) => ({ what: 'bot', seat }) as const;

let clock: HandClock;
let house: OpenHouse;
beforeEach(async () => {
  clock = handClock();
  house = await openHouse(livelyPlan(clock));
});
afterEach(() => house.close());

const propose = (guest: Guest, proposal: Proposal) => guest.say({ type: 'propose', proposal });
const refusalOf = async (guest: Guest) => (await guest.hears('error')).refusal.code;

/** They close their page; the first of the company sees it. */
async function goes({ guests }: Company, seat: number): Promise<void> {
  at(guests, seat).socket.close();
  await hearsTable(at(guests, 0), ({ chairs }) => chairs[seat]?.isOnline === false);
}

async function returns({ browsers, seats, guests }: Company, seat: number): Promise<Guest> {
  const guest = await at(browsers, seat).sits(at(seats, seat));
  await hearsTable(at(guests, 0), ({ chairs }) => chairs[seat]?.isOnline === true);
  return guest;
}

test('without a clock: whoever is away for three minutes is replaced by a bot, and takes the chair back', async () => {
  const company = await companyOf(house, 2);
  const host = at(company.guests, 0);
  await goes(company, 1);
  clock.pass(AWAY.botMs - 1);
  propose(host, botFor(1));
  expect(await refusalOf(host)).toBe('not-late');
  clock.pass(1);
  propose(host, botFor(1));
  const { chairs } = await hearsTable(host, (table) => table.chairs[1]?.kind === 'bot');
  expect(chairs[1]).toMatchObject({ isStandIn: true, awaySince: clock.now() - AWAY.botMs });
  const friend = await returns(company, 1);
  friend.say({ type: 'return' });
  await hearsTable(host, (table) => table.chairs[1]?.kind === 'human');
});

test('whoever looks on while a bot plays for them lets another play for the absent, ends the match, but takes no move back', async () => {
  const company = await companyOf(house, 3);
  const host = at(company.guests, 0);
  await goes(company, 1);
  await goes(company, 2);
  host.say({ type: 'hand-over' });
  await hearsTable(host, ({ chairs }) => chairs[0]?.isStandIn === true);
  propose(host, UNDO);
  expect(await refusalOf(host)).toBe('stand-in-plays');
  clock.pass(AWAY.botMs);
  propose(host, botFor(1));
  await hearsTable(host, ({ chairs }) => chairs[1]?.isStandIn === true);
  clock.pass(AWAY.endMs - AWAY.botMs);
  propose(host, ABANDON);
  const { annals } = await hearsTable(host, ({ phase }) => phase === 'ended');
  expect(annals).toMatchObject([{ what: 'ended', seat: 0 }]);
});

test('where turns take days everybody is away now and then: only whoever is out of time is replaced', async () => {
  const company = await companyOf(house, 2, { clock: DAYS, timeout: 'vote' });
  const [host, friend] = [at(company.guests, 0), at(company.guests, 1)];
  host.socket.close();
  await hearsTable(friend, ({ chairs }) => chairs[0]?.isOnline === false);
  clock.pass(AWAY.endMs);
  propose(friend, botFor(0));
  expect(await refusalOf(friend)).toBe('not-late');
  propose(friend, ABANDON);
  expect((await friend.hears('request')).request).toMatchObject({ missing: [0] });
  clock.pass(24 * 3600_000 - AWAY.endMs - 1);
  clock.pass(1);
  await hearsTable(friend, ({ phase }) => phase === 'ended');
});

test('nobody is asked behind their back within a moment, but only for so long', async () => {
  const company = await companyOf(house, 2);
  const host = at(company.guests, 0);
  await goes(company, 1);
  clock.pass(AWAY.endMs - 30_000);
  propose(host, ABANDON);
  expect((await host.hears('request')).request).toMatchObject({ missing: [1] });
  clock.pass(30_000);
  expect((await host.hears('request')).ended).toBe('granted');
  await hearsTable(host, ({ phase }) => phase === 'ended');
});

test('alone at the table for a quarter of an hour: the match ends at once', async () => {
  const company = await companyOf(house, 3);
  const host = at(company.guests, 0);
  await goes(company, 1);
  await goes(company, 2);
  clock.pass(AWAY.endMs);
  propose(host, ABANDON);
  expect((await host.hears('request')).ended).toBe('granted');
  await hearsTable(host, ({ phase }) => phase === 'ended');
});

test('those who are away hold up no vote; whoever returns while it runs is asked', async () => {
  const company = await companyOf(house, 3);
  await allSee(company.guests);
  await rolls(company, 0, 0);
  const [host, friend] = [at(company.guests, 0), at(company.guests, 1)];
  await goes(company, 2);
  clock.pass(AWAY.botMs);
  propose(host, UNDO);
  const { request } = await host.hears('request');
  expect(request).toMatchObject({ agreed: [0], missing: [1] });
  const third = await returns(company, 2);
  expect((await host.hears('request')).request).toMatchObject({ missing: [1, 2] });
  friend.say({ type: 'vote', request: request?.id, yes: true });
  expect((await host.hears('request')).request).toMatchObject({ missing: [2] });
  third.say({ type: 'vote', request: request?.id, yes: true });
  expect((await host.hears('request')).ended).toBe('granted');
});

test('whoever is away and comes back ends the request about them', async () => {
  const company = await companyOf(house, 3);
  const host = at(company.guests, 0);
  await goes(company, 2);
  clock.pass(AWAY.botMs);
  propose(host, botFor(2));
  expect((await host.hears('request')).request).toMatchObject({ missing: [1] });
  await returns(company, 2);
  expect((await host.hears('request')).ended).toBe('overtaken');
});

test('whoever leaves while a bot is voted about is not waited for', async () => {
  const company = await companyOf(house, 3);
  const host = at(company.guests, 0);
  await goes(company, 2);
  clock.pass(AWAY.botMs);
  propose(host, botFor(2));
  expect((await host.hears('request')).request).toMatchObject({ missing: [1] });
  at(company.guests, 1).socket.close();
  expect((await host.hears('request')).ended).toBe('granted');
});

const sight = (guest: Guest, visible: boolean) => guest.say({ type: 'here', visible });
const away = (seat: number) => (table: TableInfo) => table.chairs[seat]?.isOnline === false;
const here = (seat: number) => (table: TableInfo) => table.chairs[seat]?.isOnline === true;

/** What was said before on this line has been heard. */
async function heardUpToHere(guest: Guest): Promise<void> {
  guest.say({ type: 'vote', request: 0, yes: true });
  expect(await refusalOf(guest)).toBe('no-request');
}

test('whoever does not look at the page for ten minutes is away, and back with the first look', async () => {
  const { guests } = await companyOf(house, 2);
  const [host, friend] = [at(guests, 0), at(guests, 1)];
  const turned = clock.now();
  sight(friend, false);
  await heardUpToHere(friend);
  clock.pass(UNSEEN_MS - 1);
  propose(host, botFor(1));
  expect(await refusalOf(host)).toBe('not-late');
  clock.pass(1);
  expect((await hearsTable(host, away(1))).chairs[1]?.awaySince).toBe(turned);
  sight(friend, true);
  expect((await hearsTable(host, here(1))).chairs[1]).not.toHaveProperty('awaySince');
  propose(host, botFor(1));
  expect(await refusalOf(host)).toBe('not-late');
});

test('those who are there go on without whoever has the page out of sight, and nobody asks them', async () => {
  const { guests } = await companyOf(house, 3);
  const host = at(guests, 0);
  for (const guest of guests.slice(1)) {
    sight(guest, false);
    await heardUpToHere(guest);
  }
  clock.pass(UNSEEN_MS);
  await hearsTable(host, away(2));
  propose(host, botFor(1));
  await hearsTable(host, ({ chairs }) => chairs[1]?.kind === 'bot');
  clock.pass(AWAY.endMs - UNSEEN_MS);
  propose(host, ABANDON);
  await hearsTable(host, ({ phase }) => phase === 'ended');
});

test('a page that is looked at, or was until it closed, counts for all others of the same person', async () => {
  const { guests, browsers, seats } = await companyOf(house, 2);
  const [host, friend] = [at(guests, 0), at(guests, 1)];
  const phone = await at(browsers, 1).sits(at(seats, 1));
  sight(friend, false);
  await heardUpToHere(friend);
  clock.pass(UNSEEN_MS);
  propose(host, botFor(1));
  expect(await refusalOf(host)).toBe('not-late');
  const closed = clock.now();
  phone.socket.close();
  await expect.poll(() => house.registry.peek(at(seats, 1).table)?.listeners.size).toBe(2);
  clock.pass(UNSEEN_MS - 1);
  propose(host, botFor(1));
  expect(await refusalOf(host)).toBe('not-late');
  clock.pass(1);
  expect((await hearsTable(host, away(1))).chairs[1]?.awaySince).toBe(closed);
});
