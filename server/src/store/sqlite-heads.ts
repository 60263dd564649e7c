import { type Head, headSum } from './chain.ts';
import { Damaged } from './damaged.ts';
import type { RowSource } from './rows.ts';
import { findRow } from './rows.ts';
import { reading } from './sqlite-errors.ts';

interface HeadRow extends Head {
  readonly number: number;
  readonly sum: number | null;
}

/** A match by its number inside, with where its chain ends. */
export type Headed = Head & { readonly number: number };

export interface Heads {
  /** Undefined if there is no such match. */
  find(id: string): Headed | undefined;
  begin(id: string, headed: Headed): void;
  move(id: string, headed: Headed): void;
}

export function sqliteHeads({ database }: Pick<RowSource, 'database'>): Heads {
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
    find: (id) => {
      const what = () => ({ kind: 'match', id }) as const;
      const row = reading(what, () => findRow<HeadRow>(find, id));
      if (row && row.sum !== headSum(id, row.number, row))
        throw new Damaged(what(), 'its head is not as it was written');
      return row;
    },
    begin: (id, headed) => void begin.run(...valuesOf(id, headed)),
    move: (id, headed) => void move.run(...valuesOf(id, headed)),
  };
}

/** Whether, in SQL, the head of a match is as it was written. */
export function headIsSound(match: string, head: string): string {
  return `${head}.sum = row_sum(5, ${match}.id, ${head}.match, ${head}.entries, ${head}.hash, ${head}.at)`;
}
