import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReceiver, type Receiver } from '../testing/receiver.ts';
import { createOutbound, isInside } from './outbound.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

const LETTER = { headers: {}, body: 'hello' };

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::200e'])(
  '%s is outside',
  (address) => {
    expect(isInside(address)).toBe(false);
  },
);

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...[
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
  ],
])('%s is inside', (address) => {
  expect(isInside(address)).toBe(true);
});

test.each([
  'http://8.8.8.8/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://localhost/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://user:word@8.8.8.8/',
  'ftp://8.8.8.8/',
  'file:///etc/passwd',
  'no address',
])('nothing is sent to %s', async (url) => {
  const outbound = createOutbound({ isAnywhere: false });
  expect(await outbound.mayReach(url)).toBe(false);
  await expect(outbound.post(url, LETTER)).rejects.toThrow();
});

test('an address outside may be reached', async () => {
  expect(await createOutbound({ isAnywhere: false }).mayReach('https://8.8.8.8/x')).toBe(true);
});

test('a house at home reaches its neighbours too, but no files', async () => {
  const outbound = createOutbound({ isAnywhere: true });
  expect(await outbound.post(`${receiver.address}/topic`, LETTER)).toBe(201);
  expect(await receiver.next()).toMatchObject({ path: '/topic', body: Buffer.from('hello') });
  expect(await outbound.mayReach('file:///etc/passwd')).toBe(false);
});

test('a redirection is not followed', async () => {
  receiver.answers(307, { location: `${receiver.address}/elsewhere` });
  expect(await createOutbound({ isAnywhere: true }).post(`${receiver.address}/topic`, LETTER)).toBe(307);
  expect(receiver.received.map(({ path }) => path)).toEqual(['/topic']);
});
