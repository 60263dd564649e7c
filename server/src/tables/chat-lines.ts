import type { Refusal, Seat } from '@haven/kit';
import type { ChatLine, FromServer, Said } from '@haven/wire';
import { report, type ServerContext } from '../server-context.ts';
import type { Mark } from '../store/shared.ts';
import { linesWithNames, nameAt } from './line-names.ts';
import { hearsChat } from './may-know.ts';
import type { SetTable, Table } from './table.ts';

/** A newcomer reads so many. */
const LINES_AT_JOIN = 200;

/** The last lines, for whoever comes: what was said before the table was opened to others stays among those who heard it. */
export async function linesFor(context: ServerContext, table: SetTable): Promise<ChatLine[]> {
  const lines = await context.store.chat.last(table.id, LINES_AT_JOIN);
  table.lines = Math.max(table.lines, ...lines.map(({ number }) => number));
  const opening = lines.findLastIndex(({ said }) => said.kind === 'happened' && said.happening.what === 'access');
  return linesWithNames(context, table, lines.slice(Math.max(0, opening)));
}

export interface LineToKeep {
  readonly seat: Seat;
  readonly player: string | null;
  readonly said: Said;
}

/** Stored, and only then told to everybody. */
export async function keepLine(
  context: ServerContext,
  table: SetTable,
  line: LineToKeep,
): Promise<Refusal | undefined> {
  try {
    const kept = await context.store.chat.add({ table: table.id, at: context.now(), ...line });
    tellEverybody(context, table, [{ ...kept, name: nameAt(table, line) }]);
    return undefined;
  } catch (error) {
    report(context, 'store', error);
    return { code: 'store-error' };
  }
}

/** What was said is taken away, from the store and from every page that shows it. */
export async function removeLine(
  context: ServerContext,
  table: SetTable,
  number: number,
): Promise<Refusal | undefined> {
  const line = await context.store.chat.remove(table.id, number);
  if (line === undefined) return { code: 'unknown-line' };
  tellEverybody(context, table, await linesWithNames(context, table, [line]));
  return undefined;
}

/** Everybody hears once more what stands there now. */
export async function retell(context: ServerContext, table: SetTable): Promise<void> {
  const lines = await linesFor(context, table);
  if (lines.length > 0) tellLines(table, lines);
}

function tellEverybody({ bus }: ServerContext, table: Table, lines: readonly ChatLine[]): void {
  bus.tell({ what: 'lines', id: table.id, lines });
  tellLines(table, lines);
}

/** Whether something was said at another server that nobody has heard here. */
export function hasUnheard({ lines, listeners }: Table, mark: Pick<Mark, 'lines'>): boolean {
  return listeners.size > 0 && (mark.lines ?? 0) > lines;
}

/** Those who are at the table here. */
export function tellLines(table: Table, lines: readonly ChatLine[]): void {
  table.lines = Math.max(table.lines, ...lines.map(({ number }) => number));
  const message = chatMessage(lines);
  for (const each of table.listeners) if (hearsChat(table, each.viewer)) each.hear(message);
}

export function chatMessage(lines: readonly ChatLine[]): string {
  return JSON.stringify({ type: 'chat', lines } satisfies FromServer);
}
