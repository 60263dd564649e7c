import type { Outdated, SweepBatch, SweepKind, Swept } from './admin.ts';
import { headSum } from './chain.ts';
import type { Database, RowNumber, Statement } from './database.ts';
import { isSound, updating } from './sums.ts';
import type { Work } from './work.ts';

/** Something that is kept, with when it was last touched. */
interface KeptThing {
  readonly key: string | number;
  readonly id: string;
  /** Null if it is damaged: nobody knows then, and it stays. */
  readonly changed: number | null;
  /** Nothing more is to come of it. */
  readonly isDone: 0 | 1;
}

type Dated = KeptThing & { readonly changed: number };

/** How one kind is looked through and how something of it is forgotten, with all that belongs to it. */
interface Sweeping {
  batch(after: string | number | null, limit: number): Work<KeptThing[]>;
  isOutdated(kept: Dated, outdated: Outdated): boolean;
  forget(kept: KeptThing): Work<void>;
}

/** Looks through one batch of a kind and forgets what is outdated. */
export function sweeper(database: Database): (batch: SweepBatch) => Work<Swept> {
  const sweepings: Readonly<Record<SweepKind, Sweeping>> = {
    tables: tableSweeping(database),
    matches: matchSweeping(database),
    guests: guestSweeping(database),
  };
  return function* ({ kind, after, limit, outdated, isInUse }) {
    const { batch, isOutdated, forget } = sweepings[kind];
    const kept = yield* batch(after, limit);
    const gone = kept.filter((one) => isDated(one) && isOutdated(one, outdated) && !isInUse(one.id));
    for (const one of gone) yield* forget(one);
    return { forgotten: gone.length, last: kept.length < limit ? null : (kept.at(-1)?.key ?? null) };
  };
}

function isDated(kept: KeptThing): kept is Dated {
  return kept.changed !== null;
}

function isOutdatedMatch({ isDone, changed }: Dated, { finished, abandoned }: Outdated): boolean {
  return changed < (isDone ? finished : abandoned);
}

function tableSweeping(database: Database): Sweeping {
  const sound = [
    isSound(database, 'tables', 't'),
    isSound(database, 'standings', 's'),
    isSound(database, 'turns', 's'),
  ];
  const find = database.prepare(
    "select t.number as key, t.id, case when s.phase in ('over', 'ended') then 1 else 0 end as \"isDone\"," +
      ` case when ${sound.join(' and ')} then s.changed end as changed` +
      ' from tables t join standings s on s.number = t.number where t.number > ? order by t.number limit ?',
  );
  return {
    batch: (after, limit) => find.all<KeptThing>(after ?? 0, limit),
    isOutdated: isOutdatedMatch,
    forget: tableForgetter(database),
  };
}

/** Forgets a table with its match and all that was said there. */
export function tableForgetter(database: Database): (table: Pick<KeptThing, 'key' | 'id'>) => Work<void> {
  const forgetMatch = matchForgetter(database);
  const parts = ['chat', 'reports', 'notices', 'chairs', 'standings', 'tables'].map((name) =>
    database.prepare(`delete from ${name} where number = ?`),
  );
  const unlink = database.prepare(`${updating(database, 'tables', { rematch: 'null' })} and rematch = ?`);
  return function* ({ key, id }) {
    yield* unlink.run(id);
    for (const part of parts) yield* part.run(key);
    yield* forgetMatch(id);
  };
}

interface KeptMatch {
  readonly key: RowNumber;
  readonly id: string;
  readonly isDone: RowNumber;
  readonly is_sound: RowNumber;
  readonly entries: RowNumber;
  readonly hash: string;
  readonly at: RowNumber;
  readonly sum: RowNumber;
}

/** Matches that were begun without a table. */
function matchSweeping(database: Database): Sweeping {
  const forgetMatch = matchForgetter(database);
  const find = database.prepareWide(
    'select m.number as key, m.id, case when m.ended is not null then 1 else 0 end as "isDone",' +
      ` case when ${isSound(database, 'matches', 'm')} then 1 else 0 end as is_sound, h.entries, h.hash, h.at, h.sum` +
      ' from matches m left join heads h on h.match = m.number' +
      ' where m.number > ? and not exists (select 1 from tables t where t.id = m.id) order by m.number limit ?',
  );
  return {
    batch: function* (after, limit) {
      return (yield* find.all<KeptMatch>(after ?? 0, limit)).map(keptMatch);
    },
    isOutdated: isOutdatedMatch,
    forget: ({ id }) => forgetMatch(id),
  };
}

function keptMatch({ key, id, isDone, is_sound, hash, ...row }: KeptMatch): KeptThing {
  const [number, at] = [Number(key), Number(row.at)];
  const sum = headSum(id, number, { entries: Number(row.entries), hash, at });
  const isSound = Number(is_sound) === 1 && Number(row.sum) === sum;
  return { key: number, id, isDone: isDone ? 1 : 0, changed: isSound ? at : null };
}

function matchForgetter(database: Database): (id: string) => Work<void> {
  const parts = [
    'delete from entries where match = (select number from matches where id = ?)',
    'delete from snapshots where match = (select number from matches where id = ?)',
    'delete from heads where match = (select number from matches where id = ?)',
    'delete from matches where id = ?',
  ].map((sql) => database.prepare(sql));
  return (id) => each(parts, id);
}

/** A guest stays as long as some table or some complaint of theirs does. */
function guestSweeping(database: Database): Sweeping {
  const parts = ['recoveries', 'subscriptions', 'webhooks', 'notices'].map((name) =>
    database.prepare(`delete from ${name} where player = ?`),
  );
  const forgetPlayer = database.prepare('delete from players where id = ?');
  const find = database.prepare(
    `select p.id as key, p.id, case when ${isSound(database, 'players', 'p')} then p.created end as changed,` +
      ' case when exists (select 1 from chairs c where c.player = p.id)' +
      ' or exists (select 1 from reports r where r.reporter = p.id) then 0 else 1 end as "isDone"' +
      ' from players p where p.id > ? order by p.id limit ?',
  );
  return {
    batch: (after, limit) => find.all<KeptThing>(after ?? '', limit),
    isOutdated: ({ isDone, changed }, { guests }) => isDone === 1 && changed < guests,
    forget: ({ id }) => each([...parts, forgetPlayer], id),
  };
}

function* each(statements: readonly Statement[], id: string): Work<void> {
  for (const statement of statements) yield* statement.run(id);
}
