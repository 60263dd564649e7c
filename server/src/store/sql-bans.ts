import type { Ban } from '@haven/wire';
import type { BanStore } from './bans.ts';
import type { Kept } from './kept.ts';
import { type Found, present, readable, rowReader } from './rows.ts';
import { columnsOf, inserting, replacing } from './sums.ts';
import type { Work } from './work.ts';

export function sqlBans({ source, ask, commit }: Kept): BanStore {
  const { database, noticed } = source;
  const insert = database.prepare(inserting(database, 'bans', columnsOf('bans')) + replacing('bans', ['kind', 'name']));
  const remove = database.prepare('delete from bans where kind = ? and name = ?');
  const found = database.prepareWide('select rowid as row from bans order by at desc, kind, name');
  const read = rowReader<Ban>(source, 'bans');
  const put = function* ({ kind, name, at, until, why, called }: Ban): Work<void> {
    yield* insert.run(kind, name, at, until, why, called);
  };
  const lift = function* ({ kind, name }: Pick<Ban, 'kind' | 'name'>): Work<boolean> {
    return (yield* remove.run(kind, name)) > 0;
  };
  const banAt = function* ({ row }: Found): Work<Ban> {
    const found = present(yield* read(row), { kind: 'house', id: `ban ${row}` }, 'row');
    const { kind, name, at, until, why, called } = found;
    return { kind, name, at, until, why, called: called ?? '' };
  };
  const all = function* (): Work<Ban[]> {
    return yield* readable(yield* found.all<Found>(), banAt, noticed);
  };
  return {
    put: (ban) => commit(() => put(ban)),
    lift: (ban) => commit(() => lift(ban)),
    all: () => ask(all),
  };
}
