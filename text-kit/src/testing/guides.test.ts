import { expect, test } from 'vitest';
import type { Guide } from '../guide.ts';
import { brokenGuidePromises, GUIDE_PROMISES, type Guided } from './guides.ts';

const ENGLISH: Guide = {
  goal: ['Find gems.', 'Sell them.', 'The richest wins.'],
  turn: [{ title: 'Dig', text: 'Take a gem.', rules: ['1.1'] }],
  examples: [{ title: 'A sale', paragraphs: ['A ruby pays 3, a pearl 2: 5 coins.'], rules: ['1.2'] }],
  glossary: [
    { term: 'coin', meaning: 'What a gem pays.', rules: ['1.2'] },
    { term: 'gem', meaning: 'What is dug for.', rules: ['1.1'] },
  ],
};
const RUSSIAN: Guide = {
  goal: ['Ищите самоцветы.', 'Продавайте их.', 'Побеждает самый богатый.'],
  turn: [{ title: 'Копать', text: 'Возьмите самоцвет.', rules: ['1.1'] }],
  examples: [{ title: 'Продажа', paragraphs: ['5 монет: рубин стоит 3, жемчужина 2.'], rules: ['1.2'] }],
  glossary: [
    { term: 'монета', meaning: 'То, чем платят.', rules: ['1.2'] },
    { term: 'самоцвет', meaning: 'То, что ищут.', rules: ['1.1'] },
  ],
};
const RULES = { '§1.1': 'Dig for gems.', '§1.2': 'Each is worth coins.' };
const RULES_RU = { '§1.1': 'Ищите самоцветы.', '§1.2': 'За каждый платят монетами.' };

/** A guide in three languages, with a fault in the Russian one or none. */
function guided(fault: Partial<Guide> = {}): Guided {
  return {
    guide: { en: ENGLISH, fr: ENGLISH, ru: { ...RUSSIAN, ...fault } },
    rulesText: { en: RULES, fr: RULES, ru: RULES_RU },
  };
}

test('a sound guide breaks nothing', () => {
  expect(brokenGuidePromises(guided())).toEqual([]);
});

const loose = RUSSIAN.turn.map((part) => ({ ...part, rules: [] }));
const astray = RUSSIAN.turn.map((part) => ({ ...part, rules: ['1.9'] }));
const elsewhere = RUSSIAN.turn.map((part) => ({ ...part, rules: ['1.2'] }));
const miscounted = RUSSIAN.examples.map((part) => ({ ...part, paragraphs: ['4 монеты: рубин стоит 3, жемчужина 2.'] }));
const unheardOf = { term: 'алмаз', meaning: 'Самый дорогой.', rules: ['1.1'] };

const FAULTS: readonly [promise: string, what: string, fault: Partial<Guide>][] = [
  ['says the goal in three lines', '1 lines', { goal: ['Ищите самоцветы.'] }],
  ['leads to rules from every part', '', { turn: loose }],
  ['leads to rules that exist', '1.9', { turn: astray }],
  ['leads to the rules that the English one leads to', '1.2', { turn: elsewhere }],
  ['counts in its examples as the English one does', '2 3 4', { examples: miscounted }],
  ['has every term once, in the order of the alphabet', 'монета', { glossary: RUSSIAN.glossary.toReversed() }],
  ['explains only terms that the rules use', 'алмаз', { glossary: [unheardOf, ...RUSSIAN.glossary] }],
];

test.each(FAULTS)('a guide %s: not one with “%s”', (promise, what, fault) => {
  expect(brokenGuidePromises(guided(fault))).toContain(`ru: ${promise}: ${what}`);
});

test('each promise has a fault above', () => {
  expect(FAULTS.map(([promise]) => promise)).toEqual(GUIDE_PROMISES);
});
