import { at, simRng } from '@haven/kit';
import type { BestRun, Lobby, MyTable, Rematch, TableInfo, TableWish } from '@haven/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, browserAt } from '../testing/browser.ts';
import { allSee, type Company, companyOf, handClock, livelyPlan } from '../testing/company.ts';
import { SOLO } from '../testing/games.ts';
import type { Guest } from '../testing/guest.ts';
import { get, type OpenHouse, openHouse, post, type Seated } from '../testing/open-house.ts';
import { playRandomly } from '../testing/random-run.ts';

const LINK = { access: 'link', options: { short: true } } as const;
const PUBLIC = { access: 'public', options: { short: true } } as const;
const ALONE = { game: SOLO.meta.id, access: 'link' } as const;

let house: OpenHouse;
let stranger: Browser;
beforeEach(async () => {
  const lively = livelyPlan(handClock());
  house = await openHouse({ ...lively, games: [...(lively.games ?? []), SOLO] });
  stranger = browserAt(house.address);
  await stranger.ask('POST /api/me', { name: 'Eve' });
});
afterEach(() => house.close());

/** To the last move, whoever's turn it is. */
async function playsOut({ guests }: Pick<Company, 'guests'>): Promise<void> {
  for (let seen = at(await allSee(guests), 0); !seen.outcome; seen = at(await allSee(guests), 0))
    at(guests, at(seen.toAct, 0)).say({ type: 'play', asked: seen.seq, move: 'roll' });
}

async function finished(wish: Partial<TableWish>): Promise<Company> {
  const company = await companyOf(house, 2, wish);
  await playsOut(company);
  return company;
}

async function aloneAtTable(wish: Partial<TableWish>): Promise<string> {
  const { table, guests } = await companyOf(house, 1, { ...ALONE, ...wish });
  const guest = at(guests, 0);
  await playRandomly(guest, (await guest.hears('seen')).seen, { rng: simRng(3) });
  return table;
}

const best = async (game: string) =>
  (await get<{ runs: BestRun[] }>(`${house.address}/api/best?game=${game}`)).body.runs.map(({ match }) => match);

/** Somebody without a chair who has the id. */
async function watches(match: string): Promise<Guest> {
  const guest = await house.guest();
  await guest.joins({ match });
  return guest;
}

/** All that was heard until the house has answered something that was asked later. */
async function heardBy(guest: Guest): Promise<string> {
  guest.say({ type: 'look', from: 0 });
  await guest.hears('seen');
  return guest.frames.join('\n');
}

describe('lists', () => {
  test('the lobby has public tables, to sit down and to watch; none by link', async () => {
    const [open, closed] = [await companyOf(house, 2, PUBLIC), await companyOf(house, 2, LINK)];
    const { body, headers: _headers } = await stranger.ask<Lobby>('GET /api/tables');
    expect(body.watch.map(({ id }) => id)).toEqual([open.table]);
    expect(JSON.stringify(body)).not.toContain(closed.table);
  });

  test('the list of the best has matches of public tables whose winners wished it, and none by link', async () => {
    const wished: string[] = [];
    for (const wish of [PUBLIC, LINK, { ...LINK, isListed: true }]) {
      const { browsers, table } = await finished(wish);
      expect(await best('lanterns')).toEqual(wished);
      for (const browser of browsers) await browser.ask('POST /api/me', { isListed: true });
      if (wish.access === 'public') wished.push(table);
      expect(await best('lanterns')).toEqual(wished);
    }
  });

  test('a run that somebody played alone is listed if they wished it', async () => {
    await aloneAtTable({});
    const wished = await aloneAtTable({ isListed: true });
    expect(await best(SOLO.meta.id)).toEqual([wished]);
  });

  test('so is a match without a table', async () => {
    const wished: string[] = [];
    for (const isListed of [undefined, false, true]) {
      const { body } = await post<Seated>(`${house.address}/api/matches`, { game: SOLO.meta.id, isListed });
      const guest = await house.guest();
      await playRandomly(guest, (await guest.joins(body)).seen, { rng: simRng(4) });
      if (isListed) wished.push(body.match);
    }
    expect(await best(SOLO.meta.id)).toEqual(wished);
  });

  test('a match of several without a table is not, whatever whoever began it wished', async () => {
    const wish = { game: 'lanterns', options: { short: true }, seats: 2, isListed: true };
    const { body } = await post<Seated>(`${house.address}/api/matches`, wish);
    const guests = [await house.guest(), await house.guest()];
    for (const { seat, token } of [body, ...body.invitations])
      guests[seat]?.say({ type: 'join', match: body.match, token });
    await playsOut({ guests });
    expect(await best('lanterns')).toEqual([]);
  });

  test('the list of one’s own tables is one’s own', async () => {
    const { browsers, table } = await companyOf(house, 2, LINK);
    const ids = async (browser: Browser) =>
      (await browser.ask<MyTable[]>('GET /api/my/tables')).body.map(({ id }) => id);
    expect(await ids(at(browsers, 1))).toEqual([table]);
    expect(await ids(stranger)).toEqual([]);
  });
});

describe.each([
  ['public', PUBLIC],
  ['by link', LINK],
])('a table that is %s', (_name, wish) => {
  test('whoever has its id may watch, and read the record when it is over', async () => {
    const company = await companyOf(house, 2, wish);
    await watches(company.table);
    const record = () => stranger.ask(`GET /api/matches/${company.table}/record`);
    expect((await stranger.ask(`GET /api/matches/${company.table}`)).status).toBe(200);
    expect((await record()).body.refusal?.code).toBe('match-not-over');
    await playsOut(company);
    expect((await record()).status).toBe(200);
  });

  test('where the same people meet again, only they are told, and it is in no list', async () => {
    const company = await finished(wish);
    const watcher = await watches(company.table);
    const [host] = company.browsers;
    const again = (await host?.ask<Rematch>(`POST /api/tables/${company.table}/rematch`))?.body.table ?? '';
    const infoFor = async (browser: Browser) => (await browser.ask<TableInfo>(`GET /api/tables/${company.table}`)).body;
    expect((await infoFor(at(company.browsers, 1))).rematch).toBe(again);
    expect((await stranger.ask<TableInfo>(`GET /api/tables/${again}`)).body.access).toBe(wish.access);
    expect((await at(company.guests, 1).hears('table')).table.id).toBe(company.table);
    expect(at(company.guests, 1).frames.join()).toContain(again);
    const answers = [
      await infoFor(stranger),
      (await stranger.ask(`GET /api/matches/${company.table}`)).body,
      (await stranger.ask(`GET /api/matches/${company.table}/record`)).body,
      (await stranger.ask('GET /api/tables')).body,
      await heardBy(watcher),
      await heardBy(await watches(company.table)),
    ];
    expect(JSON.stringify(answers)).not.toContain(again);
  });

  test('its chat', async () => {
    const company = await companyOf(house, 2, wish);
    const watcher = await watches(company.table);
    at(company.guests, 0).say({ type: 'say', said: { kind: 'text', text: 'meet me at nine' } });
    expect((await at(company.guests, 1).hears('chat')).lines).toHaveLength(1);
    const everybodyHears = wish.access === 'public';
    const heard = [await heardBy(watcher), await heardBy(await watches(company.table))];
    expect(heard.map((frames) => frames.includes('meet me at nine'))).toEqual([everybodyHears, everybodyHears]);
    const later = await at(company.browsers, 1).sits(at(company.seats, 1));
    expect((await later.hears('chat')).lines, 'who sits there hears it later, too').toHaveLength(1);
    const complaint = { line: 1, why: 'rude' };
    const { status } = await stranger.ask(`POST /api/tables/${company.table}/reports`, complaint);
    expect(status).toBe(everybodyHears ? 204 : 404);
    expect((await at(company.browsers, 1).ask(`POST /api/tables/${company.table}/reports`, complaint)).status).toBe(
      204,
    );
  });
});
