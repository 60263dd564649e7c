import { expect, test } from 'vitest';
import { brokenPromises, MESSAGE_PROMISES, type Written } from './messages.ts';

const HITS = {
  en: 'You hit {card}: {count, plural, one {# coin} other {# coins}}!',
  fr: 'Touché, {card}\u202f: {count, plural, one {# pièce} other {# pièces}}\u202f!',
  ru: 'Попадание: {card}, {count, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}!',
};
const RULES = { en: 'Hit.', fr: 'Touchez.', ru: 'Бейте.' };

interface Changed {
  readonly hits?: Partial<typeof HITS>;
  readonly rules?: Partial<typeof RULES>;
  readonly more?: object;
  readonly turn?: string;
}

/** A message and a rule in three languages, with a fault or none. */
function written({ hits = {}, rules = {}, more = {}, turn = '{seat} joue.' }: Changed = {}): Written {
  const [hit, rule] = [
    { ...HITS, ...hits },
    { ...RULES, ...rules },
  ];
  return {
    messages: {
      en: { log: { hit: hit.en, turn: '{seat} plays.' } },
      fr: { log: { hit: hit.fr, turn } },
      ru: { log: { hit: hit.ru, turn: '{seat} ходит.', ...more } },
    },
    rulesText: { en: { '§1': rule.en }, fr: { '§1': rule.fr }, ru: { '§1': rule.ru } },
  };
}

test('sound messages break nothing', () => {
  expect(brokenPromises(written())).toEqual([]);
});

const FAULTS: readonly [promise: string, where: string, fault: Changed][] = [
  ['have the keys of the English ones, in their order', 'ru: log.miss', { more: { miss: 'Мимо.' } }],
  ['are not empty', 'fr: §1', { rules: { fr: ' ' } }],
  ['ask for the same places as the English ones', 'fr: log.hit', { hits: { fr: HITS.fr.replace('{card}', '{cart}') } }],
  [
    'bend with every plural form of the language, where they bend at all',
    'ru: log.hit',
    { hits: { ru: HITS.ru.replace('many {# монет} ', '') } },
  ],
  ['can be said with any number', 'en: log.hit', { hits: { en: `${HITS.en} '{gone}'` } }],
  [
    'use real apostrophes and quotes: a straight one would quote in ICU',
    'en: §1',
    { rules: { en: "Hit the captain's ship." } },
  ],
  ['set French punctuation off by narrow no-break spaces', 'fr: §1', { rules: { fr: 'Touchez !' } }],
  [
    'read as natives write, whatever fills their places',
    'fr: log.turn (elides before a vowel): Tour de Anna.',
    { turn: 'Tour de {seat}.' },
  ],
  ['have no Latin letters in Russian but those that are allowed', 'ru: §1', { rules: { ru: 'Бeйте.' } }],
];

test.each(FAULTS)('all messages %s: %s does not', (promise, where, fault) => {
  expect(brokenPromises(written(fault))).toContain(`${where} must ${promise}`);
});

test('each promise has a fault above', () => {
  expect(FAULTS.map(([promise]) => promise)).toEqual(MESSAGE_PROMISES);
});

test('a language may choose another form of a thing, where forms are known', () => {
  const french = written({ hits: { fr: HITS.fr.replace('{card}', '{cardObject}') } });
  expect(brokenPromises(french)).toEqual(['fr: log.hit must ask for the same places as the English ones']);
  expect(brokenPromises(french, { forms: /Object$/ })).toEqual([]);
});

test('a language counts where English does, unless it is free to', () => {
  const french = written({ hits: { fr: 'Touché, {card}\u202f: {count}.' } });
  expect(brokenPromises(french)).toEqual(['fr: log.hit must ask for the same places as the English ones']);
  expect(brokenPromises(french, { plurals: 'free' })).toEqual([]);
});

test('what is allowed in Latin letters is that and no more', () => {
  const russian = written({ hits: { ru: `${HITS.ru} A` } });
  expect(brokenPromises(russian, { latin: ['log.hit'] })).toEqual([]);
  expect(brokenPromises(russian, { latinWords: /\bA\b/g })).toEqual([]);
  expect(brokenPromises(russian, { latin: 'any' })).toEqual([]);
  expect(brokenPromises(written(), { latin: ['log.hit'] })).toHaveLength(1);
});
