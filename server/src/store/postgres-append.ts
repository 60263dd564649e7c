import type pg from 'pg';
import { headSum, linkHash, snapshotHash } from './chain.ts';
import type { Dialect } from './database.ts';
import { gather } from './gather.ts';
import { isRefused } from './postgres-errors.ts';
import { addingJobs } from './postgres-jobs.ts';
import { orLost } from './postgres-pool.ts';
import type { Headed } from './sql-heads.ts';
import type { Append } from './store.ts';
import { StoreFailed } from './store-failed.ts';
import { columnsOf } from './sums.ts';

/** So many matches are remembered by where they end, so that the next entry need not look. */
const MOST_REMEMBERED = 10_000;

interface Appending {
  readonly pool: pg.Pool;
  readonly dialect: Dialect;
  /** The schema of the jobs that are written along, if any are. */
  readonly jobs: string | undefined;
  /** One entry the long way, for which there are reasons: it ends the match, its number is taken, something is damaged. */
  alone(append: Append): Promise<boolean>;
  /** Hears that nobody knows any more what was kept. */
  fail(error: StoreFailed): void;
}

type Settled = PromiseSettledResult<boolean>;

/** The entries of one match that go on from where it ends. */
interface Run {
  readonly appends: readonly Append[];
  readonly before: Headed;
  readonly links: readonly LinkRow[];
  readonly after: Headed;
}

interface LinkRow {
  readonly match: number;
  readonly seq: number;
  readonly seat: number;
  readonly entry: string;
  readonly at: number;
  readonly hash: string;
}

/**
 * Entries of all matches that wait go in one statement, and so share one wait for the disk. It writes a match only where
 * that still ends as this server believes; whatever it leaves out goes the long way.
 */
export function postgresAppender({ pool, dialect, jobs, alone, fail }: Appending) {
  const heads = rememberedHeads(pool);
  const plain = { name: 'append', text: `${statementFor(dialect)} select number from held` };
  const withJobs = { name: 'append with jobs', text: `${statementFor(dialect)}${jobsFor(jobs)}` };
  const write = async (runs: readonly Run[]): Promise<ReadonlySet<number>> => {
    if (runs.length === 0) return new Set();
    const values = [JSON.stringify(runs.map(rowOf)), JSON.stringify(runs.flatMap(({ links }) => links))];
    const due = jobs === undefined ? [] : runs.flatMap(jobsOf);
    const query = due.length === 0 ? { ...plain, values } : { ...withJobs, values: [...values, JSON.stringify(due)] };
    const { rows } = await orLost(pool.query<{ number: number }>(query));
    return new Set(rows.map(({ number }) => number));
  };
  const appendAll = async (appends: readonly Append[]): Promise<readonly Settled[]> => {
    const runs = runsOf(appends, await heads.of(appends));
    const written = await write(runs).catch(noneIfRefused);
    for (const run of runs) heads.keep(run, written.has(run.before.number));
    const isWritten = new Set(runs.filter(({ before }) => written.has(before.number)).flatMap((run) => run.appends));
    return Promise.allSettled(appends.map((append) => (isWritten.has(append) ? true : alone(append))));
  };
  const failAll = (appends: readonly Append[], reason: unknown): readonly Settled[] => {
    if (reason instanceof StoreFailed) fail(reason);
    return appends.map(() => ({ status: 'rejected', reason }));
  };
  return gather((appends: readonly Append[]) => appendAll(appends).catch((reason) => failAll(appends, reason)));
}

function noneIfRefused(error: unknown): ReadonlySet<number> {
  if (isRefused(error)) return new Set();
  throw error;
}

function rememberedHeads(pool: pg.Pool) {
  const remembered = new Map<string, Headed>();
  const find = async (ids: readonly string[]) => {
    const sql =
      'select m.id, m.number, h.entries, h.hash, h.at, h.sum from matches m join heads h on h.match = m.number' +
      ' where m.id = any($1)';
    const { rows } = await orLost(pool.query<Headed & { id: string; sum: number }>(sql, [ids]));
    for (const { id, sum, ...head } of rows) if (sum === headSum(id, head.number, head)) remembered.set(id, head);
  };
  return {
    of: async (appends: readonly Append[]): Promise<ReadonlyMap<string, Headed>> => {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      const unknown = new Set(appends.map(({ match }) => match).filter((match) => !remembered.has(match)));
      if (unknown.size > 0) await find([...unknown]);
      return remembered;
    },
    keep: ({ appends, after }: Run, isWritten: boolean) => {
      const id = appends[0]?.match ?? '';
      if (isWritten) remembered.set(id, after);
      else remembered.delete(id);
    },
  };
}

/** What can be written at once. A match of which anything cannot is left out wholly. */
function runsOf(appends: readonly Append[], heads: ReadonlyMap<string, Headed>): Run[] {
  return [...byMatch(appends)].flatMap(([match, those]) => {
    const before = heads.get(match);
    return before && those.every(isPlain) ? (runFrom(before, those) ?? []) : [];
  });
}

function byMatch(appends: readonly Append[]): Map<string, Append[]> {
  const groups = new Map<string, Append[]>();
  for (const append of appends) {
    const group = groups.get(append.match);
    if (group) group.push(append);
    else groups.set(append.match, [append]);
  }
  return groups;
}

/** What ends a match or leaves its clocks alone is rare, and looks at more than a head. */
function isPlain({ ending, turn, clocks }: Append): boolean {
  return ending === undefined && (turn === undefined) === (clocks === undefined);
}

function runFrom(before: Headed, appends: readonly Append[]): Run | undefined {
  const links: LinkRow[] = [];
  let after = before;
  for (const { seq, entry, at } of appends) {
    if (seq !== after.entries) return undefined;
    const link = { seq, seat: entry.seat, entry: JSON.stringify(entry), at };
    const hash = linkHash(after.hash, link);
    links.push({ match: before.number, ...link, hash });
    after = { number: before.number, entries: seq + 1, hash, at };
  }
  return { appends, before, links, after };
}

function rowOf({ appends, before, links, after }: Run) {
  const { match: id, at, turn, clocks, revision } = appends.at(-1) ?? {};
  return {
    id,
    number: before.number,
    before: before.entries,
    before_hash: before.hash,
    entries: after.entries,
    hash: after.hash,
    at: after.at,
    sum: headSum(id ?? '', after.number, after),
    ...snapshotIn(appends, links),
    ...(turn && { changed: at, moves: turn.moves, to_act: JSON.stringify(turn.toAct), clocks: JSON.stringify(clocks) }),
    revision,
  };
}

/** The latest one. */
function snapshotIn(appends: readonly Append[], links: readonly LinkRow[]) {
  const index = appends.findLastIndex(({ snapshot }) => snapshot !== undefined);
  const [snapshot, chain] = [appends[index]?.snapshot, links[index]?.hash];
  if (snapshot === undefined || chain === undefined) return {};
  const state = JSON.stringify(snapshot.state);
  return { snapshot_seq: snapshot.seq, state, snapshot_hash: snapshotHash(chain, state) };
}

/**
 * Standings and heads are locked in order, so that two servers never wait for each other. A standing that somebody is
 * changing is waited for and looked at again.
 */
function statementFor(dialect: Dialect): string {
  const turn = columnsOf('turns').map((column) => `held.${column}`);
  return `
    with wanted as (
      select * from json_to_recordset($1) as run (
        id text, number bigint, before bigint, before_hash text, entries bigint, hash text, at bigint, sum bigint,
        snapshot_seq bigint, state text, snapshot_hash text, changed bigint, moves bigint, to_act text, clocks text,
        revision bigint
      )
    ), known as materialized (
      select wanted.number as match, s.number
      from wanted join tables t on t.id = wanted.id join standings s on s.number = t.number
      where wanted.changed is not null and (wanted.revision is null or s.revision = wanted.revision)
      order by s.number for update of s
    ), held as materialized (
      select wanted.*, known.number as standing
      from heads h join wanted on wanted.number = h.match left join known on known.match = wanted.number
      where h.entries = wanted.before and h.hash = wanted.before_hash
        and (wanted.changed is null or known.number is not null)
      order by h.match for update of h
    ), moved as (
      update heads h set entries = held.entries, hash = held.hash, at = held.at, sum = held.sum
      from held where h.match = held.number
    ), stood as (
      update standings s set changed = held.changed, moves = held.moves, to_act = held.to_act, clocks = held.clocks,
        turn_sum = ${dialect.rowSum(turn.length, turn)}
      from held where s.number = held.standing and held.changed is not null
    ), pictured as (
      insert into snapshots (match, seq, state, hash)
      select number, snapshot_seq, state, snapshot_hash from held where state is not null
      on conflict (match) do update set seq = excluded.seq, state = excluded.state, hash = excluded.hash
    ), written as (
      insert into entries (match, seq, seat, entry, at, hash)
      select link.* from json_to_recordset($2)
        as link (match bigint, seq bigint, seat bigint, entry text, at bigint, hash text)
      join held on held.number = link.match
    )`;
}

function jobsOf({ appends, before: { number } }: Run) {
  const { match: table_id, jobs = [] } = appends.at(-1) ?? {};
  return jobs.map(({ kind, inMs }) => ({ number, table_id, kind, in_ms: Math.max(0, inMs) }));
}

/** What nobody asks for is not done: hence the second relation. */
function jobsFor(schema = 'graphile_worker'): string {
  const due =
    'json_to_recordset($3) as job (number bigint, table_id text, kind text, in_ms bigint) join held using (number)';
  return `, jobs as (select count(*) as added from ${addingJobs(schema, due)}) select number from held, jobs`;
}
