import { report, type ServerContext } from '../server-context.ts';
import { isBehind } from '../tables/catch-up.ts';
import type { TableRegistry } from '../tables/registry.ts';

const POLL_MS = 500;

export interface Following {
  close(): void;
}

interface FollowDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
}

/** Keeps the tables in memory up with what other servers write: as soon as they say so, or by looking where they cannot. */
export function followOthers({ context, registry }: FollowDeps): Following {
  const { bus, store } = context;
  const failed = (error: unknown) => report(context, 'follow', error);
  const lookAgain = (id: string) => void registry.lookAgain(id).catch(failed);
  bus.hear((tiding) => {
    if (tiding.what === 'table') lookAgain(tiding.id);
  });
  const lookAtAll = async () => {
    for (const id of await behind({ context, registry })) lookAgain(id);
  };
  bus.onceBack(() => void lookAtAll().catch(failed));
  const poll = setInterval(() => {
    if (store.shared && !bus.isWell()) void lookAtAll().catch(failed);
  }, POLL_MS).unref();
  return { close: () => clearInterval(poll) };
}

async function behind({ context, registry }: FollowDeps): Promise<readonly string[]> {
  const tables = new Map(registry.inMemory().map((table) => [table.id, table]));
  if (tables.size === 0) return [];
  const marks = (await context.store.shared?.marks([...tables.keys()])) ?? [];
  return marks.flatMap((mark) => {
    const table = tables.get(mark.id);
    return table && isBehind(table, mark) ? [mark.id] : [];
  });
}
