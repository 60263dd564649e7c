import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { Outdated, Shelf, Stretch, Swept } from './office.ts';
import { allRows } from './rows.ts';

/** Something on a shelf, with when it was last touched. */
interface Kept {
  readonly key: string | number;
  readonly id: string;
  readonly changed: number;
  /** Nothing more is to come of it. */
  readonly isDone: 0 | 1;
}

/** How one shelf is looked through and how something on it is forgotten, with all that belongs to it. */
interface Shelving {
  readonly stretch: StatementSyncInstance;
  isOutdated(kept: Kept, outdated: Outdated): boolean;
  forget(kept: Kept): void;
}

/** Looks through one stretch of a shelf and forgets what is outdated. */
export function sweeper(database: DatabaseSyncInstance): (stretch: Stretch) => Swept {
  const shelves: Readonly<Record<Shelf, Shelving>> = {
    tables: tableShelf(database),
    matches: matchShelf(database),
    guests: guestShelf(database),
  };
  return ({ shelf, after, limit, outdated, isInUse }) => {
    const { stretch, isOutdated, forget } = shelves[shelf];
    const kept = allRows<Kept>(stretch, after ?? (shelf === 'guests' ? '' : 0), limit);
    const gone = kept.filter((one) => isTime(one.changed) && isOutdated(one, outdated) && !isInUse(one.id));
    gone.forEach(forget);
    return { forgotten: gone.length, last: kept.length < limit ? null : (kept.at(-1)?.key ?? null) };
  };
}

/** What has no time that can be believed is not forgotten. */
function isTime(changed: unknown): boolean {
  return Number.isSafeInteger(changed) && Number(changed) >= 0;
}

function isOutdatedMatch({ isDone, changed }: Kept, { finished, abandoned }: Outdated): boolean {
  return changed < (isDone ? finished : abandoned);
}

function tableShelf(database: DatabaseSyncInstance): Shelving {
  const forgetMatch = matchForgetter(database);
  const parts = ['chat', 'reports', 'notices', 'chairs', 'standings', 'tables'].map((name) =>
    database.prepare(`delete from ${name} where number = ?`),
  );
  const unlink = database.prepare('update tables set rematch = null where rematch = ?');
  return {
    stretch: database.prepare(
      "select t.number as key, t.id, s.changed, s.phase in ('over', 'ended') as isDone" +
        ' from tables t join standings s on s.number = t.number where t.number > ? order by t.number limit ?',
    ),
    isOutdated: isOutdatedMatch,
    forget: ({ key, id }) => {
      unlink.run(id);
      for (const part of parts) part.run(key);
      forgetMatch(id);
    },
  };
}

/** Matches that were begun without a table. */
function matchShelf(database: DatabaseSyncInstance): Shelving {
  const forgetMatch = matchForgetter(database);
  return {
    stretch: database.prepare(
      'select m.number as key, m.id, m.ended is not null as isDone,' +
        ' coalesce((select e.at from entries e where e.match = m.number order by e.seq desc limit 1), m.created)' +
        ' as changed from matches m where m.number > ? and not exists (select 1 from tables t where t.id = m.id)' +
        ' order by m.number limit ?',
    ),
    isOutdated: isOutdatedMatch,
    forget: ({ id }) => forgetMatch(id),
  };
}

function matchForgetter(database: DatabaseSyncInstance): (id: string) => void {
  const parts = [
    'delete from entries where match = (select number from matches where id = ?)',
    'delete from snapshots where match = (select number from matches where id = ?)',
    'delete from matches where id = ?',
  ].map((sql) => database.prepare(sql));
  return (id) => parts.forEach((part) => part.run(id));
}

/** A guest stays as long as some table or some complaint of theirs does. */
function guestShelf(database: DatabaseSyncInstance): Shelving {
  const parts = ['recoveries', 'subscriptions', 'webhooks', 'notices'].map((name) =>
    database.prepare(`delete from ${name} where player = ?`),
  );
  const forgetPlayer = database.prepare('delete from players where id = ?');
  return {
    stretch: database.prepare(
      'select p.id as key, p.id, p.created as changed, not exists (select 1 from chairs c where c.player = p.id)' +
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
