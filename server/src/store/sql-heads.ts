import { type Head, headSum } from './chain.ts';
import { Damaged } from './damaged.ts';
import { readingOf } from './reading.ts';
import type { RowSource } from './rows.ts';
import type { Work } from './work.ts';

interface HeadRow extends Head {
  readonly number: number;
  readonly sum: number | null;
}

/** A match by its number inside, with where its chain ends. */
export type Headed = Head & { readonly number: number };

export interface Heads {
  /** Undefined if there is no such match. */
  find(id: string): Work<Headed | undefined>;
  begin(id: string, headed: Headed): Work<number>;
  move(id: string, headed: Headed): Work<number>;
}

export function sqlHeads({ database }: Pick<RowSource, 'database'>): Heads {
  const find = database.prepare(
    'select m.number, h.entries, h.hash, h.at, h.sum from matches m left join heads h on h.match = m.number where m.id = ?',
  );
  const begin = database.prepare('insert into heads (entries, hash, at, sum, match) values (?, ?, ?, ?, ?)');
  const move = database.prepare('update heads set entries = ?, hash = ?, at = ?, sum = ? where match = ?');
  const valuesOf = (id: string, headed: Headed) => {
    const { number, entries, hash, at } = headed;
    return [entries, hash, at, headSum(id, number, headed), number] as const;
  };
  return {
    find: function* (id) {
      const what = { kind: 'match', id } as const;
      const row = yield* readingOf(what, () => find.get<HeadRow>(id));
      if (row && row.sum !== headSum(id, row.number, row)) throw new Damaged(what, 'its head is not as it was written');
      return row;
    },
    begin: (id, headed) => begin.run(...valuesOf(id, headed)),
    move: (id, headed) => move.run(...valuesOf(id, headed)),
  };
}
