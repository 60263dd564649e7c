import { type AnyGame, canPlayOn } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import { damagedTable, Sick } from '../sick-list.ts';
import { Damaged } from '../store/damaged.ts';
import type { Store, StoredWhole } from '../store/store.ts';
import { examine, examineStored } from './examine.ts';
import { otherRulesWords } from './other-rules.ts';
import { openTable, type Table } from './table.ts';

/** A table as it is stored; undefined if there is none. Rejects with `Sick` if it cannot be used. */
export async function loadTable(
  { store, now }: Pick<ServerContext, 'store' | 'now'>,
  games: readonly AnyGame[],
  id: string,
): Promise<Table | undefined> {
  const stored = await readStored(store, id);
  const name = stored.match?.record.game ?? stored.setting?.game;
  if (name === undefined) return undefined;
  const game = games.find(({ meta }) => meta.id === name);
  if (game === undefined) throw new Sick({ code: 'unknown-game' }, `the game ${name} is not in the house`);
  const leads = await isAlone(store);
  try {
    if (stored.match) examineStored(stored.match);
    const table = openTable(game, stored, { id, now: now(), leads });
    examine(table, now());
    return table;
  } catch (error) {
    throw damagedTable(error, otherRulesIn(game, stored));
  }
}

/** Where other servers are open, one of them may be moving for the bots already. That it cannot be found out is no fault of the table. */
async function isAlone({ shared }: Store): Promise<boolean> {
  return shared === undefined || !(await shared.hasOthers());
}

function otherRulesIn(game: AnyGame, { match }: StoredWhole): string {
  const version = match?.record.version ?? game.meta.version;
  return canPlayOn(game, version) ? '' : `${otherRulesWords(game, version)}: `;
}

/** A store that does not answer is no fault of the table. */
async function readStored(store: Store, id: string): Promise<StoredWhole> {
  try {
    return await store.whole(id);
  } catch (error) {
    throw error instanceof Damaged ? damagedTable(error) : error;
  }
}
