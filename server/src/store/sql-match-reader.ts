import type { Entry, GameTypes } from '@haven/kit';
import type { BestRun } from '@haven/wire';
import { breakIn, type Link, type Origin, originHash, snapshotHash } from './chain.ts';
import { Damaged, type Thing } from './damaged.ts';
import type { RowNumber } from './database.ts';
import { readingOf } from './reading.ts';
import { onlyRow, present, type RowSource, readable, rowReader } from './rows.ts';
import { sqlHeads } from './sql-heads.ts';
import type { BestQuery, Snapshot, StoredMatch } from './store.ts';
import type { Work } from './work.ts';

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

/** By name: a newer server over the same data may add columns meanwhile, and PostgreSQL keeps what was prepared. */
const ORIGIN = 'id, game, version, seats, options, seed, initial, created, fairness, documents';

/** At the public table of the match `m`: those who came first and wish their victories listed. A damaged result names nobody. */
const PEOPLE = 'tables t join chairs c on c.number = t.number join players p on p.id = c.player';
const ARE_LISTED_WINNERS = "t.id = m.id and t.access = 'public' and p.listed = 1 and came_first(m.outcome, c.seat) = 1";

interface Numbered {
  readonly number: RowNumber;
}

export interface MatchReader {
  load(id: string): Work<StoredMatch | undefined>;
  best(query: BestQuery): Work<BestRun[]>;
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
    heads: sqlHeads(source),
    row: rowReader<MatchRow>(source, 'matches', 'id = ?'),
    origin: database.prepare(`select ${ORIGIN} from matches where number = ?`),
    entries: database.prepare('select seq, seat, entry, at, hash from entries where match = ? order by seq'),
    snapshot: database.prepare('select seq, state, hash from snapshots where match = ?'),
    phase: database.prepare('select s.phase from tables t join standings s on s.number = t.number where t.id = ?'),
    best: database.prepareWide(
      'select number from matches m where game = ?1 and ended is not null and (cast(?2 as text) is null or verdict = ?2)' +
        // Of older matches nobody has counted; those of one seat had no stand-ins.
        ' and (by_people = 1 or by_people is null and seats = 1)' +
        ` and (wished = 1 or exists (select 1 from ${PEOPLE} where ${ARE_LISTED_WINNERS}))` +
        ' order by lost, total desc, moves, ended, number limit ?3',
    ),
    seats: database.prepare('select seats from matches where number = ?'),
    winners: database.prepare(
      `select c.name from matches m, ${PEOPLE} where m.number = ? and ${ARE_LISTED_WINNERS} order by c.seat`,
    ),
    run: rowReader<BestRow>(source, 'matches'),
  };
}

function* loadMatch(say: Statements, id: string): Work<StoredMatch | undefined> {
  const what = { kind: 'match', id } as const;
  const row = yield* say.row(id);
  if (row === undefined) return yield* expectNone(say, id);
  if (row.id !== id) throw new Damaged(what, 'another match stands in its place');
  return yield* readingOf(what, () => storedMatch(say, row));
}

/** A table that was played has a match. */
function* expectNone(say: Statements, id: string): Work<undefined> {
  const { phase } = (yield* say.phase.get<{ phase: string }>(id)) ?? {};
  if (phase === 'playing' || phase === 'over') throw new Damaged({ kind: 'match', id }, 'it is missing');
}

function* storedMatch(say: Statements, { id, number, created, aids, nickname }: MatchRow): Work<StoredMatch> {
  const what = { kind: 'match', id } as const;
  const origin = yield* onlyRow(say.origin.get<Origin>(number));
  const links = yield* say.entries.all<Link>(number);
  const head = present(yield* say.heads.find(id), what, 'head');
  const fault = breakIn(origin, links, head);
  if (fault) throw new Damaged(what, fault);
  const snapshot = yield* snapshotOf(say, number, { origin, links });
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
function* snapshotOf(say: Statements, number: number, chain: Chain): Work<Snapshot | undefined> {
  const read = () => readingOf(snapshotOfMatch(chain.origin), () => fittingSnapshot(say, number, chain));
  const [snapshot] = yield* readable([number], read, say.noticed);
  return snapshot;
}

/** No part of the match: without it nothing is missing. */
function snapshotOfMatch({ id }: Origin): Thing {
  return { kind: 'house', id: `snapshot of ${id}` };
}

function* fittingSnapshot(say: Statements, number: number, { origin, links }: Chain): Work<Snapshot | undefined> {
  const row = yield* say.snapshot.get<SnapshotRow>(number);
  if (row === undefined) return undefined;
  const chain = row.seq === 0 ? originHash(origin) : links[row.seq - 1]?.hash;
  if (chain === undefined || row.hash !== snapshotHash(chain, row.state))
    throw new Damaged(snapshotOfMatch(origin), 'it does not fit; the match is told from its beginning');
  return { seq: row.seq, state: JSON.parse(row.state) };
}

function* bestRuns(say: Statements, { game, verdict, limit }: BestQuery): Work<BestRun[]> {
  const found = yield* say.best.all<Numbered>(game, verdict ?? null, limit);
  return yield* readable(found, ({ number }) => bestRun(say, number), say.noticed);
}

function* bestRun(say: Statements, number: RowNumber): Work<BestRun> {
  const row = present(yield* say.run(number), { kind: 'match', id: `#${number}` }, 'row');
  const { id, aids, ended, verdict, total, moves, undone, lost } = row;
  const { seats } = yield* onlyRow(say.seats.get<{ seats: number }>(number));
  return {
    match: id,
    verdict,
    total,
    moves,
    undone,
    seats,
    aids: JSON.parse(aids),
    date: ended,
    names: yield* namesIn(say, number, row),
    ...(lost === 1 && { isLost: true }),
  };
}

function* namesIn(say: Statements, number: RowNumber, { wished, nickname }: BestRow): Work<string[]> {
  const winners = wished === 1 ? [{ name: nickname ?? '' }] : yield* say.winners.all<{ name: string }>(number);
  return winners.map(({ name }) => name).filter((name) => name !== '');
}
