import type { Refusal } from '@haven/kit';
import { report, type ServerContext } from '../server-context.ts';
import { broadcastTable, sendRefusal } from './messages.ts';
import { isOver, isPlaying, type Listener, type Table } from './table.ts';

const MOST_AIDS = 16;

/** A helping tool was used: kept with the match, so that its result can say so. */
export function aided(context: ServerContext, table: Table, said: { listener: Listener; aid: string }): Promise<void> {
  const { listener, aid } = said;
  return table.queue.run(async () => {
    const refusal = aidRefusal(table, listener, aid) ?? (await keepAid(context, table, aid));
    if (refusal) sendRefusal(context, table, { listener, refusal });
  });
}

function aidRefusal(table: Table, { viewer }: Listener, aid: string): Refusal | undefined {
  if (viewer === 'spectator') return { code: 'spectator' };
  if (!isPlaying(table)) return { code: 'not-begun' };
  if (isOver(table)) return { code: 'game-over' };
  const { aids } = table;
  return aids.length >= MOST_AIDS && !aids.includes(aid) ? { code: 'too-many-aids' } : undefined;
}

async function keepAid(context: ServerContext, table: Table, aid: string): Promise<Refusal | undefined> {
  if (table.aids.includes(aid)) return undefined;
  const aids = [...table.aids, aid];
  try {
    await context.store.aid(table.id, aids);
  } catch (error) {
    report(context, 'store', error);
    return { code: 'store-error' };
  }
  table.aids = aids;
  context.bus.tell({ what: 'table', id: table.id });
  broadcastTable(context, table);
  return undefined;
}
