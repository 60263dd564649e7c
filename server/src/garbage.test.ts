import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import type { SickThing } from '@haven/wire';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { beforeAll, expect, test } from 'vitest';
import { openSqlite } from './store/sqlite.ts';
import { operatorAsks, operatorAt } from './testing/admin.ts';
import { handClock, livelyPlan } from './testing/company.ts';
import { type Crowd, crowdIn, takeSnapshots } from './testing/crowd.ts';
import { damaging } from './testing/damage.ts';
import { factsOf, playsOn } from './testing/facts.ts';
import { type OpenHouse, openHouse } from './testing/open-house.ts';
import { tempFolder } from './testing/temp-folder.ts';

/**
 * Every column of every table of the schema gets every kind of garbage, in rows of the first crowd. Each time the house
 * starts and serves the second crowd exactly as before. Of the first, everything is as before or named to the operator.
 */
const NONSENSE = ["''", "'garbage'", "'{'", "x'00ff'", '9007199254740992'];
/** It may mean something else than before, which only sums can tell. */
const SENSE = ["'null'", "'[]'", '-1', 'null', 'another'];
const KINDS = [...NONSENSE, ...SENSE];

/** Whether the store keeps a sum of every row: then nothing that changed is served without a word. */
const SUMS = true;

/** A row that is no longer found by its key, or found for another, is missed by nobody but its owner. */
const KEYS = ['id', 'number', 'match', 'seq', 'line', 'player', 'hash', 'one', 'endpoint', 'reporter'];
/** Any text is as good as any other. */
const FREE = ['name', 'nickname', 'host', 'rematch', 'why', 'verdict'];

/** So many at once leave enough of the crowd as it was. */
const MOST_HARMS = 5;
/** So many columns share a house, each with its own row. */
const COLUMNS = effort({ daily: MOST_HARMS, thorough: 2 });

const NEVER_MS = 3_600_000;
const clock = handClock();
const original = join(tempFolder(), 'haven.db');
let victims: Crowd;
let bystanders: Crowd;
/** In each table so many rows, the first ones, are of the victims. */
let rows: Map<string, number>;
let before: Map<string, string>;

const open = (folder: string) => {
  const limits = { messagesPerSecond: 1e5, burst: 1e5, newMatchesPerMinute: 1e5, requestsPerMinute: 1e5 };
  const never = { botMs: NEVER_MS, sealingMs: NEVER_MS, lineage: 'one house' };
  return openHouse(
    { ...livelyPlan(clock, { isAnywhere: true }), ...never, limits, operator: operatorAt(folder) },
    folder,
  );
};

const PARTS = await partsOfSchema();

interface Part {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Read from the schema itself: a new column is covered the day it is added. Some share a house, keys with keys. */
async function partsOfSchema(): Promise<Part[]> {
  const folder = tempFolder();
  await openSqlite(join(folder, 'haven.db')).close();
  return damaging(folder, (database) =>
    tablesOf(database).flatMap((table) => {
      const columns = columnsOf(database, table);
      const groups = [columns.filter((column) => isKey(column)), columns.filter((column) => !isKey(column))];
      return groups.flatMap((group) => inParts(group, COLUMNS)).map((part) => ({ table, columns: part }));
    }),
  );
}

function isKey(column: string): boolean {
  return KEYS.includes(column);
}

function inParts<T>(whole: readonly T[], size: number): T[][] {
  const parts = Math.ceil(whole.length / size);
  return Array.from({ length: parts }, (_, part) => whole.slice(part * size, (part + 1) * size));
}

function tablesOf(database: DatabaseSyncInstance): string[] {
  const found = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
  return (found as { name: string }[]).map(({ name }) => name);
}

function columnsOf(database: DatabaseSyncInstance, table: string): string[] {
  return (database.prepare(`pragma table_info(${table})`).all() as { name: string }[]).map(({ name }) => name);
}

beforeAll(async () => {
  const house = await open(tempFolder());
  victims = await crowdIn(house);
  await takeSnapshots(house, victims);
  await house.context.store.clocks.beat(clock.now());
  for (const name of ['eve', 'bob', 'kim', 'lee', 'max'])
    await house.context.store.bans.put({
      kind: 'guest',
      name,
      at: clock.now(),
      until: null,
      why: 'rude',
      called: 'Eve',
    });
  await house.context.store.check();
  rows = damaging(
    house.folder,
    (database) => new Map(tablesOf(database).map((name) => [name, countIn(database, name)])),
  );
  bystanders = await crowdIn(house);
  await takeSnapshots(house, bystanders);
  await house.close();
  damaging(house.folder, (database) => database.exec(`vacuum into '${original}'`));
  const undamaged = await open(copied());
  before = new Map([...(await factsOf(undamaged, victims)), ...(await factsOf(undamaged, bystanders))]);
  await undamaged.close();
});

function countIn(database: DatabaseSyncInstance, table: string): number {
  return (database.prepare(`select count(*) as count from ${table}`).get() as { count: number }).count;
}

function rowOf(database: DatabaseSyncInstance, table: string, index: number): number {
  const row = database.prepare(`select rowid as row from ${table} order by rowid limit 1 offset ?`).get(index);
  return (row as { row: number }).row;
}

function copied(): string {
  const folder = tempFolder();
  copyFileSync(original, join(folder, 'haven.db'));
  return folder;
}

test.each(PARTS)('$table $columns', async ({ table, columns }) => {
  const all = columns.flatMap((column) => kindsTried().map((kind) => ({ column, kind })));
  for (const harms of inParts(all, Math.min(MOST_HARMS, rows.get(table) ?? 0))) await survives({ table, harms });
});

let turn = 0;

/** `THOROUGH=1`: every kind. Else one, a different one from column to column. */
function kindsTried(): string[] {
  turn += 1;
  return effort({ daily: [at(KINDS, turn % KINDS.length)], thorough: KINDS });
}

/** Of one column, in a row of its own. */
interface Harm {
  readonly column: string;
  readonly kind: string;
}

interface Damage {
  readonly table: string;
  readonly harms: readonly Harm[];
}

async function survives(damage: Damage): Promise<void> {
  const folder = copied();
  damaging(folder, (database) => spoil(database, damage));
  const house = await open(folder);
  try {
    await servesBystanders(house);
    await servesOrNames(house, damage);
  } finally {
    await house.close();
  }
}

/** One kind of garbage in one row each; the schema itself keeps some of it out. */
function spoil(database: DatabaseSyncInstance, { table, harms }: Damage): void {
  const many = rows.get(table) ?? 0;
  const chosen = harms.map((_, index) => rowOf(database, table, (index + turn) % many));
  harms.forEach(({ column, kind }, index) => {
    const row = at(chosen, index);
    const another = `(select o.${column} from ${table} o where o.${column} is not ${table}.${column} limit 1)`;
    const value = kind === 'another' ? another : kind;
    try {
      database.prepare(`update ${table} set ${column} = ${value} where rowid = ?`).run(row);
    } catch (error) {
      expect(String(error)).toMatch(/constraint|datatype mismatch/);
    }
  });
}

async function servesBystanders(house: OpenHouse): Promise<void> {
  const after = await factsOf(house, bystanders);
  for (const [fact, value] of after) expect(value, fact).toBe(before.get(fact));
  await playsOn(house, bystanders);
  for (const page of ['numbers', 'tables', 'reports', 'sick'])
    expect((await operatorAsks(house.address, `GET /api/admin/${page}`)).status, page).toBe(200);
  expect((await operatorAsks(house.address, 'GET /metrics')).status).toBe(200);
}

/** Whoever is damaged is told so, and named. */
async function servesOrNames(house: OpenHouse, { harms }: Damage): Promise<void> {
  const after = await factsOf(house, victims);
  const { body: sick } = await operatorAsks<SickThing[]>(house.address, 'GET /api/admin/sick');
  const mustBeNamed = harms.every(
    ({ column, kind }) => !isKey(column) && (SUMS || (NONSENSE.includes(kind) && !FREE.includes(column))),
  );
  for (const [fact, value] of after) {
    if (value === before.get(fact)) continue;
    expect(value, fact).not.toMatch(/"status":500|server-error/);
    if (mustBeNamed || value.includes('-damaged')) expect(sick, `${fact}: ${value}`).toSatisfy(explaining(fact));
  }
}

/** A table by its own name; what a guest has, by any table or match. */
function explaining(fact: string): (sick: readonly SickThing[]) => boolean {
  const [what = '', id = ''] = fact.split(' ');
  const isOfGuest = what.startsWith('m');
  return (sick) => sick.some((one) => one.id.includes(id) || (isOfGuest && ['table', 'match'].includes(one.kind)));
}
