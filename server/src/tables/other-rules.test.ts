import { type AnyGame, at } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import type { SickThing, TableInfo } from '@haven/wire';
import { afterEach, expect, test } from 'vitest';
import { operatorAsks, operatorAt } from '../testing/admin.ts';
import { hearsTable } from '../testing/browser.ts';
import { allSee, type Company, companyOf, type HandClock, handClock, livelyPlan, rolls } from '../testing/company.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';

const LANTERNS = lanterns as unknown as AnyGame;
const LIVE = { kind: 'live', moveSeconds: 30, bankSeconds: 0 } as const;
const OTHER_RULES = { code: 'other-rules', values: { theirs: 1, ours: 2 } };

let house: OpenHouse;
let clock: HandClock;
afterEach(() => house.close());

/** The next version of the rules. It knows no dice any more. */
function second(meta: Partial<AnyGame['meta']> = {}, rules: Partial<AnyGame> = {}): AnyGame {
  const withoutDice: AnyGame['legalMoves'] = (state, seat) =>
    LANTERNS.legalMoves(state, seat).filter((move) => LANTERNS.notate(move) !== 'roll');
  return { ...LANTERNS, legalMoves: withoutDice, ...rules, meta: { ...LANTERNS.meta, version: 2, ...meta } };
}

/** Two people have rolled once each by the first version, and come back to a house with other rules. */
async function meetAgain(rules: AnyGame, people = 2): Promise<Company & { readonly info: TableInfo }> {
  clock = handClock();
  house = await openHouse(livelyPlan(clock));
  const company = await companyOf(house, people, { seats: 2, clock: LIVE });
  const [seen] = await allSee(company.guests);
  await rolls(company, 0, seen?.asked ?? 0);
  const { folder } = house;
  await house.close();
  house = await openHouse({ ...livelyPlan(clock), games: [rules], operator: operatorAt(folder) }, folder);
  return company;
}

const back = async ({ table, seats }: Company, seat: number) => {
  const guest = await house.guest();
  const { seen, news } = await guest.joins({ match: table, token: at(seats, seat).token });
  return { guest, seen, news };
};

const sick = async () => (await operatorAsks<SickThing[]>(house.address, 'GET /api/admin/sick')).body;

test('rules that say they can play it on do so', async () => {
  const company = await meetAgain(second({ plays: [1] }));
  const { guest, seen } = await back(company, 1);
  expect(seen.moves.map(({ text }) => text)).not.toContain('roll');
  guest.say({ type: 'play', asked: seen.asked, move: 'draw' });
  expect((await guest.hears('seen')).seen.seq).toBe(2);
  expect(await sick()).toEqual([]);
});

test('other rules: the position can be seen, nothing can be played, and people can end it', async () => {
  const company = await meetAgain(second());
  const [first, other] = [await back(company, 0), await back(company, 1)];
  expect(other.news).toMatchObject([{ seat: 0, events: [{ type: 'rolled' }] }]);
  expect(other.seen).toMatchObject({ seq: 1, toAct: [], moves: [], canUndo: false, view: { turn: 1 } });
  const { body } = await get<TableInfo>(`${house.address}/api/tables/${company.table}`);
  expect(body).toMatchObject({ phase: 'playing', otherRules: OTHER_RULES.values, clocks: [] });

  other.guest.say({ type: 'play', asked: other.seen.asked, move: 'draw' });
  expect(await other.guest.hears('refused')).toMatchObject({ refusal: OTHER_RULES });
  first.guest.say({ type: 'undo', moves: 1 });
  expect(await first.guest.hears('refused')).toMatchObject({ refusal: OTHER_RULES });
  for (const proposal of [
    { what: 'undo', moves: 1 },
    { what: 'bot', seat: 1 },
  ]) {
    first.guest.say({ type: 'propose', proposal });
    expect(await first.guest.hears('error')).toMatchObject({ refusal: OTHER_RULES });
  }
  expect(await sick()).toMatchObject([{ id: company.table, code: 'other-rules' }]);

  first.guest.say({ type: 'propose', proposal: { what: 'abandon' } });
  const { request } = await other.guest.hears('request');
  other.guest.say({ type: 'vote', request: request?.id, yes: true });
  expect(await hearsTable(first.guest, ({ phase }) => phase === 'ended')).not.toHaveProperty('otherRules');
  const record = await get(`${house.address}/api/matches/${company.table}/record`);
  expect(record).toMatchObject({ status: 200, body: { version: 1, entries: [{ move: 'roll' }] } });
  expect(await sick()).toEqual([]);
});

test('other rules: no clock runs out and no bot moves', async () => {
  const company = await meetAgain(second());
  clock.pass(3600_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { body } = await get<TableInfo>(`${house.address}/api/tables/${company.table}`);
  expect(body.chairs.map(({ kind }) => kind)).toEqual(['human', 'human']);
});

test('other rules: a bot whose turn it was does not move, while others do', async () => {
  const company = await meetAgain(second(), 1);
  const others = await companyOf(house, 1, { seats: 2 });
  const [guest] = others.guests;
  const seen = (await guest?.hears('seen'))?.seen;
  guest?.say({ type: 'play', asked: seen?.asked, move: 'draw' });
  for (let seq = 0; seq < 2; seq = (await guest?.hears('seen'))?.seen.seq ?? 2);
  expect((await back(company, 0)).seen.seq).toBe(1);
});

test('events that the rules cannot even apply any more: the table is closed, with the reason', async () => {
  const apply = () => {
    throw new Error('what is a die?');
  };
  const { table } = await meetAgain(second({}, { apply }));
  const { status, body } = await get(`${house.address}/api/tables/${table}`);
  expect([status, body.refusal]).toEqual([503, { code: 'table-damaged' }]);
  const why = 'begun by version 1 of the rules, here is version 2: what is a die?';
  expect(await sick()).toMatchObject([{ id: table, code: 'table-damaged', why }]);
  const raw = await operatorAsks<Record<string, unknown[]>>(
    house.address,
    `GET /api/admin/tables/${table}/export?raw=1`,
  );
  expect(raw.body.entries).toHaveLength(1);
});
