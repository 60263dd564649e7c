import { execFileSync } from 'node:child_process';
import { createPublicKey, createSign, createVerify } from 'node:crypto';
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

test('a key is a whole pair, whatever its number', () => {
  for (let times = 0; times < 1_000; times += 1) {
    const text = newPushKey();
    const signature = createSign('sha256').update('notice').sign(readPushKey(text).private);
    const { d: _secret, ...open } = JSON.parse(text);
    const known = createPublicKey({ key: open, format: 'jwk' });
    expect(createVerify('sha256').update('notice').verify(known, signature)).toBe(true);
  }
});

const TYPESCRIPT = new URL('../testing/typescript.mjs', import.meta.url).href;
const MANY_KEYS = `
  const { newPushKey } = await import('${new URL('push-key.ts', import.meta.url).href}');
  const kept = [];
  for (let times = 0; times < 20_000; times += 1) kept.push([newPushKey().length]);
  console.log(kept.length);
`;

test('garbage that is collected while keys are made keeps nobody waiting', () => {
  const words = ['--import', TYPESCRIPT, '--max-semi-space-size=1', '--input-type=module', '--eval', MANY_KEYS];
  expect(execFileSync(process.execPath, words, { encoding: 'utf8', timeout: 20_000 })).toBe('20000\n');
});
