import { linkHash, originHash, snapshotHash } from './chain.ts';
import type { Kept } from './kept.ts';
import { onlyRow, type RowSource, rowReader } from './rows.ts';
import { type Headed, sqlHeads } from './sql-heads.ts';
import { recordStanding, revisionHolder } from './sql-tables.ts';
import type { Append, Ending, NewMatch, Snapshot } from './store.ts';
import { inserting, updating } from './sums.ts';
import { done, type Work } from './work.ts';

/** To be called within a transaction. */
export interface MatchWriter {
  begin(match: NewMatch): Work<void>;
  /** False if the number of the entry is taken. */
  append(append: Append): Work<boolean>;
  aid(match: string, aids: readonly string[]): Work<void>;
  /** Looks again at everything: a transaction that failed wrote nothing after all, or matches are deleted. */
  lookAgain(): void;
}

/** So many matches are remembered by where they end, so that the next entry need not look. */
const MOST_REMEMBERED = 10_000;

export function matchWriter(source: Pick<RowSource, 'database'>): MatchWriter {
  const say = statements(source);
  return {
    begin: (match) => insertMatch(say, match),
    append: (append) => insertEntry(say, append),
    aid: (match, aids) => setAids(say, match, aids),
    lookAgain: () => say.remembered.clear(),
  };
}

interface Appending extends Pick<Kept, 'source' | 'jobs'> {
  readonly write: MatchWriter;
}

/** An entry and all that goes with it. */
export function appender({ source, write, jobs: add }: Appending): (append: Append) => Work<boolean> {
  const record = recordStanding(source);
  const isAsKnown = revisionHolder(source);
  return function* (append) {
    if (append.revision !== undefined && !(yield* isAsKnown(append.match, append.revision))) return false;
    const isWritten = (yield* write.append(append)) && (yield* record(append));
    if (isWritten && add && append.jobs) yield* add(append.match, append.jobs);
    return isWritten;
  };
}

type Statements = ReturnType<typeof statements>;

function statements(source: Pick<RowSource, 'database'>) {
  const { database } = source;
  const ending = {
    ended: '?1',
    outcome: '?2',
    verdict: '?3',
    total: '?4',
    lost: '?5',
    moves: '?6',
    undone: '?7',
    by_people: '?8',
  };
  return {
    heads: sqlHeads(source),
    remembered: new Map<string, Headed>(),
    nextNumber: database.prepare('select coalesce(max(number), 0) + 1 as number from matches'),
    match: database.prepare(
      inserting(database, 'matches', [
        ...['number', 'id', 'game', 'version', 'seats', 'options', 'seed', 'initial', 'created', 'nickname', 'aids'],
        ...['fairness', 'documents', 'wished'],
      ]),
    ),
    entry: database.prepare(
      'insert into entries (match, seq, seat, entry, at, hash) values (?, ?, ?, ?, ?, ?)' +
        ' on conflict (match, seq) do nothing',
    ),
    snapshot: database.prepare(
      'insert into snapshots (match, seq, state, hash) values (?, ?, ?, ?)' +
        ' on conflict (match) do update set seq = excluded.seq, state = excluded.state, hash = excluded.hash',
    ),
    ending: database.prepare(`${updating(database, 'matches', ending)} and id = ?9`),
    aid: database.prepare(`${updating(database, 'matches', { aids: '?1' })} and id = ?2`),
    check: rowReader(source, 'matches', 'id = ?'),
  };
}

function* insertMatch(say: Statements, { id, record, created, nickname, isListed }: NewMatch): Work<void> {
  const { game, version, seats, seed } = record;
  const { number } = yield* onlyRow(say.nextNumber.get<{ number: number }>());
  const [options, initial] = [JSON.stringify(record.options), JSON.stringify(record.initial)];
  const [fairness, documents] = [textOf(record.fairness), textOf(record.documents)];
  const start = [number, id, game, version, seats, options, seed, initial, created, nickname ?? null, '[]'] as const;
  yield* say.match.run(...start, fairness, documents, isListed ? 1 : 0);
  const hash = originHash({ id, game, version, seats, options, seed, initial, created, fairness, documents });
  yield* say.heads.begin(id, { number, entries: 0, hash, at: created });
}

function textOf(part: object | undefined): string | null {
  return part ? JSON.stringify(part) : null;
}

function* insertEntry(say: Statements, append: Append): Work<boolean> {
  const { match, seq, entry, at, snapshot } = append;
  const { number, entries, hash: previous } = yield* headBefore(say, match, seq);
  if (entries !== seq) return false;
  const text = JSON.stringify(entry);
  const hash = linkHash(previous, { seq, seat: entry.seat, entry: text, at });
  if ((yield* say.entry.run(number, seq, entry.seat, text, at, hash)) === 0) return false;
  yield* moveHead(say, match, { number, entries: seq + 1, hash, at });
  if (snapshot) yield* insertSnapshot(say, { number, hash, snapshot });
  if (append.ending) yield* writeEnding(say, append, append.ending);
  return true;
}

function headBefore(say: Statements, match: string, seq: number): Work<Headed> {
  const known = say.remembered.get(match);
  return known?.entries === seq ? done(known) : findHead(say, match);
}

function* findHead({ heads }: Statements, match: string): Work<Headed> {
  const head = yield* heads.find(match);
  if (head === undefined) throw new RangeError(`there is no match ${match}`);
  return head;
}

function moveHead({ heads, remembered }: Statements, match: string, head: Headed): Work<number> {
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(match, head);
  return heads.move(match, head);
}

/** A snapshot shows the position after the entry it comes with. */
function* insertSnapshot(say: Statements, made: { number: number; hash: string; snapshot: Snapshot }): Work<void> {
  const state = JSON.stringify(made.snapshot.state);
  yield* say.snapshot.run(made.number, made.snapshot.seq, state, snapshotHash(made.hash, state));
}

function* writeEnding(say: Statements, { match, at }: Append, ending: Ending): Work<void> {
  const { outcome, total, moves, undone, isByPeople } = ending;
  const values = [at, JSON.stringify(outcome), outcome.verdict, total, outcome.lost ? 1 : 0, moves, undone] as const;
  if ((yield* say.ending.run(...values, isByPeople ? 1 : 0, match)) === 0) yield* say.check(match);
}

function* setAids(say: Statements, match: string, aids: readonly string[]): Work<void> {
  if ((yield* say.aid.run(JSON.stringify(aids), match)) === 0) yield* say.check(match);
}
