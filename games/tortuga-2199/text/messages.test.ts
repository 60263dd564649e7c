import { LANGUAGES } from '@haven/text-kit';
import { messagesContract } from '@haven/text-kit/testing';
import { type CardSet, STANDARD_SET } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import { messages, rulesAt, rulesText } from './index.ts';
import { things } from './testing/things.ts';

messagesContract({ messages, rulesText }, { forms: /(Short|The)$/, plurals: 'free', latin: ['game.language'], things });

test.each(LANGUAGES)('§8.2 every card of the house has a name of its own in %s', (language) => {
  const { cards } = messages[language];
  expect(Object.keys(cards).toSorted()).toEqual(STANDARD_SET.cards.map(({ id }) => id).toSorted());
  expect(new Set(Object.values(cards).map(({ name }) => name)).size).toBe(STANDARD_SET.cards.length);
});

test.each(LANGUAGES)('%s knows its own code', (language) => {
  expect(messages[language].game.language).toBe(language);
});

describe.each(LANGUAGES)('§8.4 the rules in %s', (language) => {
  const table = (cardSet: CardSet | null) => ({ options: { scenario: 'standard', map: 'nestled', cardSet } }) as const;
  const printed = ['§1.9', '§3.12', '§5.1', '§5.7'] as const;

  test('leave no place empty', () => {
    expect(Object.values(rulesText[language]).filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  test('tell the numbers of the table’s own tiles and cards', () => {
    const tiles = { tortuga: { control: 9, price: 20 }, lab: { price: 7, most: 12 }, turrets: { control: 4 } };
    const cards = STANDARD_SET.cards.map((card) =>
      card.id === 'booster' ? { ...card, name: { en: 'Zapper' } } : card,
    );
    const rules = rulesAt(language, table({ ...STANDARD_SET, tiles, cards }));
    const { lab, tortuga, turrets } = messages[language].places;
    expect(rules['§3.12']).toContain(`7 (${lab.name})`);
    expect(rules['§5.1']).toContain(`7–12 (${lab.name})`);
    expect(rules['§5.1']).toContain(`4 (${turrets.name}), 2`);
    expect(rules['§5.1']).toContain(`9 (${tortuga.name})`);
    expect(rules['§5.7']).toContain('20');
    expect(rules['§1.9']).toContain('Zapper (1)');
  });

  test('are those of the house otherwise', () => {
    expect(rulesAt(language, table(null))).toEqual(rulesText[language]);
    expect(printed.map((rule) => /\d/.test(rulesText[language][rule]))).toEqual([true, true, true, true]);
  });
});
