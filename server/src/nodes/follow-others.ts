import type { Tiding } from '../bus/tidings.ts';
import { report, type ServerContext } from '../server-context.ts';
import { isBehind } from '../tables/catch-up.ts';
import { hasUnheard, retell, tellLines } from '../tables/chat-lines.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isSet } from '../tables/table.ts';

/** While no word is carried. */
const POLL_MS = 500;
/** While it is: single words may be lost all the same. */
const ROUND_MS = 5_000;

interface FollowDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
}

/** Keeps the tables in memory up with what other servers write: as soon as they say so, and by looking for what they could not say. */
export function followOthers({ context, registry }: FollowDeps): { close(): void } {
  const { bus, store } = context;
  const failed = (error: unknown) => report(context, 'follow', error);
  bus.hear((tiding) => void hear({ context, registry }, tiding)?.catch(failed));
  const look = () => void lookAtAll({ context, registry }).catch(failed);
  bus.whenWell(look);
  const polls = [
    context.later.every(POLL_MS, () => {
      if (store.shared && !bus.isWell()) look();
    }),
    context.later.every(ROUND_MS, () => {
      if (store.shared && bus.isWell()) look();
    }),
  ];
  return { close: () => polls.forEach((stop) => stop()) };
}

function hear({ registry }: FollowDeps, tiding: Tiding): Promise<void> | undefined {
  if (tiding.what === 'table') return registry.lookAgain(tiding.id);
  const table = tiding.what === 'lines' ? registry.peek(tiding.id) : undefined;
  if (table && tiding.what === 'lines') tellLines(table, tiding.lines);
  return undefined;
}

async function lookAtAll({ context, registry }: FollowDeps): Promise<void> {
  const tables = new Map(registry.inMemory().map((table) => [table.id, table]));
  if (tables.size === 0) return;
  for (const mark of (await context.store.shared?.marks([...tables.keys()])) ?? []) {
    const table = tables.get(mark.id);
    if (table && isBehind(table, mark)) await registry.lookAgain(mark.id);
    if (table && isSet(table) && hasUnheard(table, mark)) await retell(context, table);
  }
}
