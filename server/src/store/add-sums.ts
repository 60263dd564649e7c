import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { type Link, linkHash, type Origin, originHash, snapshotHash } from './chain.ts';
import { sqlHeads } from './sql-heads.ts';
import { inSqlite, SQLITE } from './sqlite-dialect.ts';
import { findOnlyRow, findRow, findRows } from './sqlite-rows.ts';
import { firstSum, SUMMED_ROWS, summed, sumOf } from './sums.ts';
import { atOnce } from './work.ts';

/** Where sums and chains stand; for all rows with sums there is a column more. */
export const CHAIN_COLUMNS = `
  alter table tables add column chairs integer not null default 0;
  alter table tables add column options_sum integer not null default 0;
  alter table entries add column hash text not null default '';
  alter table snapshots add column hash text not null default '';
  create table heads (
    match integer primary key references matches (number),
    entries integer not null,
    hash text not null,
    at bigint not null,
    sum integer not null
  );
  create table probe (
    one integer primary key,
    at bigint not null
  );
`;

/** Chains for matches, sums for everything else: what is stored now is taken as it is. */
export function addSums(database: DatabaseSyncInstance): void {
  database.exec(CHAIN_COLUMNS);
  countChairs(database);
  for (const rows of SUMMED_ROWS.filter((each) => isThere(database, summed(each).table))) {
    const { table, sum } = summed(rows);
    database.exec(`alter table ${table} add column ${sum} integer not null default 0`);
    database.exec(`update ${table} set ${sum} = ${firstSum(SQLITE, rows)}`);
  }
  chainMatches(database);
}

/** Tables of later steps are made with their sums. */
function isThere(database: DatabaseSyncInstance, table: string): boolean {
  return database.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(table) !== undefined;
}

function countChairs(database: DatabaseSyncInstance): void {
  database.function('text_sum', (text: string) => sumOf([text]));
  database.exec(
    'update tables set options_sum = text_sum(options),' +
      ' chairs = (select count(*) from chairs c where c.number = tables.number)',
  );
}

type StoredOrigin = Origin & { readonly number: number };

function chainMatches(database: DatabaseSyncInstance): void {
  const numbers = findRows<{ number: number }>(database.prepare('select number from matches'));
  const origin = database.prepare('select * from matches where number = ?');
  const chain = chaining(database);
  for (const { number } of numbers) chain(findOnlyRow<StoredOrigin>(origin, number));
}

function chaining(database: DatabaseSyncInstance): (origin: StoredOrigin) => void {
  const entries = database.prepare('select seq, seat, entry, at from entries where match = ? order by seq');
  const setHash = database.prepare('update entries set hash = ? where match = ? and seq = ?');
  const snapshot = database.prepare('select seq, state from snapshots where match = ?');
  const setSnapshotHash = database.prepare('update snapshots set hash = ? where match = ?');
  const heads = sqlHeads({ database: inSqlite(database) });
  return (origin) => {
    const { id, number, created } = origin;
    const links = findRows<Omit<Link, 'hash'>>(entries, number);
    const hashes = [originHash(origin)];
    for (const link of links) {
      const hash = linkHash(hashes.at(-1) ?? '', link);
      setHash.run(hash, number, link.seq);
      hashes.push(hash);
    }
    const head = { number, entries: links.length, hash: hashes.at(-1) ?? '', at: links.at(-1)?.at ?? created };
    atOnce(heads.begin(id, head));
    const kept = findRow<{ seq: number; state: string }>(snapshot, number);
    if (kept) setSnapshotHash.run(snapshotHash(hashes[kept.seq] ?? '', kept.state), number);
  };
}
