import { expect, test } from 'vitest';
import { newPushKey, readPushKey } from './push-key.ts';

test('a table has one topic, which says nothing about it to whoever has not the key', () => {
  const text = newPushKey();
  const [key, again, other] = [readPushKey(text), readPushKey(text), readPushKey(newPushKey())];
  expect(key.topicOf('table-1')).toMatch(/^[\w-]{32}$/);
  expect(again.topicOf('table-1')).toBe(key.topicOf('table-1'));
  expect(key.topicOf('table-2')).not.toBe(key.topicOf('table-1'));
  expect(other.topicOf('table-1')).not.toBe(key.topicOf('table-1'));
});
