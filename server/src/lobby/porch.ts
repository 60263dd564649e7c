import type { Refusal } from '@haven/kit';
import type { Timers } from '../clocks/timers.ts';
import type { ServerContext } from '../server-context.ts';
import { Sick } from '../sick-list.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isGathering, type SetTable } from '../tables/table.ts';

/** Where people are waited for. */
export interface GatheringDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly timers: Timers;
}

interface Bell {
  readonly name: string;
  readonly table: string;
  readonly at: number;
}

type Errand = (table: SetTable) => Promise<Refusal | undefined> | undefined;

const RETRY_MS = 5_000;

/** At that time something is done at a table if people still gather there; what the store refuses is tried again. */
export function ringAt(deps: GatheringDeps, bell: Bell, errand: Errand): void {
  const { timers, context } = deps;
  timers.set(bell.name, bell.at, async () => {
    const refusal = await run(deps, bell.table, errand);
    if (refusal === undefined || timers.has(bell.name)) return;
    context.log.warn({ ...bell, refusal }, 'an errand is tried again');
    ringAt(deps, { ...bell, at: context.now() + RETRY_MS }, errand);
  });
}

function run({ registry }: GatheringDeps, id: string, errand: Errand): Promise<Refusal | undefined> {
  return registry.errand(id, async (table) => {
    try {
      return await table.queue.run(() => (isGathering(table) ? errand(table) : undefined));
    } catch (error) {
      if (error instanceof Sick) return undefined;
      table.suffer(error);
      throw error;
    }
  });
}
