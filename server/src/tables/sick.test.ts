import { type AnyGame, at, simRng } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import type { AdminLine, HouseNumbers, Lobby, SickThing } from '@haven/wire';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { operatorAsks, operatorAt } from '../testing/admin.ts';
import { browserAt } from '../testing/browser.ts';
import { allSee, type Company, companyOf, rolls } from '../testing/company.ts';
import { damaging } from '../testing/damage.ts';
import { openStoreOf } from '../testing/engines.ts';
import { keepMatch, longMatch } from '../testing/long-match.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { join } from './join.ts';
import type { Listener } from './table.ts';

const LANTERNS = lanterns as unknown as AnyGame;
const LIVE = { kind: 'live', moveSeconds: 3600, bankSeconds: 0 } as const;
const FAST = { messagesPerSecond: 100_000, burst: 100_000, newMatchesPerMinute: 1000 };
const NEVER_MS = 3_600_000;
/** Long before the usual patience: a table that is not left alone may never answer. */
const PATIENCE = { timeout: 20_000 };

let house: OpenHouse;
afterEach(() => house.close());

async function open(game: AnyGame = LANTERNS, changes: Parameters<typeof openHouse>[0] = {}): Promise<void> {
  const folder = tempFolder();
  house = await openHouse(
    { games: [game], limits: FAST, operator: operatorAt(folder), botMs: NEVER_MS, ...changes },
    folder,
  );
}

/** The same house, over data to which something was done meanwhile. */
async function reopen(sql: string, ...values: (string | number)[]): Promise<void> {
  const { folder } = house;
  await house.close();
  damaging(folder, (database) => database.prepare(sql).run(...values));
  house = await openHouse(
    { games: [LANTERNS], limits: FAST, operator: operatorAt(folder), botMs: 0, botRetryMs: 5 },
    folder,
  );
}

const ask = <Body>(request: string) => operatorAsks<Body>(house.address, request);
const sickIds = async () => (await ask<SickThing[]>('GET /api/admin/sick')).body.map(({ id }) => id);

/** The next table of this house is one of people who play on as if nothing were. */
async function othersPlay(): Promise<void> {
  const company = await companyOf(house, 2);
  const [first] = await allSee(company.guests);
  expect((await rolls(company, 0, first?.asked ?? 0)).map(({ seq }) => seq)).toEqual([1, 1]);
}

async function untilSick(id: string): Promise<void> {
  while (!(await sickIds()).includes(id)) await new Promise((resolve) => setTimeout(resolve, 5));
}

const DAMAGED = { refusal: { code: 'table-damaged' } };

/** A position that the rules cannot show, as the first one of the match. */
const BAD_BEGINNING = `update matches set initial = '{"turn":0}' where id = ?`;

test('a damaged beginning: whoever looks is told, the operator knows why, all others play on', async () => {
  await open();
  const { table, seats } = await companyOf(house, 2);
  await reopen(BAD_BEGINNING, table);
  const spectator = await house.guest();
  spectator.say({ type: 'join', match: table });
  expect(await spectator.hears('error')).toMatchObject(DAMAGED);
  const player = await house.guest();
  player.say({ type: 'join', match: table, token: at(seats, 0).token });
  expect(await player.hears('error')).toMatchObject(DAMAGED);
  expect(await get(`${house.address}/api/tables/${table}`)).toMatchObject({ status: 503, body: DAMAGED });
  expect((await ask<HouseNumbers>('GET /api/admin/numbers')).body.sick).toMatchObject([
    { kind: 'table', id: table, code: 'table-damaged', why: expect.stringContaining('beginning') },
  ]);
  expect((await ask<AdminLine[]>('GET /api/admin/tables')).body).toMatchObject([
    { id: table, sick: expect.any(String) },
  ]);
  expect((await ask<string>('GET /metrics')).body).toContain('haven_sick{kind="table"} 1');
  await othersPlay();
});

test('a match that is stored as it was written, but that the rules cannot show, is left alone too', async () => {
  await open();
  const match = longMatch(LANTERNS, { seats: 2, entries: 0, rng: simRng(1) });
  const id = await keepMatch(house.context.store, { ...match, initial: { turn: 0 } });
  const spectator = await house.guest();
  spectator.say({ type: 'join', match: id });
  expect(await spectator.hears('error')).toMatchObject(DAMAGED);
  expect(await sickIds()).toEqual([id]);
  await othersPlay();
});

test.each([
  ['that takes back half a move', { seat: 0, undone: 0.5 }],
  ['of a seat that is not there', { seat: 2, undone: 1 }],
])(
  'an entry %s, stored as it was written: the operator knows which, all others play on',
  PATIENCE,
  async (_what, entry) => {
    await open();
    const match = longMatch(LANTERNS, { seats: 2, entries: 3, rng: simRng(1) });
    const id = await keepMatch(house.context.store, { ...match, entries: [...match.entries, entry] });
    expect(await get(`${house.address}/api/matches/${id}`)).toMatchObject({ status: 503, body: DAMAGED });
    expect((await ask<SickThing[]>('GET /api/admin/sick')).body).toMatchObject([{ id, why: 'entry 3 makes no sense' }]);
    await othersPlay();
  },
);

test('a bot is to move in a damaged match: the house starts, and leaves that table alone', async () => {
  await open();
  const company = await companyOf(house, 1, { seats: 2 });
  const [seen] = await allSee(company.guests);
  await rolls(company, 0, seen?.asked ?? 0);
  await reopen(BAD_BEGINNING, company.table);
  await untilSick(company.table);
  await othersPlay();
});

test.each([
  ['clocks', 'garbage'],
  ['clocks', 'null'],
  ['clocks', '{"seat":0}'],
  ['to_act', 'garbage'],
  ['to_act', 'null'],
])('%s are %s: the house starts, and leaves that table alone', async (column, garbage) => {
  await open();
  const { table } = await companyOf(house, 1, { seats: 2, clock: LIVE });
  await reopen(
    `update standings set ${column} = ? where number = (select number from tables where id = ?)`,
    garbage,
    table,
  );
  await othersPlay();
  expect(await sickIds()).toEqual([table]);
});

test('the clock of a table makes no sense: all other clocks go on', async () => {
  await open();
  const { table } = await companyOf(house, 2, { clock: LIVE });
  await reopen("update tables set clock = 'null' where id = ?", table);
  expect(await sickIds()).toEqual([table]);
  await othersPlay();
});

test('the same where that clock is stored as it was written', async () => {
  await open();
  const { tables, clocks } = house.context.store;
  const set = await tables.load((await companyOf(house, 2, { clock: LIVE })).table);
  if (set === undefined) throw new Error('no table was set');
  const id = newId();
  await tables.create({ ...set, id, clock: null as never });
  await clocks.keep(id, set.clocks, []);
  await reopen('select ?', id);
  expect(await sickIds()).toEqual([id]);
  await othersPlay();
});

test('a line of the lobby that makes no sense, stored as it was written, spoils no list', async () => {
  await open();
  const { tables } = house.context.store;
  const { table } = await companyOf(house, 2);
  const set = await tables.load(table);
  if (set === undefined) throw new Error('no table was set');
  const id = newId();
  await tables.create({ ...set, id, told: 7 as never });
  const { body } = await get<Lobby>(`${house.address}/api/tables`);
  expect(body.watch?.map((line) => line.id)).toEqual([table]);
  expect(await sickIds()).toEqual([id]);
});

test('a guest whose row is damaged is told so, and so is the operator', async () => {
  await open();
  const ann = browserAt(house.address);
  await ann.ask('POST /api/me', { name: 'Ann' });
  await reopen('update players set name = ?', 'Eve');
  const { status, body } = await browserAt(house.address, ann.cookie()).ask('GET /api/me');
  expect([status, body.refusal?.code]).toEqual([503, 'guest-damaged']);
  expect((await ask<SickThing[]>('GET /api/admin/sick')).body).toMatchObject([{ kind: 'guest' }]);
  await othersPlay();
});

test('a table that cannot be read at the start keeps the house from nothing else, and is not sick for that', async () => {
  await open();
  const company = await companyOf(house, 1, { seats: 2 });
  const [seen] = await allSee(company.guests);
  await rolls(company, 0, seen?.asked ?? 0);
  const { folder } = house;
  await house.close();
  const store = await openStoreOf(folder);
  let tries = 0;
  const whole: typeof store.whole = (id) => {
    if (id !== company.table) return store.whole(id);
    tries += 1;
    return Promise.reject(new Error('the disk does not answer'));
  };
  house = await openHouse({ games: [LANTERNS], limits: FAST, store: { ...store, whole } });
  expect(tries).toBe(1);
  expect(await house.registry.sick()).toEqual([]);
  await othersPlay();
});

function initialOf(table: string): string {
  return damaging(house.folder, (database) => {
    const row = database.prepare('select initial from matches where id = ?').get(table);
    return (row as { initial: string }).initial;
  });
}

test('after a repair the operator has it tried again; before, in vain', async () => {
  await open();
  const { table, seats } = await companyOf(house, 2);
  const initial = initialOf(table);
  await reopen(BAD_BEGINNING, table);
  await get(`${house.address}/api/tables/${table}`);
  const retry = () => ask(`POST /api/admin/sick/${table}/retry`);
  expect(await retry()).toMatchObject({ status: 503, body: DAMAGED });
  expect(await sickIds()).toEqual([table]);
  damaging(house.folder, (database) =>
    database.prepare('update matches set initial = ? where id = ?').run(initial, table),
  );
  expect((await retry()).status).toBe(204);
  expect(await sickIds()).toEqual([]);
  expect((await (await house.guest()).joins({ match: table, token: at(seats, 0).token })).seen.seq).toBe(0);
  expect(await retry()).toMatchObject({ status: 404, body: { refusal: { code: 'not-sick' } } });
});

test('all that is stored of a sick table can be saved as it is', async () => {
  await open();
  const { table } = await companyOf(house, 2);
  await reopen("update tables set told = cast(x'7bff00' as text), created = 9007199254740993 where id = ?", table);
  expect((await get(`${house.address}/api/tables/${table}`)).status).toBe(503);
  const { status, body } = await ask<Record<string, Record<string, unknown>[]>>(
    `GET /api/admin/tables/${table}/export?raw=1`,
  );
  expect(status).toBe(200);
  expect(body.tables).toMatchObject([
    { id: table, told: { type: 'text', hex: '7bff00' }, created: { type: 'integer', text: '9007199254740993' } },
  ]);
  expect([body.standings, body.chairs, body.matches, body.entries].map((rows) => rows?.length)).toEqual([1, 2, 1, 0]);
  expect((await ask('GET /api/admin/tables/nobody/export?raw=1')).status).toBe(404);
});

test('a sweep leaves a sick table where it is', async () => {
  await open();
  const { table } = await companyOf(house, 2);
  expect(house.registry.isAttended('nobody')).toBe(false);
  await reopen(BAD_BEGINNING, table);
  await get(`${house.address}/api/tables/${table}`);
  expect(house.registry.isAttended(table)).toBe(true);
});

test('a match whose game has left the house is told so, and listed', async () => {
  await open();
  const { table } = await companyOf(house, 2);
  const { folder } = house;
  await house.close();
  house = await openHouse({ games: [], operator: operatorAt(folder) }, folder);
  expect(await get(`${house.address}/api/tables/${table}`)).toMatchObject({
    status: 503,
    body: { refusal: { code: 'unknown-game' } },
  });
  expect(await sickIds()).toEqual([table]);
});

/** Fails as soon as this table has so many moves. */
function failingAt(moves: number, table: () => string | undefined) {
  return ({ id, match }: { id: string; match?: { entries: readonly unknown[] } | undefined }) => {
    if (id === table() && (match?.entries.length ?? 0) >= moves) throw new Error('a watcher lost its head');
  };
}

test('a watcher that fails keeps no other from hearing; a table that it fails at again and again is closed', async () => {
  await open();
  let table: string | undefined;
  const heard: string[] = [];
  house.registry.watch(failingAt(1, () => table));
  house.registry.watch(({ id }) => heard.push(id));
  const company = await companyOf(house, 2);
  table = company.table;
  let [seen] = await allSee(company.guests);
  heard.length = 0;
  [seen] = await rolls(company, 0, seen?.asked ?? 0);
  [, seen] = await rolls(company, 1, seen?.seq ?? 0);
  expect([heard, await sickIds()]).toEqual([[table, table], []]);
  await rolls(company, 0, seen?.seq ?? 0);
  for (const guest of company.guests) expect(await guest.hears('error')).toMatchObject(DAMAGED);
  at(company.guests, 1).say({ type: 'look', from: 0 });
  expect(await at(company.guests, 1).hears('error')).toMatchObject(DAMAGED);
  expect(await get(`${house.address}/api/tables/${table}`), 'until it is tried again').toMatchObject({ status: 503 });
  expect(await sickIds()).toEqual([table]);
  await othersPlay();
});

test('a listener that fails is gone; all others hear', async () => {
  await open();
  const company: Company = await companyOf(house, 2);
  const [seen] = await allSee(company.guests);
  const held = await house.registry.hold(company.table);
  const broken: Listener = {
    viewer: 'spectator',
    hear: () => {
      throw new Error('no ear');
    },
  };
  if (held) await join(house.context, held.table, { listener: broken, from: 0 });
  expect(held?.table.listeners.has(broken)).toBe(false);
  expect((await rolls(company, 0, seen?.asked ?? 0)).map(({ seq }) => seq)).toEqual([1, 1]);
  expect(await sickIds()).toEqual([]);
  held?.release();
});

test('a bot that cannot move tries some times; then its table is closed, and nothing else', async () => {
  const stuck: AnyGame = {
    ...LANTERNS,
    legalMoves: (state, seat) => {
      if (seat === 1 && LANTERNS.toAct(state).includes(1)) throw new Error('no rule fits');
      return LANTERNS.legalMoves(state, seat);
    },
  };
  await open(stuck, { botMs: 0, botRetryMs: 5 });
  const company = await companyOf(house, 1, { seats: 2 });
  const [seen] = await allSee(company.guests);
  await rolls(company, 0, seen?.asked ?? 0);
  expect(await at(company.guests, 0).hears('error')).toMatchObject(DAMAGED);
  expect((await ask<SickThing[]>('GET /api/admin/sick')).body).toMatchObject([
    { id: company.table, why: 'no rule fits' },
  ]);
  expect((await ask<string>('GET /metrics')).body).toContain('haven_errors_total{where="bot"} 3');
  expect((await get(`${house.address}/health`)).status).toBe(200);
});
