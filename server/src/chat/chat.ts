import type { Refusal, Seat } from '@haven/kit';
import type { ChatLine, Said, Spoken } from '@haven/wire';
import { type House, report } from '../server-context.ts';
import { linesWithNames, nameAt } from '../tables/line-names.ts';
import { hearsChat } from '../tables/may-know.ts';
import { perSeat } from '../tables/per-seat.ts';
import { complain } from '../tables/send-error.ts';
import { isSet, type Listener, type SetTable, type Table } from '../tables/table.ts';

/** The talk at the tables: those who sit there speak; at public ones everybody hears. */
export interface Chat {
  say(table: Table, listener: Listener, said: Spoken): Promise<void>;
  /** A newcomer hears what was said last. */
  tell(table: Table, listener: Listener): Promise<void>;
}

const PACE = { perSecond: 1, burst: 5 };
const LINES_AT_JOIN = 200;

export function createChat(house: House): Chat {
  const buckets = perSeat(PACE, house.now);
  const spoken = async (table: Table, { viewer, player }: Listener, said: Spoken): Promise<Refusal | undefined> => {
    if (viewer === 'spectator') return { code: 'spectator' };
    if (!isSet(table)) return { code: 'unknown-table' };
    if (!buckets(table, viewer).take()) return { code: 'too-many-messages' };
    return await keepLine(house, table, { seat: viewer, player: player ?? null, said });
  };
  return {
    say: async (table, listener, said) => {
      const refusal = await spoken(table, listener, said);
      if (refusal) complain(house, listener, refusal);
    },
    tell: async (table, listener) => {
      if (!isSet(table) || !hearsChat(table, listener.viewer)) return;
      const lines = await linesFor(house, table);
      if (lines.length > 0) listener.hear(letterOf(lines));
    },
  };
}

/** The last lines, for whoever comes: what was said before the table was opened to others stays among those who heard it. */
async function linesFor(house: House, table: SetTable): Promise<ChatLine[]> {
  const lines = await house.store.chat.last(table.id, LINES_AT_JOIN);
  const opening = lines.findLastIndex(({ said }) => said.kind === 'happened' && said.happening.what === 'access');
  return linesWithNames(house, table, lines.slice(Math.max(0, opening)));
}

export interface Line {
  readonly seat: Seat;
  readonly player: string | null;
  readonly said: Said;
}

/** Stored, and only then told to everybody. */
export async function keepLine(house: House, table: SetTable, line: Line): Promise<Refusal | undefined> {
  try {
    const kept = await house.store.chat.add({ table: table.id, at: house.now(), ...line });
    tellLines(table, [{ ...kept, name: nameAt(table, line) }]);
    return undefined;
  } catch (error) {
    report(house, 'store', error);
    return { code: 'store-error' };
  }
}

/** What was said is taken away, from the store and from every page that shows it. */
export async function removeLine(house: House, table: SetTable, number: number): Promise<Refusal | undefined> {
  const line = await house.store.chat.remove(table.id, number);
  if (line === undefined) return { code: 'unknown-line' };
  tellLines(table, await linesWithNames(house, table, [line]));
  return undefined;
}

/** Everybody hears once more what stands there now. */
export async function retell(house: House, table: SetTable): Promise<void> {
  const lines = await linesFor(house, table);
  if (lines.length > 0) tellLines(table, lines);
}

function tellLines(table: Table, lines: readonly ChatLine[]): void {
  const letter = letterOf(lines);
  for (const each of table.listeners) if (hearsChat(table, each.viewer)) each.hear(letter);
}

function letterOf(lines: readonly ChatLine[]): string {
  return JSON.stringify({ type: 'chat', lines });
}
