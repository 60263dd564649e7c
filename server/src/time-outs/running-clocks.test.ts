import { cpSync } from 'node:fs';
import { at, type GameTypes, type MatchRecord } from '@haven/kit';
import type { Clock, TableInfo } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hearsTable } from '../testing/browser.ts';
import { allSee, companyOf, type HandClock, handClock, livelyPlan, rolls } from '../testing/company.ts';
import { isInFile, rowsIn } from '../testing/engines.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const LIVE: Clock = { kind: 'live', moveSeconds: 30, bankSeconds: 60 };
const DAYS: Clock = { kind: 'days', days: 1 };
const HOUR_MS = 3600_000;
const OUT_OF_TIME = 90_000;
const PATIENT = { timeout: 60_000 };

let clock: HandClock;
let house: OpenHouse;
beforeEach(async () => {
  clock = handClock();
  house = await openHouse(livelyPlan(clock));
});
afterEach(() => house.close());

const infoOf = async (table: string) => (await get<TableInfo>(`${house.address}/api/tables/${table}`)).body;
const spentBy = ({ clocks, now }: TableInfo, seat: number) => now - (clocks[seat]?.since ?? now);

test('everybody hears the clocks with every move', async () => {
  const company = await companyOf(house, 2, { clock: LIVE });
  expect(company.info.clocks).toEqual([
    { seat: 0, bankMs: 60_000, since: clock.now() },
    { seat: 1, bankMs: 60_000, since: null },
  ]);
  await allSee(company.guests);
  clock.pass(40_000);
  await rolls(company, 0, 0);
  for (const guest of company.guests) {
    const { clocks } = await hearsTable(guest, (table) => table.clocks[1]?.since !== null);
    expect(clocks).toEqual([
      { seat: 0, bankMs: 50_000, since: null, spentMs: 30_000 },
      { seat: 1, bankMs: 60_000, since: clock.now() },
    ]);
  }
});

test('out of time: a bot plays from the chair at once; its person takes it back; the result says who played', async () => {
  const company = await companyOf(house, 2, { clock: LIVE, options: { short: true } });
  const [late, other] = company.guests;
  if (late === undefined || other === undefined) throw new Error('nobody');
  await allSee(company.guests);
  clock.pass(OUT_OF_TIME);
  const replaced = await hearsTable(late, ({ chairs }) => chairs[0]?.kind === 'bot');
  expect(replaced.chairs[0]).toMatchObject({ isStandIn: true, isOnline: true });
  expect(replaced.clocks[0]).toMatchObject({ bankMs: 0, since: null });
  const { seen, news } = await other.hears('seen');
  expect(news).toMatchObject([{ seat: 0, by: 'bot' }]);
  late.say({ type: 'play', asked: seen.asked, move: 'roll' });
  expect((await late.hears('refused')).refusal.code).toBe('stand-in-plays');
  late.say({ type: 'return' });
  const back = await hearsTable(other, ({ chairs }) => chairs[0]?.kind === 'human');
  expect(back.chairs[0]).toMatchObject({ isStandIn: false });
  late.say({ type: 'return' });
  expect((await late.hears('error')).refusal.code).toBe('no-stand-in');

  other.say({ type: 'play', asked: seen.asked, move: 'roll' });
  for (let now = (await late.hears('seen')).seen; !now.outcome; now = (await late.hears('seen')).seen) {
    const actor = at(now.toAct, 0);
    at(company.guests, actor).say({ type: 'play', asked: now.seq, move: 'roll' });
  }
  const { chairs, clocks } = await hearsTable(other, ({ phase }) => phase === 'over');
  const played = { byPerson: 4, byBot: 0 };
  expect(chairs.map((chair) => chair.played)).toEqual([{ byPerson: 3, byBot: 1 }, played]);
  expect(clocks.every(({ since }) => since === null)).toBe(true);
  const { body } = await get<MatchRecord<GameTypes>>(`${house.address}/api/matches/${company.table}/record`);
  expect(body.entries.map((entry) => 'by' in entry)).toEqual([true, ...new Array(7).fill(false)]);
});

test('where the table votes, nobody is replaced by the clock alone', async () => {
  const company = await companyOf(house, 2, { clock: LIVE, timeout: 'vote' });
  const seen = at(await allSee(company.guests), 0);
  clock.pass(OUT_OF_TIME * 10);
  const [after] = await rolls(company, 0, seen.asked);
  expect(after?.seq).toBe(1);
  expect((await infoOf(company.table)).chairs[0]?.kind).toBe('human');
});

test('a table with one chair has no clock', async () => {
  await house.close();
  const alone = { ...at(livelyPlan(clock).games ?? [], 0) };
  const games = [{ ...alone, meta: { ...alone.meta, seats: { min: 1, max: 1 } } }];
  house = await openHouse({ ...livelyPlan(clock), games });
  const { info } = await companyOf(house, 1, { clock: LIVE });
  expect(info.clocks).toEqual([]);
});

test('clocks go on after a restart, less the time the house was closed', async () => {
  const company = await companyOf(house, 2, { clock: LIVE });
  await allSee(company.guests);
  clock.pass(50_000);
  await house.close();
  clock.pass(10 * HOUR_MS);
  house = await openHouse(livelyPlan(clock), house.folder);
  const info = await infoOf(company.table);
  expect(spentBy(info, 0)).toBe(50_000);
  expect(info.chairs[0]?.kind).toBe('human');
  const guest = await house.guest();
  guest.say({ type: 'join', match: company.table });
  clock.pass(OUT_OF_TIME - 50_000);
  await hearsTable(guest, ({ chairs }) => chairs[0]?.kind === 'bot');
});

test.runIf(isInFile())('a house that falls over gives back the time since its last beat', async () => {
  await house.close();
  house = await openHouse(livelyPlan(clock, { beatMs: 20 }));
  const company = await companyOf(house, 2, { clock: DAYS });
  const ruin = tempFolder();
  clock.pass(HOUR_MS);
  const beaten = clock.now();
  await expect.poll(() => stored('select at as found from heartbeat'), PATIENT).toBe(beaten);
  cpSync(house.folder, ruin, { recursive: true });
  await house.close();
  clock.pass(7 * HOUR_MS);
  house = await openHouse(livelyPlan(clock), ruin);
  expect(spentBy(await infoOf(company.table), 0)).toBe(HOUR_MS);
});

async function stored(query: string): Promise<unknown> {
  const [row] = (await rowsIn(house.folder, query)) as { found: unknown }[];
  return row?.found;
}

test('days later, though nobody opened the table, a bot takes over', async () => {
  await house.close();
  house = await openHouse({ ...livelyPlan(clock), idleMs: 20, sealingMs: 100 });
  const company = await companyOf(house, 2, { clock: DAYS });
  for (const { socket } of company.guests) socket.close();
  const loaded = async () => {
    clock.pass(1000);
    const { body } = await get<string>(`${house.address}/metrics`);
    return /haven_matches_loaded (\d+)/.exec(body)?.[1];
  };
  await expect.poll(loaded, PATIENT).toBe('0');
  clock.pass(25 * HOUR_MS);
  await expect.poll(() => stored('select kind as found from chairs where seat = 0'), PATIENT).toBe('bot');
});

test('a person who was late and comes back before the bot has moved is late still', async () => {
  await house.close();
  house = await openHouse({ ...livelyPlan(clock), botMs: HOUR_MS });
  const { guests } = await companyOf(house, 2, { clock: LIVE });
  const late = at(guests, 0);
  clock.pass(OUT_OF_TIME);
  await hearsTable(late, ({ chairs }) => chairs[0]?.kind === 'bot');
  clock.pass(1000);
  late.say({ type: 'return' });
  const { clocks } = await hearsTable(late, ({ chairs }) => chairs[0]?.kind === 'human');
  expect(clocks[0]).toMatchObject({ seat: 0, bankMs: 0, spentMs: 30_000 });
});
