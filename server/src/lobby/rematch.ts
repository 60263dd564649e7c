import type { Refusal } from '@haven/kit';
import type { Rematch } from '@haven/wire';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import { broadcastTable } from '../tables/messages.ts';
import type { SetTable } from '../tables/table.ts';
import { chairOf } from './chairs.ts';
import { likeTable } from './set-table.ts';

/** The first who asks sets the table, all others are shown to it. */
export function rematchOf(context: ServerContext, table: SetTable, player: Player): Promise<Rematch | Refusal> {
  return table.queue.run(async () => {
    const { phase, rematch } = table.setting;
    if (chairOf(table.setting, player) === undefined) return { code: 'not-your-chair' };
    if (phase !== 'over' && phase !== 'ended') return { code: 'match-not-over' };
    if (rematch !== null) return { table: rematch };
    const next = await context.store.tables.rematch(table.id, likeTable(context, table.setting, player));
    table.setting = { ...table.setting, rematch: next };
    broadcastTable(context, table);
    return { table: next };
  });
}
