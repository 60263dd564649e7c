import type { Refusal } from '@haven/kit';
import type { Spoken } from '@haven/wire';
import type { ServerContext } from '../server-context.ts';
import { chatMessage, keepLine, linesFor } from '../tables/chat-lines.ts';
import { hearsChat } from '../tables/may-know.ts';
import { sendError } from '../tables/messages.ts';
import { perSeat } from '../tables/per-seat.ts';
import { isSet, type Listener, type Table } from '../tables/table.ts';

/** The talk at the tables: those who sit there speak; at public ones everybody hears. */
export interface Chat {
  say(table: Table, listener: Listener, said: Spoken): Promise<void>;
  /** A newcomer hears what was said last. */
  tell(table: Table, listener: Listener): Promise<void>;
}

const PACE = { perSecond: 1, burst: 5 };

export function createChat(context: ServerContext): Chat {
  const buckets = perSeat(PACE, context.now);
  const spoken = async (table: Table, { viewer, player }: Listener, said: Spoken): Promise<Refusal | undefined> => {
    if (viewer === 'spectator') return { code: 'spectator' };
    if (!isSet(table)) return { code: 'unknown-table' };
    if (!buckets(table, viewer).take()) return { code: 'too-many-messages' };
    return await keepLine(context, table, { seat: viewer, player: player ?? null, said });
  };
  return {
    say: async (table, listener, said) => {
      const refusal = await spoken(table, listener, said);
      if (refusal) sendError(context, listener, refusal);
    },
    tell: async (table, listener) => {
      if (!isSet(table) || !hearsChat(table, listener.viewer)) return;
      const lines = await linesFor(context, table);
      if (lines.length > 0) listener.hear(chatMessage(lines));
    },
  };
}
