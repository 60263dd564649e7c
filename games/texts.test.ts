import { LANGUAGES } from '@haven/text-kit';
import { expect, test } from 'vitest';
import { games } from './rules.ts';
import { textOf } from './texts.ts';

test.each(games.map(({ meta }) => meta.id))('%s has words in every language of the house', (id) => {
  const text = textOf(id);
  expect(Object.keys(text?.messages ?? {})).toEqual(LANGUAGES);
  expect(Object.keys(text?.rulesText ?? {})).toEqual(LANGUAGES);
});

test('an unknown game has no words', () => {
  expect(textOf('toString')).toBeUndefined();
});
