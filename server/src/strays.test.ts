import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { bundle } from './bundle.ts';
import { operatorAsks } from './testing/admin.ts';
import { SOLO } from './testing/games.ts';
import { takeSeat } from './testing/open-house.ts';
import { endServers, startServer } from './testing/server-process.ts';
import { tempFolder } from './testing/temp-folder.ts';

const SOURCE = fileURLToPath(new URL('testing/stray-process.ts', import.meta.url));
const SERVER = fileURLToPath(new URL('../dist/strays-under-test/haven.mjs', import.meta.url));
const TOKEN = 'sixteen characters';

beforeAll(() => bundle(SOURCE, SERVER));
afterEach(endServers);

test('a promise that nobody waited for is counted, and the house goes on', async () => {
  const server = startServer(SERVER, { HAVEN_DATA: tempFolder(), HAVEN_ADMIN_TOKEN: TOKEN });
  const address = await server.address;
  server.kill('SIGUSR2');
  const counted = async () => (await operatorAsks<string>(address, 'GET /metrics', TOKEN)).body;
  while (!(await counted()).includes('haven_errors_total{where="stray"} 1'));
  expect((await takeSeat(address, SOLO.meta.id)).seen.seq).toBe(0);
});

test('an exception that nobody caught ends the house in order, with one word and a code', async () => {
  const server = startServer(SERVER, { HAVEN_DATA: tempFolder() });
  const { guest } = await takeSeat(await server.address, SOLO.meta.id);
  server.kill('SIGHUP');
  expect(await guest.closed()).toBe(1001);
  expect(await server.ended).toMatchObject({ code: 1, output: expect.stringContaining('Haven is closed.') });
  expect((await server.ended).errors).toContain('nobody caught this');
});
