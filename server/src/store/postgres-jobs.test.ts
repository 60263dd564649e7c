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

  test('are called done as soon as there is a connection to say it over, and fail nowhere unheard meanwhile', async () => {
    const url = await newDatabaseUrl();
    const role = `worker_${process.pid}`;
    await inDatabase(url, `create role ${role} superuser login`);
    const store = await openPostgres(url.replace('haven@', `${role}@`), { hasJobs: true });
    const jobs = `${/search_path%3D(\w+)/.exec(url)?.[1]}_jobs._private_jobs`;
    const strays: unknown[] = [];
    const hear = (error: unknown) => void strays.push(error);
    process.on('unhandledRejection', hear);
    let times = 0;
    const cutOff = async () => {
      times += 1;
      if (times > 1) return;
      await inDatabase(url, `alter role ${role} nologin`);
      await inDatabase(url, `select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = '${role}'`);
    };
    const stop = await store.shared?.jobs?.work({ table: cutOff, clock: cutOff, notice: cutOff });
    await store.shared?.jobs?.add('t', [{ kind: 'clock', inMs: 0 }]);
    await expect.poll(() => inDatabase(url, `select 1 from ${jobs} where locked_at is not null`)).toHaveLength(1);
    await expect
      .poll(() => inDatabase(url, `select 1 from pg_roles where rolname = '${role}' and not rolcanlogin`))
      .toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await inDatabase(url, `alter role ${role} login`);
    await expect.poll(() => inDatabase(url, `select 1 from ${jobs}`)).toEqual([]);
    expect(strays).toEqual([]);
    process.off('unhandledRejection', hear);
    await stop?.();
    await store.close();
  });
});
