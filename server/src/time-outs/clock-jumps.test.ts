import { at } from '@haven/kit';
import type { AdminLine, BestRun, Clock, HouseNumbers, Me, TableInfo, TableWish } from '@haven/wire';
import { afterEach, describe, expect, test } from 'vitest';
import type { Plan } from '../server-parts.ts';
import { operatorAsks, operatorAt } from '../testing/admin.ts';
import { allSee, type Company, companyOf, type HandClock, handClock, livelyPlan, rolls } from '../testing/company.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const LIVE: Clock = { kind: 'live', moveSeconds: 30, bankSeconds: 60 };
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const KEEP = { finishedMs: 730 * DAY_MS, abandonedMs: 90 * DAY_MS, guestsMs: 400 * DAY_MS };
const JUMPS = [
  ['back an hour', -HOUR_MS],
  ['forward two hours', 2 * HOUR_MS],
  ['forward two years', 731 * DAY_MS],
  ['back two years', -731 * DAY_MS],
] as const;
const PATIENT = { timeout: 20_000, interval: 500 };

let house: OpenHouse;
afterEach(() => house.close());

const infoOf = async (table: string) => (await get<TableInfo>(`${house.address}/api/tables/${table}`)).body;
const numbers = async () => (await operatorAsks<HouseNumbers>(house.address, 'GET /api/admin/numbers')).body;
const idsKept = async () =>
  (await operatorAsks<AdminLine[]>(house.address, 'GET /api/admin/tables')).body.map(({ id }) => id);
const soon = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('the clock of the machine is set while the house is open', () => {
  let wall: HandClock;
  const open = async (plan: Partial<Plan> = {}) => {
    wall = handClock();
    const folder = tempFolder();
    const { now: _now, ...lively } = livelyPlan(wall);
    const operator = operatorAt(folder, { keep: KEEP });
    house = await openHouse({ ...lively, wall: wall.now, operator, ...plan }, folder);
  };

  test.each(JUMPS)('%s: nobody loses a chair, no request expires', async (_name, jump) => {
    await open();
    const company = await companyOf(house, 2, { clock: LIVE });
    const seen = at(await allSee(company.guests), 0);
    at(company.guests, 0).say({ type: 'propose', proposal: { what: 'abandon' } });
    const { request } = await at(company.guests, 1).hears('request');
    wall.pass(jump);
    await soon();
    const { chairs, clocks, now } = await infoOf(company.table);
    expect(chairs.map(({ kind }) => kind)).toEqual(['human', 'human']);
    expect(now - (clocks[0]?.since ?? 0)).toBeLessThan(20_000);
    at(company.guests, 1).say({ type: 'vote', request: request?.id, yes: false });
    expect((await at(company.guests, 0).hears('request')).request).not.toBeNull();
    expect((await at(company.guests, 0).hears('request')).ended).toBe('refused');
    await rolls(company, 0, seen.asked);
  });

  test.each(JUMPS)('%s: nobody is locked out by a limit', async (_name, jump) => {
    await open({ limits: { messagesPerSecond: 100, burst: 20, requestsPerMinute: 40, newMatchesPerMinute: 1000 } });
    const { guest } = await house.seated();
    for (let count = 0; count < 15; count += 1) guest.say({ type: 'look', from: 0 });
    wall.pass(jump);
    await soon();
    for (let count = 0; count < 10; count += 1) {
      guest.say({ type: 'look', from: 0 });
      await guest.hears('seen');
    }
    expect(guest.frames.join()).not.toContain('too-many');
    expect((await get(`${house.address}/api/tables`)).headers.get('x-ratelimit-reset')).toMatch(/^([0-9]|[1-5]\d|60)$/);
  });

  test.each(JUMPS)('%s: the operator is told', async (_name, jump) => {
    await open();
    expect((await numbers()).clock).toEqual({ offMs: 0, doubt: null });
    wall.pass(jump);
    expect(Math.abs((await numbers()).clock.offMs - jump)).toBeLessThan(HOUR_MS / 2);
  });
});

test('requests are counted by the minutes of the house', async () => {
  const clock = handClock();
  house = await openHouse({ now: clock.now, limits: { requestsPerMinute: 3 } });
  const ask = async () => (await get(`${house.address}/api/tables`)).status;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  clock.pass(60_000);
  expect(await ask()).toBe(200);
});

describe('the house is opened again under another date', () => {
  let clock: HandClock;
  const plan = (folder: string): Partial<Plan> => ({
    ...livelyPlan(clock),
    operator: operatorAt(folder, { keep: KEEP, sweepAfterMs: 10 }),
  });
  const reopen = async (jump: number) => {
    await house.close();
    clock.pass(jump);
    house = await openHouse(plan(house.folder), house.folder);
  };
  const openWithCompany = async (changes: Partial<TableWish> = {}): Promise<Company> => {
    clock = handClock();
    const folder = tempFolder();
    house = await openHouse(plan(folder), folder);
    return companyOf(house, 2, changes);
  };

  test.each(JUMPS)('%s: the game goes on where it was', async (_name, jump) => {
    const company = await openWithCompany({ clock: LIVE });
    await allSee(company.guests);
    clock.pass(20_000);
    await at(company.browsers, 0).ask('POST /api/me', { name: 'Ada' });
    const best = await finishedRuns();
    await reopen(jump);
    const cookie = at(company.browsers, 0).cookie() ?? '';
    expect((await get<Me>(`${house.address}/api/me`, { cookie })).body.name).toBe('Ada');
    const { chairs, clocks, now } = await infoOf(company.table);
    expect(chairs.map(({ kind }) => kind)).toEqual(['human', 'human']);
    expect(now - (clocks[0]?.since ?? 0)).toBe(20_000);
    const guest = await house.guest();
    const { seen } = await guest.joins({ match: company.table, token: at(company.seats, 0).token });
    guest.say({ type: 'play', asked: seen.asked, move: 'roll' });
    expect((await guest.hears('seen')).seen.seq).toBe(1);
    expect(await finishedRuns()).toEqual(best);
  });

  const finishedRuns = async () =>
    (await get<{ runs: BestRun[] }>(`${house.address}/api/best?game=lanterns`)).body.runs;

  test.each(JUMPS.slice(2))('%s: nothing is forgotten until the operator says so', async (_name, jump) => {
    const { table } = await openWithCompany();
    await operatorAsks(house.address, `POST /api/admin/tables/${table}/end`);
    await reopen(jump);
    await soon();
    expect(await idsKept()).toEqual([table]);
    expect((await numbers()).clock.doubt).toEqual({ jumpMs: jump, openMs: 0 });
    await reopen(HOUR_MS);
    await soon();
    expect(await idsKept(), 'another start does not settle it').toEqual([table]);
    const swept = await operatorAsks<Record<string, number>>(house.address, 'POST /api/admin/sweep');
    expect(swept.body.tables).toBe(jump > 0 ? 1 : 0);
    expect((await numbers()).clock.doubt).toBeNull();
  });

  test('a house that was closed for a month sweeps as every day', async () => {
    const { table } = await openWithCompany();
    clock.pass(50 * DAY_MS);
    await reopen(50 * DAY_MS);
    await expect.poll(idsKept, PATIENT).not.toContain(table);
  });

  test('a week of being open under the new date settles it', async () => {
    const { table } = await openWithCompany();
    await reopen(731 * DAY_MS);
    clock.pass(6 * DAY_MS);
    await reopen(30 * DAY_MS);
    expect((await numbers()).clock.doubt, 'only open days count').toEqual({ jumpMs: 731 * DAY_MS, openMs: 6 * DAY_MS });
    clock.pass(2 * DAY_MS);
    await reopen(0);
    await expect.poll(idsKept, PATIENT).not.toContain(table);
  });
});
