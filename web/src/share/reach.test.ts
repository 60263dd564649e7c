import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

const nearby = ['http://192.168.1.5:2199'];

test.each([
  ['http://192.168.1.5:2199', null, { origin: 'http://192.168.1.5:2199', isHereOnly: false }],
  ['https://a.example', 'https://b.example', { origin: 'https://a.example', isHereOnly: false }],
  ['http://localhost:2199', 'https://b.example', { origin: 'https://b.example', isHereOnly: false }],
  ['http://127.0.0.1:2199', null, { origin: 'http://127.0.0.1:2199', isHereOnly: true }],
  ['http://[::1]:2199', null, { origin: 'http://[::1]:2199', isHereOnly: true }],
  ['http://localhost:2199', 'http://localhost:2199', { origin: 'http://localhost:2199', isHereOnly: true }],
  ['http://localhost.example:2199', null, { origin: 'http://localhost.example:2199', isHereOnly: false }],
])('a page at %s of a house at %s', (origin, address, found) => {
  expect(reachOf(origin, { address, nearby })).toEqual({ ...found, nearby });
});
