import { expect, test } from 'vitest';
import { FromClient, isPlainMove } from './messages.ts';

const LONGEST = 'x'.repeat(500);
const PLAIN = ['{"type":"play","asked":0,"move":""}', `{"move":"${LONGEST}","asked":1000000,"type":"play"}`];
const OTHERS = [
  ...['null', '7', '"play"', '[]', '{}', '["play",1,"end"]'],
  ...['{"type":"play","asked":1}', '{"type":"play","move":"end"}', '{"asked":1,"move":"end"}'],
  ...['-1', '1.5', '1000001', '1e400', 'null', '"1"', '[1]', 'true', '{}'].map(
    (asked) => `{"type":"play","asked":${asked},"move":"end"}`,
  ),
  ...['null', '1', '["end"]', `"${LONGEST}x"`].map((move) => `{"type":"play","asked":1,"move":${move}}`),
  '{"type":"undo","asked":1,"move":"end"}',
  '{"type":"play","asked":1,"move":"end","__proto__":{}}',
  '{"type":"play","asked":1,"move":"end","more":1}',
];

test.each(PLAIN)('the schema takes a move that is read without it, and changes nothing: %s', (text) => {
  const said: unknown = JSON.parse(text);
  expect(isPlainMove(said)).toBe(true);
  expect(FromClient.parse(said)).toStrictEqual(said);
});

test.each(OTHERS)('what the schema refuses is never taken for a move: %s', (text) => {
  const said: unknown = JSON.parse(text);
  expect(FromClient.safeParse(said).success).toBe(false);
  expect(isPlainMove(said)).toBe(false);
});

test('a move with a nonce is left to the schema', () => {
  expect(isPlainMove({ type: 'play', asked: 1, move: 'end', nonce: 'ab'.repeat(16) })).toBe(false);
});
