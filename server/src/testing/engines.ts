import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { openPostgres } from '../store/postgres.ts';
import { type Keeping, openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { postgresPrograms, postgresUrl, startPostgres } from './postgres-server.ts';
import { simulatedDatabase } from './simulated/database.ts';
import { simulatedStore } from './simulated/store.ts';
import { tempFolder } from './temp-folder.ts';

/** Somewhere new to keep things. `open` opens the same data again. */
export interface Place {
  open(keeping?: Keeping): Promise<Store>;
}

export interface Engine {
  readonly name: string;
  place(): Promise<Place>;
}

const SQLITE: Engine = {
  name: 'sqlite',
  place: () => {
    const file = join(tempFolder(), 'haven.db');
    return Promise.resolve({ open: async (keeping) => openSqlite(file, keeping) });
  },
};

const POSTGRES: Engine = {
  name: 'postgres',
  place: async () => {
    const url = await newDatabaseUrl();
    return { open: (keeping) => openPostgres(url, keeping) };
  },
};

/** The one in which whole houses are simulated. */
const SIMULATED: Engine = {
  name: 'simulated',
  place: () => {
    const database = simulatedDatabase(Date.now);
    return Promise.resolve({ open: async (keeping) => simulatedStore(database, { name: 'one', ...keeping }) });
  },
};

/** Every engine keeps the same promises. */
export const ENGINES: readonly Engine[] = hasPostgres() ? [SQLITE, SIMULATED, POSTGRES] : [SQLITE, SIMULATED];

/** Where it cannot be had its tests are left out, which `npm test` says; where everything has to be tested it is missed. */
export function hasPostgres(): boolean {
  const isThere = postgresPrograms() !== undefined;
  if (!isThere && process.env.CI) throw new Error('PostgreSQL is not installed, and all tests have to run here');
  return isThere;
}

const URL_FILE = 'database-url';

/** Houses that are opened meanwhile keep everything in PostgreSQL. */
export function onPostgres() {
  return {
    choose: () => {
      process.env.HAVEN_TEST_ENGINE = POSTGRES.name;
    },
    leave: () => {
      delete process.env.HAVEN_TEST_ENGINE;
    },
  };
}

/** Whether the data of a house are a file in its folder. */
export function isInFile(): boolean {
  return process.env.HAVEN_TEST_ENGINE !== POSTGRES.name;
}

/** The store of a data folder. */
export async function openStoreOf(folder: string, keeping: Keeping = {}): Promise<Store> {
  if (isInFile()) return openSqlite(join(folder, 'haven.db'), keeping);
  const file = join(folder, URL_FILE);
  if (!existsSync(file)) writeFileSync(file, await newDatabaseUrl());
  return openPostgres(readFileSync(file, 'utf8'), keeping);
}

/** What lies there, without a word to the house. */
export function rowsIn(folder: string, query: string): Promise<unknown[]> {
  if (!isInFile()) return inDatabase(readFileSync(join(folder, URL_FILE), 'utf8'), query);
  const database = new DatabaseSync(join(folder, 'haven.db'), { readOnly: true });
  const rows = database.prepare(query).all();
  database.close();
  return Promise.resolve(rows);
}

/** Of data that nobody else uses: a schema of their own in the one database of the run. */
export async function newDatabaseUrl(): Promise<string> {
  const folder = process.env.HAVEN_TEST_POSTGRES ?? `${tempFolder()}-postgres`;
  startPostgres(folder);
  while (!existsSync(join(folder, 'ready'))) await wait(20);
  const url = postgresUrl(folder);
  const schema = `house_${crypto.randomUUID().replaceAll('-', '')}`;
  await inDatabase(url, `create schema ${schema}`);
  return `${url}&options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

/** Something behind the store's back. */
export async function inDatabase(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows;
  } finally {
    await client.end();
  }
}
