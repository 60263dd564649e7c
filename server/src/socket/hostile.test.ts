import { simRng } from '@haven/kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Guest } from '../testing/guest.ts';
import { type AtTable, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { playRandomly } from '../testing/random-run.ts';

let house: OpenHouse;
let honest: AtTable;
let stranger: Guest;

beforeEach(async () => {
  house = await openHouse({ limits: { messagesPerSecond: 20, burst: 30, badMessages: 8 } });
  honest = await house.seated();
  stranger = await house.guest();
});

/** Whatever happened: somebody else's match goes on as if nothing had. */
afterEach(async () => {
  await playRandomly(honest.guest, honest.seen, { rng: simRng(1), limit: 10 });
  expect(honest.guest.frames.every((frame) => /^\{"type":"(house|table|seen)"/.test(frame))).toBe(true);
  await house.close();
});

const PLAY = { type: 'play', asked: 0, move: 'x' };

test.each([
  ['no JSON', 'hello', 'bad-message'],
  ['half a JSON', '{"type":"join"', 'bad-message'],
  ['null', 'null', 'bad-message'],
  ['a list', '[]', 'bad-message'],
  ['an unknown type', { type: 'cheat' }, 'bad-message'],
  ['a prototype', '{"type":"look","from":0,"__proto__":{"a":1}}', 'bad-message'],
  ['a field too many', { type: 'look', from: 0, more: 1 }, 'bad-message'],
  ['a move that is no text', { type: 'play', asked: 0, move: { a: 1 } }, 'bad-message'],
  ['a number that is no number', '{"type":"look","from":1e999}', 'bad-message'],
  ['a negative number', { type: 'undo', moves: -1 }, 'bad-message'],
  ['a salt that is none', { type: 'salt', salt: 'pepper' }, 'bad-message'],
  ['a salt before joining', { type: 'salt', salt: 'ab'.repeat(32) }, 'not-joined'],
  ['a vote before joining', { type: 'vote', request: 1, yes: true }, 'not-joined'],
  ['a vote that is neither', { type: 'vote', request: 1, yes: 'perhaps' }, 'bad-message'],
  ['a word before joining', { type: 'say', said: { kind: 'emote', emote: 'skull' } }, 'not-joined'],
  ['an emote that is none', { type: 'say', said: { kind: 'emote', emote: '<img>' } }, 'bad-message'],
  ['a proposal with more', { type: 'propose', proposal: { what: 'abandon', by: 1 } }, 'bad-message'],
  ['too long a nonce', { ...PLAY, nonce: 'ab'.repeat(33) }, 'bad-message'],
  ['a bot that is none', { ...PLAY, by: 'bot' }, 'bad-message'],
  ['bytes', Buffer.from(JSON.stringify(PLAY)), 'bad-message'],
  ['too long a message', { ...PLAY, move: 'x'.repeat(5000) }, 'message-too-long'],
  ['a move before joining', PLAY, 'not-joined'],
  ['a match that is none', { type: 'join', match: 'x'.repeat(22) }, 'unknown-match'],
  ['a token that is none', { type: 'join', match: 'x'.repeat(22), token: 'x' }, 'bad-token'],
])('%s is refused in words, and the socket stays open', async (_name, message, code) => {
  if (Buffer.isBuffer(message)) stranger.socket.send(message);
  else stranger.say(message);
  expect((await stranger.hears('error')).refusal.code).toBe(code);
  expect((await stranger.joins({ match: honest.match })).seen.seq).toBe(0);
});

test('a token opens its own match and no other', async () => {
  const other = await house.seated();
  stranger.say({ type: 'join', match: honest.match, token: other.token });
  expect((await stranger.hears('error')).refusal.code).toBe('bad-token');
});

test('a token signed by somebody else opens nothing', async () => {
  const elsewhere = await openHouse({ secret: new Uint8Array(32).fill(8) });
  const token = await elsewhere.tokens.sign({ match: honest.match, seat: 0 });
  await elsewhere.close();
  stranger.say({ type: 'join', match: honest.match, token });
  expect((await stranger.hears('error')).refusal.code).toBe('bad-token');
});

test('an unsigned token opens nothing', async () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none' })}.${part({ match: honest.match, seat: 0, aud: 'haven-seat' })}.`;
  stranger.say({ type: 'join', match: honest.match, token });
  expect((await stranger.hears('error')).refusal.code).toBe('bad-token');
});

test('a watcher can neither play nor take back nor note an aid', async () => {
  await stranger.joins({ match: honest.match });
  const move = honest.seen.moves[0]?.text;
  for (const message of [
    { type: 'play', asked: 0, move },
    { type: 'undo', moves: 1 },
    { type: 'aided', aid: 'odds' },
  ]) {
    stranger.say(message);
    expect((await stranger.hears('refused')).refusal.code).toBe('spectator');
  }
});

test('a socket joins once', async () => {
  await stranger.joins({ match: honest.match });
  stranger.say({ type: 'join', match: honest.match, token: honest.token });
  expect((await stranger.hears('error')).refusal.code).toBe('already-joined');
});

test('an illegal, a stale and a repeated move are refused with how things stand', async () => {
  const { guest, seen } = await house.seated();
  guest.say({ type: 'play', asked: seen.asked, move: 'win at once' });
  expect(await guest.hears('refused')).toMatchObject({ seen: { seq: 0 } });
  const move = seen.moves[0]?.text;
  guest.say({ type: 'play', asked: seen.asked, move });
  guest.say({ type: 'play', asked: seen.asked, move });
  const after = await guest.hears('seen');
  expect(await guest.hears('refused')).toMatchObject({ refusal: { code: 'stale' }, seen: after.seen });
});

test('a flood is answered, then cut off', async () => {
  await stranger.joins({ match: honest.match });
  for (let sent = 0; sent < 200; sent += 1) stranger.say({ type: 'look', from: 0 });
  expect((await stranger.hears('error')).refusal.code).toBe('too-many-messages');
  expect(await stranger.closed()).toBe(1008);
});

test('too much garbage in a row ends in a closed socket', async () => {
  for (let sent = 0; sent < 10; sent += 1) stranger.say('garbage');
  expect(await stranger.closed()).toBe(1008);
  expect(stranger.frames).toHaveLength(8);
});

test('a message far too long closes the socket at once', async () => {
  stranger.say('x'.repeat(100_000));
  expect(await stranger.closed()).toBe(1009);
});

test('one address has so many sockets and no more', async () => {
  const narrow = await openHouse({ limits: { socketsPerAddress: 2 } });
  const guests = [await narrow.guest(), await narrow.guest(), await narrow.guest()];
  expect(await guests[2]?.closed()).toBe(1013);
  guests[0]?.socket.close();
  await guests[0]?.closed();
  const next = await narrow.guest();
  next.say('garbage');
  expect((await next.hears('error')).refusal.code).toBe('bad-message');
  await narrow.close();
});
