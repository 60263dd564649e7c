import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { readOptions } from '@haven/kit';
import { describe, expect, test } from 'vitest';
import { options, tortuga2199 } from '../index.ts';
import { newTable } from '../testing/positions.ts';
import { faceNamed, type WithOptions } from './card-index.ts';
import { type CardKind, COUNTS, DECK_SIZES, DECKS, FACTS, KEYWORDS, STATUSES } from './card-set.ts';
import { problemsOf, readCardSet } from './card-set-schema.ts';
import { FIRST_SET } from './first-set.ts';
import { STANDARD_SET } from './standard-set.ts';

const count = (cards: readonly CardKind[]) => cards.reduce((sum, { copies }) => sum + copies, 0);

test.each(DECKS)('§8.1 the number of cards in deck %s', (deck) => {
  expect(count(STANDARD_SET.cards.filter((card) => card.deck === deck))).toBe(DECK_SIZES[deck]);
});

test('§8.2 the house set tells what is known, derived and designed', () => {
  const kinds = (status: CardKind['status']) => STANDARD_SET.cards.filter((card) => card.status === status);
  expect(STATUSES.map((status) => kinds(status).length)).toEqual([1, 5, 47]);
  expect(kinds('derived').map(({ id }) => id)).toEqual(['mining', 'manoeuvre', 'booster', 'bodyguard', 'mercenary']);
  expect(STANDARD_SET.cards.filter(({ known }) => known?.includes('name')).length).toBe(10);
});

test('§8.2 the house set follows its own format', () => {
  expect(problemsOf(STANDARD_SET)).toEqual([]);
});

test('§8.2 a match keeps the edition of the house set that it began with, in every view of it', () => {
  const marauder = (view: WithOptions) => faceNamed(view, 'marauder').abilities;
  const { state } = newTable(2);
  expect(marauder(tortuga2199.view(state, 0))).toEqual([{ does: 'attack', n: 1 }]);
  const { edition: _, ...options } = state.options;
  expect(marauder(tortuga2199.view({ ...state, options }, 0))).toEqual([{ does: 'attack', n: 2 }]);
});

test('§8.2 no edition changes what is printed', () => {
  const printed = ({ id, cost, known = [], status }: CardKind) => [id, status, known, known.includes('cost') && cost];
  expect(FIRST_SET.cards.map(printed)).toEqual(STANDARD_SET.cards.map(printed));
  const others = FIRST_SET.cards.filter((card, index) => !isDeepStrictEqual(card, STANDARD_SET.cards[index]));
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 'designed'));
  expect(others.map(({ id }) => id)).toEqual(['marauder', 'comet', 'simulation-officer', 'bio-sculptor', 'assassin']);
});

test('§8.3 the keywords §8.3.1 to §8.3.22 are on cards of the house set', () => {
  const used = new Set(STANDARD_SET.cards.flatMap(({ abilities }) => abilities.map(({ does }) => does)));
  expect([...used].toSorted()).toEqual(Object.keys(KEYWORDS).slice(0, 22).toSorted());
});

const EXAMPLE: unknown = JSON.parse(readFileSync(new URL('../../docs/example-set.json', import.meta.url), 'utf8'));

describe('§8.4 card sets of a table', () => {
  test('§8.4 the example file can be played with', () => {
    const read = readCardSet(EXAMPLE);
    expect(read).not.toHaveProperty('problems');
    const cardSet = 'set' in read ? read.set : null;
    const table = newTable(2, { cardSet });
    table.plays(`${table.state.first} ${table.moves(table.state.first)[0]}`);
    expect(table.state.piles).not.toEqual(newTable(2).state.piles);
    expect(tortuga2199.view(table.state, 0).options.cardSet).toEqual(cardSet);
  });

  /** The house set with one card changed. */
  const changed = (id: string, change: Readonly<Record<string, unknown>>) => ({
    ...STANDARD_SET,
    cards: STANDARD_SET.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
  });

  /** Lists within lists. */
  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

  test('§8.4 names in every script, and emoji, are fine', () => {
    for (const name of ['Éclaireuse', 'Следопыт', '探検家', '🏴‍☠️ Corsair', 'ชื่อ'])
      expect(problemsOf(changed('hacker', { name: { en: name } }))).toEqual([]);
  });

  test.each([
    ['kraken', 'difficulty', 0, { problem: 'number', values: { least: 1, most: 20 } }],
    ['kraken', 'redeem', 1.5, { problem: 'number', values: { least: 0, most: 20 } }],
    ['hacker', 'cost', '2', { problem: 'number', values: { least: 0, most: 20 } }],
    ['hacker', 'crypto', 21, { problem: 'number', values: { least: 0, most: 20 } }],
    ['hacker', 'manoeuvre', undefined, { problem: 'number', values: { least: 0, most: 20 } }],
    ['hacker', 'status', 'guessed', { problem: 'one-of', values: { words: 'known, derived, designed' } }],
    ['hacker', 'known', new Array(5000).fill('name'), { problem: 'list', values: { most: FACTS.length } }],
    ['hacker', 'known', ['name', 'name'], { problem: 'list', values: { most: FACTS.length } }],
    ['hacker', 'known', ['price'], { problem: 'one-of', values: { words: 'name, cost, ability, difficulty, redeem' } }],
    ['hacker', 'difficulty', 3, { problem: 'strange-field' }],
    ['mining', 'cost', 1, { problem: 'strange-field' }],
    ['hacker', 'abilities', [{ does: 'win' }], { problem: 'keyword', values: { word: 'win' } }],
    [
      'hacker',
      'abilities',
      [{ does: 'draw' }],
      { problem: 'keyword-number', values: { word: 'draw', least: 1, most: 20 } },
    ],
    [
      'hacker',
      'abilities',
      [{ does: 'reserve', n: 2 }],
      { problem: 'keyword-field', values: { word: 'reserve', strange: 'n' } },
    ],
    [
      'hacker',
      'abilities',
      [{ does: 'scrap', n: 21 }],
      { problem: 'keyword-number', values: { word: 'scrap', least: 1, most: 20 } },
    ],
    [
      'hacker',
      'abilities',
      [{ does: 'combat', n: 1, pays: { crypto: 1 } }],
      { problem: 'keyword-field', values: { word: 'combat', strange: 'pays' } },
    ],
    [
      'hacker',
      'abilities',
      [{ does: 'draw', n: 1, pays: { crypto: 1, manoeuvre: 1 } }],
      { problem: 'keyword-pays', values: { word: 'draw', least: 1, most: 20 } },
    ],
    [
      'hacker',
      'abilities',
      [{ does: 'draw', n: 1, if: { has: 'luck' } }],
      { problem: 'keyword-if', values: { word: 'draw', least: 1, most: 20, words: COUNTS.join(', ') } },
    ],
    [
      'hacker',
      'abilities',
      [{ does: 'draw', n: 1, most: 3 }],
      { problem: 'keyword-per', values: { word: 'draw', least: 1, most: 20, words: COUNTS.join(', ') } },
    ],
    [
      'hacker',
      'abilities',
      [{ does: 'scrap', gives: { minerals: 1 } }],
      { problem: 'keyword-gives', values: { word: 'scrap', least: 1, most: 20 } },
    ],
    [
      'hacker',
      'abilities',
      [{ does: 'choose', of: [{ does: 'scrap' }, { does: 'combat', n: 1 }] }],
      { problem: 'keyword-of', values: { word: 'choose', least: 2, most: 4 } },
    ],
    [
      'hacker',
      'abilities',
      [{ does: 'scrap' }, { does: 'choose', of: [{ does: 'scrap' }, { does: 'draw', n: 1 }] }],
      { problem: 'keyword-twice', values: { word: 'scrap' } },
    ],
    ['hacker', 'text', { en: 'x'.repeat(301) }, { problem: 'name', values: { language: 'en', most: 300 } }],
    [
      'hacker',
      'abilities',
      [{ does: 'scrap' }, { does: 'scrap' }],
      { problem: 'keyword-twice', values: { word: 'scrap' } },
    ],
    ['hacker', 'abilities', 'draw', { problem: 'list', values: { most: 4 } }],
    ['hacker', 'name', { 'pirate!': 'Hacker' }, { problem: 'language', values: { language: 'pirate!' } }],
    ['hacker', 'name', { en: 'Ha\u202ecker' }, { problem: 'characters', values: { language: 'en' } }],
    ['hacker', 'name', { fr: 'Pi\u200brate' }, { problem: 'characters', values: { language: 'fr' } }],
    ['hacker', 'name', { ru: 'Ха\u0007кер' }, { problem: 'characters', values: { language: 'ru' } }],
    ['hacker', 'name', { ru: '\u3164' }, { problem: 'name', values: { language: 'ru', most: 60 } }],
    ['hacker', 'known', Array(6).fill('name'), { problem: 'list', values: { most: 5 } }],
    ['hacker', 'abilities', [{ does: nested(30_000) }], { problem: 'keyword', values: { word: '[…]' } }],
    ['hacker', 'abilities', [{ does: { toString: 1 } }], { problem: 'keyword', values: { word: '{…}' } }],
    ['hacker', 'abilities', [{ does: 'x'.repeat(9999) }], { problem: 'keyword', values: { word: 'x'.repeat(40) } }],
    ['hacker', 'name', { en: ' ' }, { problem: 'name', values: { language: 'en', most: 60 } }],
  ])('§8.4 %s: %s, problem %#', (...[card, field, value, problem]) => {
    expect(problemsOf(changed(card, { [field]: value }))).toEqual([{ card, field, ...problem }]);
  });

  test('§8.4 names and printed texts in any language, values of two digits and cards for nothing are fine', () => {
    const text = { en: 'Draw.', de: 'Zieh.', 'pt-BR': 'Compre.', 'zh-Hant-TW': '抽牌' };
    expect(problemsOf(changed('hacker', { name: text, text, cost: 0, crypto: 20, manoeuvre: 12 }))).toEqual([]);
  });

  test('§8.4 all that is wrong with the abilities and the names of a card is told at once', () => {
    const abilities = [{ does: 'draw' }, { does: 'win' }, { does: 'scrap', n: 0, pays: 2 }];
    const problems = problemsOf(changed('hacker', { abilities, name: { en: ' ', 'fr!': 'x' } }));
    expect(problems.map(({ card, field, problem }) => [card, field, problem])).toEqual([
      ['hacker', 'abilities', 'keyword-number'],
      ['hacker', 'abilities', 'keyword'],
      ['hacker', 'abilities', 'keyword-number'],
      ['hacker', 'abilities', 'keyword-pays'],
      ['hacker', 'name', 'name'],
      ['hacker', 'name', 'language'],
    ]);
  });

  test('§8.4 a card that is not sound hides no problem of the others', () => {
    const cards = STANDARD_SET.cards.map((card) => {
      if (card.id === 'hacker') return { ...card, copies: 'many' };
      if (card.id === 'mining') return { ...card, id: 'Mining!' };
      if (card.id === 'comet') return { ...card, copies: 2 };
      if (card.id === 'warlord') return { ...card, id: 'sapper', copies: 2 };
      return card;
    });
    const told = problemsOf({ ...STANDARD_SET, cards }).map(({ card, field, problem }) => [card, field, problem]);
    expect(told).toEqual([
      ['card 1', 'id', 'id'],
      ['hacker', 'copies', 'number'],
      ['sapper', 'id', 'twice'],
      ['comet', 'copies', 'single'],
      [undefined, 'deck ship', 'deck-size'],
      [undefined, 'deck fortress', 'deck-size'],
    ]);
  });

  test('§8.4 a card of no deck might fill any that lacks one, but no deck can have too many', () => {
    const cards = STANDARD_SET.cards.map((card) => {
      if (card.id === 'hacker') return { ...card, deck: 'U' };
      return card.id === 'warlord' ? { ...card, copies: 9 } : card;
    });
    const told = problemsOf({ ...STANDARD_SET, cards }).map(({ field, problem }) => [field, problem]);
    expect(told).toContainEqual(['deck fortress', 'deck-size']);
    expect(told).not.toContainEqual(['deck T', 'deck-size']);
  });

  test('§8.4 a list that is too long and a bad choice hide nothing of what is in them', () => {
    const abilities = [
      { does: 'win' },
      { does: 'scrap', a: 1, b: 2 },
      { does: 'choose', of: [{ does: 'draw' }, { does: 'combat', n: 1 }] },
      { does: 'reserve' },
      { does: 'refresh' },
    ];
    expect(problemsOf(changed('hacker', { abilities })).map(({ problem }) => problem)).toEqual([
      'list',
      'keyword',
      'keyword-field',
      'keyword-field',
      'keyword-of',
      'keyword-number',
    ]);
  });

  test('§8.4 a card without a proper id is named by its place', () => {
    const [problem] = problemsOf(changed('mining', { id: 'Mining!' }));
    expect(problem).toMatchObject({ card: 'card 1', field: 'id' });
    expect(problemsOf(changed('mining', { id: 'constructor' }))).toHaveLength(1);
  });

  test('§8.4 decks have their sizes; ids are unique; ships and creatures are single', () => {
    expect(problemsOf(changed('hacker', { copies: 5 }))).toEqual([
      { field: 'deck T', problem: 'deck-size', values: { size: 30, right: 31 } },
    ]);
    expect(problemsOf(changed('scout', { id: 'hacker' }))).toContainEqual({
      card: 'hacker',
      field: 'id',
      problem: 'twice',
    });
    expect(problemsOf(changed('comet', { copies: 2 }))[0]).toMatchObject({ card: 'comet', field: 'copies' });
  });

  test.each([null, 7, [], 'x', { id: 'x' }, { id: 'x', cards: 'y' }, { id: 'x', cards: [null] }])(
    '§8.4 %j is no card set',
    (data) => {
      expect(problemsOf(data).length).toBeGreaterThan(0);
    },
  );

  test('§8.4 fields that nobody knows are refused', () => {
    expect(problemsOf({ ...STANDARD_SET, author: 'me' })).toEqual([{ field: 'author', problem: 'strange-field' }]);
  });

  test('§8.4 all that is wrong with a set is told at once: cards, fields, and the number of cards', () => {
    const cards = STANDARD_SET.cards
      .filter(({ id }) => id !== 'warlord')
      .map((card) => (card.id === 'hacker' ? { ...card, cost: -1, crypto: 99 } : card));
    const wrong = { ...STANDARD_SET, author: 'me', cards };
    const { refusal } = readOptions(options, { cardSet: wrong });
    const told = [refusal, ...(refusal?.others ?? [])].map((each) => [each?.values?.card, each?.values?.field]);
    expect(told).toEqual([
      ['', 'author'],
      ['hacker', 'crypto'],
      ['hacker', 'cost'],
      ['', 'deck fortress'],
    ]);
  });

  test('§8.4 a table form takes the house set by default, a good set, and no bad one', () => {
    expect(readOptions(options, {}).options).toMatchObject({ cardSet: null });
    expect(readOptions(options, { cardSet: EXAMPLE }).options).toMatchObject({ cardSet: EXAMPLE });
    expect(readOptions(options, { cardSet: changed('hacker', { cost: -1 }) }).refusal).toEqual({
      code: 'bad-card-set',
      rule: '§8.4',
      values: { card: 'hacker', field: 'cost', problem: 'number', least: 0, most: 20, name: 'cardSet' },
    });
  });
});
