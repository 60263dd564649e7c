import type { Entry, GameTypes } from '@haven/kit';
import type { BestRun } from '@haven/wire';
import { breakIn, type Link, type Origin, originHash, snapshotHash } from './chain.ts';
import { Damaged, type Thing } from './damaged.ts';
import { finder, findOnlyRow, findRow, findRows, present, type RowSource, readable, rowReader } from './rows.ts';
import { reading } from './sqlite-errors.ts';
import { sqliteHeads } from './sqlite-heads.ts';
import type { BestQuery, Snapshot, StoredMatch } from './store.ts';

/** What of a match may change. */
interface MatchRow {
  readonly number: number;
  readonly id: string;
  readonly created: number;
  readonly nickname: string | null;
  readonly aids: string;
}

interface BestRow {
  readonly id: string;
  readonly verdict: string;
  readonly total: number;
  readonly moves: number;
  readonly undone: number;
  readonly aids: string;
  readonly ended: number;
  readonly nickname: string | null;
  readonly wished: 0 | 1;
  readonly lost: 0 | 1;
}

interface SnapshotRow {
  readonly seq: number;
  readonly state: string;
  readonly hash: string;
}

/** At the public table of the match `m`: those who came first and wish their victories listed. A damaged result names nobody. */
const PEOPLE = 'tables t join chairs c on c.number = t.number join players p on p.id = c.player';
const ARE_LISTED_WINNERS =
  "t.id = m.id and t.access = 'public' and p.listed = 1" +
  " and c.seat in (select value from json_each(iif(json_valid(m.outcome), m.outcome, '{}'), '$.ranking[0]'))";

export interface MatchReader {
  load(id: string): StoredMatch | undefined;
  best(query: BestQuery): BestRun[];
}

export function matchReader(source: RowSource): MatchReader {
  const say = statements(source);
  return { load: (id) => loadMatch(say, id), best: (query) => bestRuns(say, query) };
}

type Statements = ReturnType<typeof statements>;

function statements(source: RowSource) {
  const { database, noticed } = source;
  return {
    noticed,
    heads: sqliteHeads(source),
    row: rowReader<MatchRow>(source, 'matches', 'id = ?'),
    origin: database.prepare('select * from matches where number = ?'),
    entries: database.prepare('select seq, seat, entry, at, hash from entries where match = ? order by seq'),
    snapshot: database.prepare('select seq, state, hash from snapshots where match = ?'),
    phase: database.prepare('select s.phase from tables t join standings s on s.number = t.number where t.id = ?'),
    best: finder<{ readonly number: bigint }>(
      database,
      'select number from matches m where game = ? and ended is not null and (? is null or verdict = ?)' +
        // Of older matches nobody has counted; those of one seat had no stand-ins.
        ' and (by_people = 1 or by_people is null and seats = 1)' +
        ` and (wished = 1 or exists (select 1 from ${PEOPLE} where ${ARE_LISTED_WINNERS}))` +
        ' order by lost, total desc, moves, ended limit ?',
    ),
    seats: database.prepare('select seats from matches where number = ?'),
    winners: finder<{ readonly name: string }>(
      database,
      `select c.name from matches m, ${PEOPLE} where m.number = ? and ${ARE_LISTED_WINNERS} order by c.seat`,
    ),
    run: rowReader<BestRow>(source, 'matches'),
  };
}

function loadMatch(say: Statements, id: string): StoredMatch | undefined {
  const what = { kind: 'match', id } as const;
  const row = say.row(id);
  if (row === undefined) return expectNone(say, id);
  if (row.id !== id) throw new Damaged(what, 'another match stands in its place');
  return reading(
    () => what,
    () => storedMatch(say, row),
  );
}

/** A table that was played has a match. */
function expectNone(say: Statements, id: string): undefined {
  const { phase } = findRow<{ phase: string }>(say.phase, id) ?? {};
  if (phase === 'playing' || phase === 'over') throw new Damaged({ kind: 'match', id }, 'it is missing');
}

function storedMatch(say: Statements, { id, number, created, aids, nickname }: MatchRow): StoredMatch {
  const what = { kind: 'match', id } as const;
  const origin = findOnlyRow<Origin>(say.origin, number);
  const links = findRows<Link>(say.entries, number);
  const head = present(say.heads.find(id), what, 'head');
  const fault = breakIn(origin, links, head);
  if (fault) throw new Damaged(what, fault);
  const snapshot = snapshotOf(say, number, { origin, links });
  return {
    id,
    record: {
      ...beginningOf(origin),
      entries: links.map(({ entry }) => JSON.parse(entry) as Entry<GameTypes['Event']>),
    },
    created,
    changed: head.at,
    aids: JSON.parse(aids),
    ...(nickname !== null && { nickname }),
    ...(snapshot && { snapshot }),
  };
}

function beginningOf(origin: Origin): Omit<StoredMatch['record'], 'entries'> {
  const { game, version, seats, options, seed, initial, fairness, documents } = origin;
  return {
    game,
    version,
    seats,
    seed,
    options: JSON.parse(options),
    initial: JSON.parse(initial),
    ...(fairness && { fairness: JSON.parse(fairness) }),
    ...(documents && { documents: JSON.parse(documents) }),
  };
}

interface Chain {
  readonly origin: Origin;
  readonly links: readonly Link[];
}

/** A snapshot only saves time: without one that fits, the match is told from its beginning. */
function snapshotOf(say: Statements, number: number, chain: Chain): Snapshot | undefined {
  const [snapshot] = readable(
    [number],
    () =>
      reading(
        () => snapshotOfMatch(chain.origin),
        () => fittingSnapshot(findRow<SnapshotRow>(say.snapshot, number), chain),
      ),
    say.noticed,
  );
  return snapshot;
}

/** No part of the match: without it nothing is missing. */
function snapshotOfMatch({ id }: Origin): Thing {
  return { kind: 'house', id: `snapshot of ${id}` };
}

function fittingSnapshot(row: SnapshotRow | undefined, { origin, links }: Chain): Snapshot | undefined {
  if (row === undefined) return undefined;
  const chain = row.seq === 0 ? originHash(origin) : links[row.seq - 1]?.hash;
  if (chain === undefined || row.hash !== snapshotHash(chain, row.state))
    throw new Damaged(snapshotOfMatch(origin), 'it does not fit; the match is told from its beginning');
  return { seq: row.seq, state: JSON.parse(row.state) };
}

function bestRuns(say: Statements, { game, verdict, limit }: BestQuery): BestRun[] {
  const found = say.best(game, verdict ?? null, verdict ?? null, limit);
  return readable(found, ({ number }) => bestRun(say, number), say.noticed);
}

function bestRun(say: Statements, number: bigint): BestRun {
  const what = { kind: 'match', id: `#${number}` } as const;
  const { id, aids, ended, verdict, total, moves, undone, ...run } = present(say.run(number), what, 'row');
  const { seats } = findOnlyRow<{ seats: number }>(say.seats, number);
  const names = run.wished === 1 ? [run.nickname ?? ''] : say.winners(number).map(({ name }) => name);
  return {
    match: id,
    verdict,
    total,
    moves,
    undone,
    seats,
    aids: JSON.parse(aids),
    date: ended,
    names: names.filter((name) => name !== ''),
    ...(run.lost === 1 && { isLost: true }),
  };
}
