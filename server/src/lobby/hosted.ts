import type { AnyGame, Refusal } from '@haven/kit';
import type { TableWish } from '@haven/wire';
import type { Quotas } from '../quotas.ts';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import type { StoredTable } from '../store/tables.ts';
import { chairOf } from './chairs.ts';
import { setTable } from './set-table.ts';

/** A table, and who has set it. */
export interface Hosted {
  readonly table: StoredTable;
  readonly player: Player;
}

interface NewTableDeps {
  readonly context: ServerContext;
  readonly games: readonly AnyGame[];
  readonly quotas: Quotas;
}

interface NewTable {
  readonly player: Player;
  readonly wish: TableWish;
  readonly address: string;
}

export async function newTable(
  { context, games, quotas }: NewTableDeps,
  { player, wish, address }: NewTable,
): Promise<Hosted | Refusal> {
  const full = await quotas.ofTable(player.id, { address, options: wish.options });
  if (full) return full;
  const table = await setTable(context, games, { player, wish });
  return 'code' in table ? table : { table, player };
}

/** Only as long as they sit there: the table may have gone since, or the chair be somebody else's. */
export async function stillHosted(
  { store }: ServerContext,
  { table: { id }, player }: Hosted,
): Promise<Hosted | undefined> {
  const table = await store.tables.load(id);
  return table && chairOf(table, player) ? { table, player } : undefined;
}
