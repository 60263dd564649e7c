import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { outletOf } from './text-frame.ts';

const SHORT = 'ahoy';
/** Around every length at which the head changes, in letters of one, two and four bytes. */
const TEXTS = [
  '',
  SHORT,
  ...[125, 126, 65_535, 65_536].map((length) => 'x'.repeat(length)),
  'é'.repeat(63),
  '🏴'.repeat(40_000),
];

test('a client reads each frame as the text that it was', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  onTestFinished(() => server.close());
  server.on('connection', (_socket, { socket: wire }) => TEXTS.forEach((text) => outletOf(wire).say(text)));
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data) => heard.push(data.toString()) === TEXTS.length && resolve());
  });
  client.close();
  expect(heard).toEqual(TEXTS);
});
