import { expect, test } from 'vitest';
import { games } from './rules.ts';
import { textOf } from './texts.ts';

test.each(games.map(({ meta }) => meta.id))('%s has words in every language of the house', (id) => {
  const text = textOf(id);
  expect(Object.keys(text?.messages ?? {})).toEqual(['en', 'fr', 'ru']);
  expect(Object.keys(text?.rulesText ?? {})).toEqual(['en', 'fr', 'ru']);
});

test('an unknown game has no words', () => {
  expect(textOf('toString')).toBeUndefined();
});
