import type { Refusal } from '@haven/kit';
import type { ChatLine, Said } from '@haven/wire';
import { type House, report } from '../house.ts';
import { hearsChat } from '../matches/may-know.ts';
import { isSet, type Listener, type Table } from '../matches/table.ts';
import { complain } from '../socket/complain.ts';
import { perSeat } from '../socket/per-seat.ts';

/** The talk at the tables: those who sit there speak; at public ones everybody hears. */
export interface Chat {
  say(table: Table, listener: Listener, said: Said): Promise<void>;
  /** A newcomer hears what was said last. */
  tell(table: Table, listener: Listener): Promise<void>;
}

const PACE = { perSecond: 1, burst: 5 };
const LINES_AT_JOIN = 200;

export function createChat(house: House): Chat {
  const buckets = perSeat(PACE, house.now);
  const refusalOf = (table: Table, { viewer }: Listener): Refusal | undefined => {
    if (viewer === 'spectator') return { code: 'spectator' };
    if (!isSet(table)) return { code: 'unknown-table' };
    return buckets(table, viewer).take() ? undefined : { code: 'too-many-messages' };
  };
  return {
    say: async (table, listener, said) => {
      const refusal = refusalOf(table, listener) ?? (await kept(house, table, { listener, said }));
      if (refusal) complain(house, listener, refusal);
    },
    tell: async (table, listener) => {
      const isTold = isSet(table) && hearsChat(table, listener.viewer);
      const lines = isTold ? await house.store.chat.last(table.id, LINES_AT_JOIN) : [];
      if (lines.length > 0) listener.hear(letterOf(lines));
    },
  };
}

interface Spoken {
  readonly listener: Listener;
  readonly said: Said;
}

/** Stored, and only then told to everybody. */
async function kept(house: House, table: Table, { listener, said }: Spoken): Promise<Refusal | undefined> {
  const { viewer, player = null } = listener;
  if (viewer === 'spectator') return { code: 'spectator' };
  try {
    const line = await house.store.chat.add({ table: table.id, seat: viewer, player, at: house.now(), said });
    tellLines(table, [line]);
    return undefined;
  } catch (error) {
    report(house, 'store', error);
    return { code: 'store-error' };
  }
}

/** What was said is taken away, from the store and from every page that shows it. */
export async function removeLine(house: House, table: Table, number: number): Promise<Refusal | undefined> {
  const line = await house.store.chat.remove(table.id, number);
  if (line === undefined) return { code: 'unknown-line' };
  tellLines(table, [line]);
  return undefined;
}

/** Everybody hears once more what stands there now. */
export async function retell(house: House, table: Table): Promise<void> {
  const lines = await house.store.chat.last(table.id, LINES_AT_JOIN);
  if (lines.length > 0) tellLines(table, lines);
}

function tellLines(table: Table, lines: readonly ChatLine[]): void {
  const letter = letterOf(lines);
  for (const each of table.listeners) if (hearsChat(table, each.viewer)) each.hear(letter);
}

function letterOf(lines: readonly ChatLine[]): string {
  return JSON.stringify({ type: 'chat', lines });
}
