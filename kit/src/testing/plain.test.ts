import { expect, test } from 'vitest';
import { nameIn, notPlain } from './plain.ts';

test('a name is found as a key, as a text and as a word of a text, however deep', () => {
  const names = new Set(['ruby', '7C']);
  expect(nameIn({ lanterns: [{ ruby: 1 }] }, names)).toBe('ruby');
  expect(nameIn({ lanterns: ['jade', ['ruby']] }, names)).toBe('ruby');
  expect(nameIn([{ text: 'improvise 7C' }], names)).toBe('7C');
});

test('a name of several words is found inside a text', () => {
  expect(nameIn([{ text: 'Anna keeps the red lantern.' }], new Set(['red lantern']))).toBe('red lantern');
});

test('a part of a word is not the word, and numbers are no names', () => {
  const names = new Set(['ruby', '7']);
  expect(nameIn({ text: 'rubyred ruby-7', count: 7, list: ['jade'] }, names)).toBeUndefined();
});

test('what is not plain is told with its place', () => {
  expect(notPlain({ a: [1, 'two', null, { b: true }] })).toBeUndefined();
  expect(notPlain({ a: [1, { b: new Map() }] })).toBe('state.a.1.b is an instance of a class');
  expect(notPlain({ a: Number.NaN })).toBe('state.a is NaN');
  expect(notPlain({ a: undefined })).toBe('state.a is undefined');
});
