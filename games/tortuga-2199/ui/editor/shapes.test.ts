import { DECKS, KEYWORDS, problemsOf, STANDARD_SET } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import { partsOf, plainAbility } from './parts.ts';
import { pictureOf } from './picture.ts';
import { blankCard, isSound, KEYWORD_LIST, problemsOfOne, shapesOf } from './shapes.ts';

test.each(DECKS)('§8.4 the form for a card of %s has every field that house cards of that deck have', (deck) => {
  const fields = new Set(STANDARD_SET.cards.filter((card) => card.deck === deck).flatMap((card) => Object.keys(card)));
  expect([...shapesOf(deck).keys()]).toEqual(expect.arrayContaining([...fields]));
});

test.each(DECKS)('a blank card of %s has nothing wrong with it', (deck) => {
  expect(problemsOfOne(blankCard(deck))).toEqual([]);
});

test('§8.4 fields have the limits of the check, and choices its words', () => {
  const shapes = shapesOf('hunt');
  expect(shapes.has('cost')).toBe(false);
  expect(shapes.get('copies')).toEqual({ kind: 'number', least: 1, most: 31 });
  expect(shapes.get('deck')).toEqual({ kind: 'choice', values: DECKS });
  expect(shapes.get('status')).toEqual({ kind: 'choice', values: ['known', 'derived', 'designed'] });
  expect(shapes.get('known')).toMatchObject({ kind: 'words', values: expect.arrayContaining(['redeem']) });
  expect(shapes.get('name')).toEqual({ kind: 'texts' });
  expect([...shapes.keys()].slice(0, 2)).toEqual(['name', 'deck']);
});

describe.each(KEYWORD_LIST)('§8.3 the keyword %s', (does) => {
  test('can be chosen, and is right as it comes', () => {
    expect(isSound(plainAbility(does))).toBe(true);
  });

  test('is offered the parts that the check takes, and no others', () => {
    const number = partsOf(does).get('n');
    expect(number !== undefined).toBe(isSound({ ...plainAbility(does), n: 1 }));
    if (number?.kind === 'number') {
      expect(isSound({ ...plainAbility(does), n: number.most })).toBe(true);
      expect(isSound({ ...plainAbility(does), n: number.most + 1 })).toBe(false);
    }
  });
});

test('every keyword of the rules is offered', () => {
  expect(KEYWORD_LIST).toEqual(Object.keys(KEYWORDS));
});

test('a card is drawn as it would be played, without what is not right yet', () => {
  const card = {
    ...blankCard('T'),
    id: 'Bad Id',
    cost: '1x',
    crypto: 3,
    abilities: [{ does: 'draw', n: 2 }, { does: 'fly' }],
  };
  const { crypto, cost, deck, abilities } = pictureOf(card);
  expect({ crypto, deck, abilities }).toEqual({ crypto: 3, deck: 'T', abilities: [{ does: 'draw', n: 2 }] });
  expect(cost).toBeTypeOf('number');
  expect(pictureOf({}).deck).toBe('T');
});

test('the house set is drawn card for card', () => {
  for (const card of STANDARD_SET.cards) expect(pictureOf({ ...card })).toMatchObject(card);
  expect(problemsOf(STANDARD_SET)).toEqual([]);
});
