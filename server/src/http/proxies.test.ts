import { join } from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { openSqlite } from '../store/sqlite.ts';
import { get, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

/** What the house takes for the address of whoever sends these headers. */
async function seenThrough(trustProxy: number, headers: Record<string, string>) {
  const store = openSqlite(join(tempFolder(), 'haven.db'));
  const plan = { games: [], store, secret: new Uint8Array(32), log: pino({ level: 'silent' }), trustProxy };
  const { http } = await createApp(plan);
  http.get('/api/who', ({ ip, protocol, host }) => ({ ip, protocol, host }));
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  const { body } = await get<{ ip: string; protocol: string; host: string }>(`${address}/api/who`, headers);
  await http.close();
  return body;
}

const ADDRESS = '203.0.113.7';
const INNER_PROXY = '10.0.0.2';

test.each([
  { name: 'no proxy: nothing is believed', proxies: 0, forwarded: `1.2.3.4, ${ADDRESS}`, ip: '127.0.0.1' },
  { name: 'one proxy: what it added', proxies: 1, forwarded: ADDRESS, ip: ADDRESS },
  { name: 'one proxy: what was there before is a lie', proxies: 1, forwarded: `1.2.3.4, ${ADDRESS}`, ip: ADDRESS },
  { name: 'one proxy, many lies', proxies: 1, forwarded: `9.9.9.9, 8.8.8.8, 1.2.3.4, ${ADDRESS}`, ip: ADDRESS },
  {
    name: 'two proxies: what the outer one added',
    proxies: 2,
    forwarded: `1.2.3.4, ${ADDRESS}, ${INNER_PROXY}`,
    ip: ADDRESS,
  },
  { name: 'three proxies are not two', proxies: 2, forwarded: `${ADDRESS}, 10.0.0.3, ${INNER_PROXY}`, ip: '10.0.0.3' },
])('$name', async ({ proxies, forwarded, ip }) => {
  expect((await seenThrough(proxies, { 'x-forwarded-for': forwarded })).ip).toBe(ip);
});

test('protocol and host are those that the nearest proxy tells, and only if there is one', async () => {
  const headers = { 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'evil.example, games.example' };
  expect(await seenThrough(1, headers)).toMatchObject({ protocol: 'https', host: 'games.example' });
  const { protocol, host } = await seenThrough(0, headers);
  expect([protocol, host.split(':')[0]]).toEqual(['http', '127.0.0.1']);
});

test('limits count by the address that cannot be forged', async () => {
  const house = await openHouse({ trustProxy: 1, limits: { requestsPerMinute: 5 } });
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    const forged = { 'x-forwarded-for': `1.2.3.${time}, ${ADDRESS}` };
    statuses.push((await get(`${house.address}/api/me`, forged)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await house.close();
});
