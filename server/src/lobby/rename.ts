import type { Refusal } from '@haven/kit';
import type { Phase } from '@haven/wire';
import { report, type ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import { shownName, toldApart } from '../store/shown-name.ts';
import { changeTable, judgedAnew } from '../tables/change.ts';
import { keepLine } from '../tables/chat-lines.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isSet, type SetTable, type Table } from '../tables/table.ts';

const MOST_TABLES = 100;
/** What is over stays as it was played. */
const LIVELY: readonly Phase[] = ['gathering', 'sealing', 'playing'];

/** Somebody goes by another name from now on: also where they sit already. */
export async function renameChairs(context: ServerContext, registry: TableRegistry, player: Player): Promise<void> {
  const tables = await context.store.tables.ofPlayer(player.id, MOST_TABLES);
  for (const { id, phase } of tables)
    if (LIVELY.includes(phase)) await registry.errand(id, (table) => renameAt(context, table, player));
}

async function renameAt(context: ServerContext, table: Table, player: Player): Promise<void> {
  try {
    if (isSet(table)) await table.queue.run(() => judgedAnew(() => renameChair(context, table, player)));
  } catch (error) {
    report(context, 'rename', error);
  }
}

async function renameChair(
  context: ServerContext,
  table: SetTable,
  { id, name }: Player,
): Promise<Refusal | undefined> {
  const { phase, chairs } = table.setting;
  const chair = chairs.find(({ player }) => player === id);
  if (chair === undefined || chair.name === name || !LIVELY.includes(phase)) return undefined;
  const renamed = toldApart(chairs, { ...chair, name });
  const refusal = await changeTable(context, table, { chairs: [renamed] });
  if (refusal || chair.name === '') return refusal;
  const happening = { what: 'renamed', from: shownName(chair), to: shownName(renamed) } as const;
  await keepLine(context, table, { seat: chair.seat, player: id, said: { kind: 'happened', happening } });
  return undefined;
}
