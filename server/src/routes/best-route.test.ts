import { at, type Outcome } from '@haven/kit';
import type { BestRun, Clock, TableWish, TakenSeat } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserAt, hearsTable, wishFor } from '../testing/browser.ts';
import { allSee, type Company, companyOf, type HandClock, handClock, livelyPlan } from '../testing/company.ts';
import type { Guest } from '../testing/guest.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';

const LIVE: Clock = { kind: 'live', moveSeconds: 30, bankSeconds: 0 };
const NAMES = ['Ann', 'Bo'];

let clock: HandClock;
let house: OpenHouse;
beforeEach(async () => {
  clock = handClock();
  house = await openHouse(livelyPlan(clock));
});
afterEach(() => house.close());

const best = async () => (await get<{ runs: BestRun[] }>(`${house.address}/api/best?game=lanterns`)).body.runs;

/** People who wish their victories to be seen. */
async function company(people: number, changes: Partial<TableWish> = {}): Promise<Company> {
  const made = await companyOf(house, people, { options: { short: true }, ...changes });
  for (const browser of made.browsers) await browser.ask('POST /api/me', { isListed: true });
  return made;
}

/** To the last move; everybody rolls whenever it is their turn. */
async function playsOut({ guests }: Pick<Company, 'guests'>): Promise<Outcome> {
  for (;;) {
    const { outcome, toAct, asked } = at(await allSee(guests), 0);
    if (outcome) return outcome;
    guests[at(toAct, 0)]?.say({ type: 'play', asked, move: 'roll' });
  }
}

test('those who won and wished it are named; so many played', async () => {
  const host = browserAt(house.address);
  const friend = browserAt(house.address);
  for (const [seat, browser] of [host, friend].entries())
    await browser.ask('POST /api/me', { name: at(NAMES, seat), isListed: true });
  const { body: first } = await host.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', host));
  const { body: second } = await friend.ask<TakenSeat>(`POST /api/tables/${first.table}/chairs/1`, {
    seal: friend.seal,
  });
  const guests = [await host.sits(first), await friend.sits(second)];
  await host.ask(`POST /api/tables/${first.table}/start`);
  for (const [seat, browser] of [host, friend].entries()) at(guests, seat).say({ type: 'salt', salt: browser.salt });
  const { ranking } = await playsOut({ guests });
  const names = at(ranking, 0).map((seat) => at(NAMES, seat));
  expect(await best()).toMatchObject([{ match: first.table, seats: 2, names }]);
  const all = await get<{ games: Record<string, BestRun[]> }>(`${house.address}/api/best/all`);
  expect(all.body.games).toEqual({ lanterns: await best() });
});

test('a winner who wishes it no more is not listed', async () => {
  const { browsers, guests } = await company(2);
  await playsOut({ guests });
  expect(await best()).toHaveLength(1);
  for (const browser of browsers) await browser.ask('POST /api/me', { isListed: false });
  expect(await best()).toEqual([]);
});

/** A bot makes one move for the first of them, who then comes back. */
async function botStandsIn({ guests, browsers, seats }: Company): Promise<Guest[]> {
  const late = at(guests, 0);
  clock.pass(30_000);
  await hearsTable(late, ({ chairs }) => chairs[0]?.kind === 'bot');
  while ((await at(guests, 1).hears('seen')).seen.seq === 0);
  late.say({ type: 'return' });
  await hearsTable(late, ({ chairs }) => chairs[0]?.kind === 'human');
  return Promise.all(browsers.map((browser, seat) => browser.sits(at(seats, seat))));
}

test('a match in which a bot made more than a tenth of somebody’s moves is left out', async () => {
  const guests = await botStandsIn(await company(2, { clock: LIVE }));
  await playsOut({ guests });
  expect(await best()).toEqual([]);
});

test('against bots: what a person won is listed, what a bot won is not', async () => {
  const winners = new Set<'person' | 'bot'>();
  for (let game = 0; game < 40 && winners.size < 2; game += 1) {
    const { guests, browsers, table } = await company(1, { seats: 2 });
    const { ranking } = await playsOut({ guests });
    const isMine = ranking[0]?.includes(0) ?? false;
    expect((await best()).map(({ match }) => match)).toEqual(isMine ? [table] : []);
    winners.add(isMine ? 'person' : 'bot');
    // The list has an end, and a person may win many times before a bot does.
    for (const browser of browsers) await browser.ask('POST /api/me', { isListed: false });
  }
  expect(winners.size).toBe(2);
});
