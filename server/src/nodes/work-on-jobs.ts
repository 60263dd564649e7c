import { report, type ServerContext } from '../server-context.ts';
import type { JobHandlers } from '../store/jobs.ts';
import { LEASE_MS } from '../tables/due-jobs.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Table } from '../tables/table.ts';

interface JobDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  /** Whether a table waits for the house itself. */
  isWaiting(table: Table): boolean;
  readonly due: Omit<JobHandlers, 'table'>;
}

/** Does the jobs that outlive servers, together with all others over the same data. */
export function workOnJobs({ context, registry, isWaiting, due }: JobDeps) {
  let stop = () => Promise.resolve();
  const table = async (id: string) => {
    const waits = await registry.errand(id, (found) => takeLead(found, isWaiting));
    // Whoever takes over may die as well.
    if (waits) await context.store.shared?.jobs?.add(id, [{ kind: 'table', inMs: LEASE_MS }]);
  };
  const told = (handler: (id: string) => Promise<void>) => (id: string) =>
    handler(id).catch((error: unknown) => {
      report(context, 'job', error);
      throw error;
    });
  return {
    wake: async () => {
      const handlers = { table: told(table), clock: told(due.clock), notice: told(due.notice) };
      stop = (await context.store.shared?.jobs?.work(handlers)) ?? stop;
    },
    close: () => {
      const stopping = stop();
      stop = () => stopping;
      return stopping;
    },
  };
}

/** From now on this server moves for the bots. */
function takeLead(table: Table, isWaiting: (table: Table) => boolean): boolean {
  if (!isWaiting(table)) return false;
  table.leads = true;
  table.announce();
  return true;
}
