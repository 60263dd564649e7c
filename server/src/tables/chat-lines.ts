import type { Refusal, Seat } from '@haven/kit';
import type { ChatLine, Said } from '@haven/wire';
import { type House, report } from '../server-context.ts';
import { linesWithNames, nameAt } from './line-names.ts';
import { hearsChat } from './may-know.ts';
import type { SetTable, Table } from './table.ts';

/** A newcomer reads so many. */
const LINES_AT_JOIN = 200;

/** The last lines, for whoever comes: what was said before the table was opened to others stays among those who heard it. */
export async function linesFor(house: House, table: SetTable): Promise<ChatLine[]> {
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
  const letter = chatLetter(lines);
  for (const each of table.listeners) if (hearsChat(table, each.viewer)) each.hear(letter);
}

export function chatLetter(lines: readonly ChatLine[]): string {
  return JSON.stringify({ type: 'chat', lines });
}
