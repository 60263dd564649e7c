import { networkInterfaces } from 'node:os';
import type { HouseAddress } from '@haven/wire';
import { afterEach, expect, test } from 'vitest';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

let house: OpenHouse;
afterEach(() => house.close());

const OWN = 'https://games.example.org';

async function told(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1'): Promise<HouseAddress> {
  const answer = await house.http.inject({
    url: '/api/address',
    headers: { host: 'localhost:2199', ...headers },
    remoteAddress,
  });
  return answer.json();
}

/** A house that hears every network of its machine. */
async function openEverywhere(): Promise<number> {
  house = await openHouse({}, tempFolder(), '0.0.0.0');
  return Number(new URL(house.address).port);
}

test('the address that was configured is told to everybody', async () => {
  house = await openHouse({ services: { address: OWN } });
  expect(await told({}, '192.0.2.7')).toEqual({ address: OWN, nearby: [] });
});

test('a house that hears this machine alone has no other address', async () => {
  house = await openHouse();
  expect(await told()).toEqual({ address: null, nearby: [] });
});

test('one that hears its networks tells its addresses there, to this machine’s own visitors alone', async () => {
  const port = await openEverywhere();
  const inNetworks = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  expect(await told()).toEqual({ address: null, nearby: inNetworks });
  expect((await told({ host: '[::1]:2199' }, '::1')).nearby).toEqual(inNetworks);
  for (const nearby of [
    await told({}, '192.0.2.7'),
    await told({ host: 'games.example.org' }),
    await told({ 'x-forwarded-for': '192.0.2.7' }),
    await told({ forwarded: 'for=192.0.2.7' }),
  ])
    expect(nearby).toEqual({ address: null, nearby: [] });
});
