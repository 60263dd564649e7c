import { describe, expect, test } from 'vitest';
import { hasPostgres, inDatabase, newDatabaseUrl } from '../testing/engines.ts';
import { openPostgres } from './postgres.ts';

describe.runIf(hasPostgres())('jobs in PostgreSQL', () => {
  test('are done though the first question for them failed', async () => {
    const url = await newDatabaseUrl();
    const store = await openPostgres(url, { hasJobs: true });
    const tasks = `${/search_path%3D(\w+)/.exec(url)?.[1]}_jobs._private_tasks`;
    await inDatabase(url, `alter table ${tasks} rename to hidden`);
    const done: string[] = [];
    const handler = async (table: string) => void done.push(table);
    const stop = await store.shared?.jobs?.work({ table: handler, clock: handler, notice: handler });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await inDatabase(url, `alter table ${tasks.replace('_private_tasks', 'hidden')} rename to _private_tasks`);
    await store.shared?.jobs?.add('t', [{ kind: 'clock', inMs: 0 }]);
    while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(done).toEqual(['t']);
    await stop?.();
    await store.close();
  });
});
