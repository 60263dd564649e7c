import { at, type GameTypes, type MatchRecord } from '@haven/kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hearsTable } from '../testing/browser.ts';
import { allSee, companyOf, handClock, livelyPlan, rolls } from '../testing/company.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';

let house: OpenHouse;
beforeEach(async () => {
  house = await openHouse(livelyPlan(handClock()));
});
afterEach(() => house.close());

test('a bot for me, and back, whenever I like and without asking anybody', async () => {
  const company = await companyOf(house, 2);
  const [host, friend] = [at(company.guests, 0), at(company.guests, 1)];
  await allSee(company.guests);
  host.say({ type: 'hand-over' });
  const { chairs } = await hearsTable(friend, (table) => table.chairs[0]?.kind === 'bot');
  expect(chairs[0]).toMatchObject({ isStandIn: true, isOnline: true });
  await allSee(company.guests);
  host.say({ type: 'hand-over' });
  expect((await host.hears('error')).refusal.code).toBe('stand-in-plays');
  host.say({ type: 'return' });
  await hearsTable(friend, (table) => table.chairs[0]?.kind === 'human');
  await rolls(company, 1, 1);
  await rolls(company, 0, 2);
  host.say({ type: 'resign' });
  await hearsTable(friend, ({ phase }) => phase === 'ended');
  const record = await at(company.browsers, 0).ask<MatchRecord<GameTypes>>(`GET /api/matches/${company.table}/record`);
  const [first, , third] = record.body.entries;
  expect(first).toMatchObject({ seat: 0, by: 'bot' });
  expect(third).not.toHaveProperty('by');
});

test('everybody leaves their chair to a bot: the match comes to its end by itself', async () => {
  const { guests } = await companyOf(house, 2, { options: { short: true } });
  for (const guest of guests) guest.say({ type: 'hand-over' });
  await hearsTable(at(guests, 0), ({ phase }) => phase === 'over');
});
