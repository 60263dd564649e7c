import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { simRng } from '@haven/kit';
import { afterEach, describe, expect, test } from 'vitest';
import { hasPostgres, newDatabaseUrl } from './testing/engines.ts';
import { SOLO } from './testing/games.ts';
import { guestAt } from './testing/guest.ts';
import { takeSeat } from './testing/open-house.ts';
import { bundleServer } from './testing/programs.ts';
import { playRandomly } from './testing/random-run.ts';
import { endServers, startServer } from './testing/server-process.ts';
import { tempFolder } from './testing/temp-folder.ts';

afterEach(endServers);

describe.runIf(hasPostgres())('a server with DATABASE_URL', () => {
  test('killed and started again it has every move, and nothing lies in its data folder but keys', async () => {
    const [server, folder] = [await bundleServer(), tempFolder()];
    const environment = { HAVEN_DATA: folder, DATABASE_URL: await newDatabaseUrl() };
    const first = startServer(server, environment);
    const { guest, match, token, seen } = await takeSeat(await first.address, SOLO.meta.id);
    const after = await playRandomly(guest, seen, { rng: simRng(7), limit: 5 });
    first.kill('SIGKILL');
    await first.ended;
    const second = startServer(server, environment);
    const again = await guestAt(await second.address);
    expect((await again.joins({ match, token })).seen).toEqual(after);
    expect(existsSync(join(folder, 'haven.db'))).toBe(false);
    expect(existsSync(join(folder, 'secret'))).toBe(true);
    second.kill('SIGTERM');
    expect(await second.ended).toMatchObject({ code: 0, errors: '' });
  });

  test('two servers with folders of their own have the same keys: a seat that one gave is taken at the other', async () => {
    const [server, url] = [await bundleServer(), await newDatabaseUrl()];
    const servers = [tempFolder(), tempFolder()].map((folder) =>
      startServer(server, { HAVEN_DATA: folder, DATABASE_URL: url }),
    );
    const [here = '', there = ''] = await Promise.all(servers.map(({ address }) => address));
    const { match, token, seen } = await takeSeat(here, SOLO.meta.id);
    expect((await (await guestAt(there)).joins({ match, token })).seen).toEqual(seen);
  });
});

test('a database that does not answer is told in one line, without its password', async () => {
  const url = `postgres://haven:hunter2@localhost/haven?host=${encodeURIComponent(tempFolder())}`;
  const refused = startServer(await bundleServer(), { HAVEN_DATA: tempFolder(), DATABASE_URL: url });
  const { code, errors } = await refused.ended;
  expect(code).toBe(1);
  expect(errors.trim()).toMatch(/^The database of DATABASE_URL cannot be used: .*ENOENT.*$/);
  expect(errors).not.toContain('hunter2');
});
