import type pg from 'pg';
import { CHAIN_COLUMNS } from './add-sums.ts';
import { MIGRATIONS } from './migrations.ts';
import { SUMMED_ROWS, summed } from './sums.ts';

/** Takes turns with other servers on the same data: those that start, and those that write. */
export const lockFor = (what: 'schema' | 'writing') =>
  `select pg_advisory_xact_lock(${what === 'schema' ? 2198 : 2199}, hashtext(current_schema()))`;

/** What the SQL of the store may say beyond the words of PostgreSQL: see sqlite-words.ts. */
const WORDS = `
  create or replace function row_sum(fewest integer, columns jsonb) returns bigint
    language plpgsql immutable parallel safe as $$
  begin
    while jsonb_array_length(columns) > fewest and columns -> -1 in ('null', '0') loop
      columns := columns - -1;
    end loop;
    return ('x' || left(md5(columns::text), 8))::bit(32)::bigint;
  end $$;
  create or replace function came_first(outcome text, seat bigint) returns integer
    language plpgsql immutable parallel safe as $$
  begin
    return case when outcome::jsonb -> 'ranking' -> 0 @> to_jsonb(seat) then 1 else 0 end;
  exception when data_exception then
    return 0;
  end $$;
  create or replace function instr(text, text) returns integer
    language sql immutable parallel safe as 'select strpos($1, $2)';
`;

/** Brings the schema up to date. To be called within a transaction. */
export async function migratePostgres(client: pg.PoolClient): Promise<void> {
  await client.query(lockFor('schema'));
  await client.query('create table if not exists migrations (number bigint primary key)');
  await client.query('create table if not exists house_keys (name text primary key, text text not null)');
  const { rows } = await client.query<{ done: number }>('select count(*) as done from migrations');
  const done = rows[0]?.done ?? 0;
  if (done > MIGRATIONS.length) throw new Error('the data was written by a newer Haven');
  if (done === MIGRATIONS.length) return;
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < done) continue;
    await client.query(inPostgres(typeof step === 'string' ? step : sumColumns()));
    await client.query('insert into migrations (number) values ($1)', [index + 1]);
  }
  await client.query(WORDS + rowNumbers());
}

/** Columns of numbers are all of one size: as large as SQLite's. */
function inPostgres(step: string): string {
  return step.replaceAll(' integer', ' bigint');
}

/** There are no rows yet whose sums would have to be computed. Tables of later steps are made with their sums. */
function sumColumns(): string {
  const columns = SUMMED_ROWS.map((rows) => {
    const { table, sum } = summed(rows);
    return `alter table if exists ${table} add column ${sum} bigint not null default 0;`;
  });
  return CHAIN_COLUMNS + columns.join('\n');
}

/** What SQLite gives to every row: a number of its own. */
function rowNumbers(): string {
  const tables = SUMMED_ROWS.map(summed).filter(({ row }) => row === 'rowid');
  return tables
    .map(
      ({ table }) => `alter table ${table} add column if not exists rowid bigint generated always as identity unique;`,
    )
    .join('\n');
}

/** The columns that hold numbers. */
export async function numbersIn(client: pg.PoolClient): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select distinct column_name as name from information_schema.columns' +
      " where table_schema = current_schema() and data_type = 'bigint'",
  );
  return new Set(rows.map(({ name }) => name));
}
