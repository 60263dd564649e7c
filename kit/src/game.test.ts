import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { fingerprint } from './fingerprint.ts';
import { at, canPlayOn, defaultOptions, endingOptions, type OptionSpecs, offeredOptions, readOptions } from './game.ts';
import { lanterns } from './testing/lanterns.ts';

const specs: OptionSpecs = {
  map: { kind: 'choice', values: ['small', 'large'] },
  fast: { kind: 'switch', default: false },
};

test('options: what was asked for, defaults for the rest', () => {
  expect(readOptions(specs, { fast: true })).toEqual({ options: { map: 'small', fast: true } });
  expect(defaultOptions(specs)).toEqual({ map: 'small', fast: false });
});

test('options: unknown names and values are refused by name', () => {
  expect(readOptions(specs, { size: 3 })).toEqual({ refusal: { code: 'unknown-option', values: { name: 'size' } } });
  expect(readOptions(specs, { map: 'huge' })).toEqual({ refusal: { code: 'bad-option', values: { name: 'map' } } });
  expect(readOptions(specs, { fast: 'yes' })).toEqual({ refusal: { code: 'bad-option', values: { name: 'fast' } } });
  expect(readOptions(specs, JSON.parse('{"__proto__": 1}'))).toEqual({
    refusal: { code: 'unknown-option', values: { name: '__proto__' } },
  });
});

test('options: a document is optional, and its own check says what is wrong with it', () => {
  const withFile: OptionSpecs = {
    cards: { kind: 'document', check: (value) => (value === 7 ? undefined : { code: 'bad-cards', rule: '§9' }) },
  };
  expect(readOptions(withFile, {})).toEqual({ options: { cards: null } });
  expect(readOptions(withFile, { cards: 7 })).toEqual({ options: { cards: 7 } });
  expect(readOptions(withFile, { cards: 8 })).toEqual({
    refusal: { code: 'bad-cards', rule: '§9', values: { name: 'cards' } },
  });
});

test('options: a document is not read deeper than anybody needs', () => {
  const strict: OptionSpecs = { cards: { kind: 'document', check: (value) => void JSON.stringify(value) } };
  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  expect(readOptions(strict, { cards: nested(33) }).options).toBeDefined();
  for (const depth of [34, 100_000])
    expect(readOptions(strict, { cards: nested(depth) }).refusal).toEqual({
      code: 'document-too-deep',
      values: { most: 32, name: 'cards' },
    });
});

test('a fingerprint does not depend on the order of keys, but on everything else', () => {
  expect(fingerprint({ a: 1, b: [2, null] })).toBe(fingerprint({ b: [2, null], a: 1 }));
  expect(fingerprint({ a: 1 })).not.toBe(fingerprint({ a: '1' }));
  expect(fingerprint('abc')).toMatch(/^[0-9a-f]{64}$/);
});

test('at reads what is there and throws on a gap', () => {
  expect(at([5, 6], 1)).toBe(6);
  expect(() => at([5, 6], 2)).toThrow(RangeError);
});

test('copy is deep and equal', () => {
  const value = { list: [1, { deep: ['x', null, true] }], text: 'y' };
  const twin = copy(value);
  expect(twin).toEqual(value);
  expect(twin.list[1]).not.toBe(value.list[1]);
});

test('a match is played on by the rules that began it, or by rules that name them', () => {
  const [first, second] = [lanterns, { meta: { ...lanterns.meta, version: 3, plays: [2] } }];
  expect([1, 2].map((version) => canPlayOn(first, version))).toEqual([true, false]);
  expect([1, 2, 3, 4].map((version) => canPlayOn(second, version))).toEqual([false, true, true, false]);
});

test('an option that makes no difference to so few seats is not offered', () => {
  const wide: OptionSpecs = { ...specs, edge: { kind: 'choice', values: ['round', 'square'], seats: { min: 3 } } };
  expect(offeredOptions(wide, 2).map(([name]) => name)).toEqual(['map', 'fast']);
  expect(offeredOptions(wide, 3).map(([name]) => name)).toEqual(['map', 'fast', 'edge']);
});

test('a value that needs more seats is not offered to fewer', () => {
  const first: OptionSpecs = { first: { kind: 'choice', values: ['one', 'three'], needs: { three: 3 } } };
  const valuesFor = (seats: number) => offeredOptions(first, seats).map(([, spec]) => 'values' in spec && spec.values);
  expect([valuesFor(2), valuesFor(3)]).toEqual([[['one']], [['one', 'three']]]);
});

test('options under which random moves come to an end', () => {
  const endless: OptionSpecs = { ...specs, truce: { kind: 'switch', default: false, ends: true } };
  expect(endingOptions(endless)).toEqual({ map: 'small', fast: false, truce: true });
});
