import { expect, test } from 'vitest';
import { newCode, newCodeToKeep, readCode } from './codes.ts';

test.each([
  ['ABCD-EFGH-JKMN', 'ABCD-EFGH-JKMN'],
  ['abcd efgh jkmn', 'ABCD-EFGH-JKMN'],
  [' abcdefgh–jkmn ', 'ABCD-EFGH-JKMN'],
  ['авсd-ЕFGН-JКМN', 'ABCD-EFGH-JKMN'],
  ['ABCD-EFGH-JKMN-PQRS-TVWX', 'ABCD-EFGH-JKMN-PQRS-TVWX'],
  ['ABCD-EFGH-JKM', undefined],
  ['ABCD-EFGH-JKM0', undefined],
  ['', undefined],
])('%j is %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test('every code that is given out can be read', () => {
  for (let time = 0; time < 200; time += 1)
    for (const code of [newCode(), newCodeToKeep()]) expect(readCode(code)).toBe(code);
});
