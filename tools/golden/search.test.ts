import { expect, test } from 'vitest';
import { chosenFrom } from './search.ts';

const candidate = (name: string, length: number, ran: readonly string[]) => ({
  name,
  kind: name.slice(0, -1),
  text: 'x'.repeat(length),
  ran: new Set(ran),
});

const ALL = [
  candidate('short1', 10, ['a']),
  candidate('long1', 40, ['a', 'b', 'c', 'd', 'e', 'f']),
  candidate('short2', 11, ['a']),
  candidate('long2', 51, ['a']),
];

test('first comes what shows most in little room, then what nobody has shown, then the shortest of each kind', () => {
  expect(chosenFrom(ALL, new Set(['z']), 3).map(({ name }) => name)).toEqual(['long1', 'short1', 'short2']);
});

test('what is shown already counts for nothing', () => {
  expect(chosenFrom(ALL, new Set(['a', 'b', 'c', 'd', 'e', 'f']), 1).map(({ name }) => name)).toEqual(['short1']);
});

test('there may be fewer than are wanted', () => {
  expect(chosenFrom(ALL, new Set(), 9)).toHaveLength(4);
});
