import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { Outdated, SweepBatch, SweepKind, Swept } from './admin.ts';
import { findRows } from './rows.ts';
import { headIsSound } from './sqlite-heads.ts';
import { isSound, updating } from './sums.ts';

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
  readonly batch: StatementSyncInstance;
  isOutdated(kept: Dated, outdated: Outdated): boolean;
  forget(kept: KeptThing): void;
}

/** Looks through one batch of a kind and forgets what is outdated. */
export function sweeper(database: DatabaseSyncInstance): (batch: SweepBatch) => Swept {
  const sweepings: Readonly<Record<SweepKind, Sweeping>> = {
    tables: tableSweeping(database),
    matches: matchSweeping(database),
    guests: guestSweeping(database),
  };
  return ({ kind, after, limit, outdated, isInUse }) => {
    const { batch, isOutdated, forget } = sweepings[kind];
    const kept = findRows<KeptThing>(batch, after ?? (kind === 'guests' ? '' : 0), limit);
    const gone = kept.filter((one) => isDated(one) && isOutdated(one, outdated) && !isInUse(one.id));
    gone.forEach(forget);
    return { forgotten: gone.length, last: kept.length < limit ? null : (kept.at(-1)?.key ?? null) };
  };
}

function isDated(kept: KeptThing): kept is Dated {
  return kept.changed !== null;
}

function isOutdatedMatch({ isDone, changed }: Dated, { finished, abandoned }: Outdated): boolean {
  return changed < (isDone ? finished : abandoned);
}

function tableSweeping(database: DatabaseSyncInstance): Sweeping {
  return {
    batch: database.prepare(
      "select t.number as key, t.id, s.phase in ('over', 'ended') as isDone," +
        ` iif(${isSound('tables', 't')} and ${isSound('standings', 's')} and ${isSound('turns', 's')}, s.changed, null)` +
        ' as changed' +
        ' from tables t join standings s on s.number = t.number where t.number > ? order by t.number limit ?',
    ),
    isOutdated: isOutdatedMatch,
    forget: tableForgetter(database),
  };
}

/** Forgets a table with its match and all that was said there. */
export function tableForgetter(database: DatabaseSyncInstance): (table: Pick<KeptThing, 'key' | 'id'>) => void {
  const forgetMatch = matchForgetter(database);
  const parts = ['chat', 'reports', 'notices', 'chairs', 'standings', 'tables'].map((name) =>
    database.prepare(`delete from ${name} where number = ?`),
  );
  const unlink = database.prepare(`${updating('tables', { rematch: 'null' })} and rematch = ?`);
  return ({ key, id }) => {
    unlink.run(id);
    for (const part of parts) part.run(key);
    forgetMatch(id);
  };
}

/** Matches that were begun without a table. */
function matchSweeping(database: DatabaseSyncInstance): Sweeping {
  const forgetMatch = matchForgetter(database);
  return {
    batch: database.prepare(
      'select m.number as key, m.id, m.ended is not null as isDone,' +
        ` iif(${isSound('matches', 'm')} and ${headIsSound('m', 'h')}, h.at, null) as changed` +
        ' from matches m left join heads h on h.match = m.number' +
        ' where m.number > ? and not exists (select 1 from tables t where t.id = m.id) order by m.number limit ?',
    ),
    isOutdated: isOutdatedMatch,
    forget: ({ id }) => forgetMatch(id),
  };
}

function matchForgetter(database: DatabaseSyncInstance): (id: string) => void {
  const parts = [
    'delete from entries where match = (select number from matches where id = ?)',
    'delete from snapshots where match = (select number from matches where id = ?)',
    'delete from heads where match = (select number from matches where id = ?)',
    'delete from matches where id = ?',
  ].map((sql) => database.prepare(sql));
  return (id) => parts.forEach((part) => part.run(id));
}

/** A guest stays as long as some table or some complaint of theirs does. */
function guestSweeping(database: DatabaseSyncInstance): Sweeping {
  const parts = ['recoveries', 'subscriptions', 'webhooks', 'notices'].map((name) =>
    database.prepare(`delete from ${name} where player = ?`),
  );
  const forgetPlayer = database.prepare('delete from players where id = ?');
  return {
    batch: database.prepare(
      `select p.id as key, p.id, iif(${isSound('players', 'p')}, p.created, null) as changed, not exists (select 1 from chairs c where c.player = p.id)` +
        ' and not exists (select 1 from reports r where r.reporter = p.id) as isDone' +
        ' from players p where p.id > ? order by p.id limit ?',
    ),
    isOutdated: ({ isDone, changed }, { guests }) => isDone === 1 && changed < guests,
    forget: ({ id }) => {
      for (const part of parts) part.run(id);
      forgetPlayer.run(id);
    },
  };
}
