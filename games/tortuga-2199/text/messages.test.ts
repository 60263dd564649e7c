import { LANGUAGES } from '@haven/text-kit';
import { messagesContract } from '@haven/text-kit/testing';
import { HOUSE_SET } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { messages, rulesText } from './index.ts';

messagesContract({ messages, rulesText }, { forms: /Short$/, plurals: 'free', latin: ['game.language'] });

test.each(LANGUAGES)('§8.2 every card of the house has a name of its own in %s', (language) => {
  const { cards } = messages[language];
  expect(Object.keys(cards).toSorted()).toEqual(HOUSE_SET.cards.map(({ id }) => id).toSorted());
  expect(new Set(Object.values(cards).map(({ name }) => name)).size).toBe(HOUSE_SET.cards.length);
});

test.each(LANGUAGES)('%s knows its own code', (language) => {
  expect(messages[language].game.language).toBe(language);
});
