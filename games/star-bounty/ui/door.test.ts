import { messages } from '@haven/star-bounty-text';
import { LANGUAGES } from '@haven/text-kit';
import { expect, test } from 'vitest';
import { door } from './door.ts';

test.each(LANGUAGES)('the door says the same as the game in %s', (language) => {
  expect(door.title[language]).toBe(messages[language].game.title);
  expect(door.pitch[language]).toBe(messages[language].game.pitch);
  expect(Object.keys(door.verdicts[language])).toEqual(Object.keys(messages[language].verdicts));
});
