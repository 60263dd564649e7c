import { expect, test } from 'vitest';
import { sharing } from './sharing.ts';

const before = { hands: [['a', 'b'], ['c']], turn: 1, last: null };

test('what is the same all over is the earlier value itself', () => {
  expect(sharing(before, structuredClone(before))).toBe(before);
});

test('a change is there, and everything beside it is shared', () => {
  const after = { ...structuredClone(before), turn: 2, hands: [['a', 'b'], []] };
  const shared = sharing(before, after);
  expect(shared).toEqual(after);
  expect(shared.hands[0]).toBe(before.hands[0]);
});

test.each([
  ['a part that is gone', { turn: 1, last: null }],
  ['a new part', { ...before, more: [1] }],
  ['a list instead of an object', { ...before, hands: { 0: ['a', 'b'], 1: ['c'] } }],
  ['nothing instead of something', { ...before, hands: null }],
  ['something instead of nothing', { ...before, last: { seat: 0 } }],
  ['a shorter list', { ...before, hands: [['a', 'b']] }],
  ['a longer list', { ...before, hands: [['a', 'b'], ['c'], []] }],
  ['a part that says nothing instead of being gone', { ...before, last: undefined }],
])('%s is told as it is', (_what, after) => {
  expect(sharing(before, structuredClone(after))).toStrictEqual(after);
});
