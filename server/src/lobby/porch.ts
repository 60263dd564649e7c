import type { Refusal } from '@haven/kit';
import type { Alarms } from '../clocks/timers.ts';
import type { ServerContext } from '../server-context.ts';
import { Sick } from '../sick-list.ts';
import type { Matches } from '../tables/registry.ts';
import { isGathering, type SetTable } from '../tables/table.ts';

/** Where people are waited for. */
export interface Porch {
  readonly context: ServerContext;
  readonly matches: Matches;
  readonly alarms: Alarms;
}

interface Bell {
  readonly name: string;
  readonly table: string;
  readonly at: number;
}

type Errand = (table: SetTable) => Promise<Refusal | undefined> | undefined;

const RETRY_MS = 5_000;

/** At that time something is done at a table if people still gather there; what the store refuses is tried again. */
export function ringAt(porch: Porch, bell: Bell, errand: Errand): void {
  const { alarms, context } = porch;
  alarms.set(bell.name, bell.at, async () => {
    const refusal = await run(porch, bell.table, errand);
    if (refusal === undefined || alarms.has(bell.name)) return;
    context.log.warn({ ...bell, refusal }, 'an errand is tried again');
    ringAt(porch, { ...bell, at: context.now() + RETRY_MS }, errand);
  });
}

async function run({ matches }: Porch, id: string, errand: Errand): Promise<Refusal | undefined> {
  const held = await matches.holdIfWell(id);
  if (held === undefined) return undefined;
  const { table, release } = held;
  try {
    return await table.queue.run(() => (isGathering(table) ? errand(table) : undefined));
  } catch (error) {
    if (error instanceof Sick) return undefined;
    table.suffer(error);
    throw error;
  } finally {
    release();
  }
}
