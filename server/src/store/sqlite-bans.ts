import type { Ban } from '@haven/wire';
import type { BanStore } from './bans.ts';
import type { GroupCommit } from './group-commit.ts';
import { finder, present, type RowSource, readable, rowReader } from './rows.ts';
import { columnsOf, inserting, replacing } from './sums.ts';

export function sqliteBans(source: RowSource, commit: GroupCommit['commit']): BanStore {
  const { database, noticed } = source;
  const insert = database.prepare(inserting('bans', columnsOf('bans')) + replacing('bans', ['kind', 'name']));
  const remove = database.prepare('delete from bans where kind = ? and name = ?');
  const found = finder<{ readonly row: bigint }>(database, 'select rowid as row from bans order by at desc');
  const read = rowReader<Ban>(source, 'bans');
  const banAt = (row: bigint): Ban => {
    const { kind, name, at, until, why, called } = present(read(row), { kind: 'house', id: `ban ${row}` }, 'row');
    return { kind, name, at, until, why, called: called ?? '' };
  };
  return {
    put: ({ kind, name, at, until, why, called }) => commit(() => void insert.run(kind, name, at, until, why, called)),
    lift: ({ kind, name }) => commit(() => Number(remove.run(kind, name).changes) > 0),
    all: async () => readable(found(), ({ row }) => banAt(row), noticed),
  };
}
