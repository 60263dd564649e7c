import { DECKS, problemsOf, STANDARD_SET } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import {
  cardsIn,
  copyOf,
  editCard,
  emptySet,
  endOfDeck,
  houseCopy,
  insertCard,
  isCardSet,
  movedTo,
  newCard,
  removeCard,
  sizeOf,
  withField,
} from './draft.ts';
import { placedProblems } from './problems.ts';

const idsIn = (value: unknown) => cardsIn(value).map(({ id }) => id);

describe('a card set in the making', () => {
  test('begins as the house set, which stays as it is', () => {
    const set = houseCopy();
    expect(problemsOf(set)).toEqual([]);
    expect(set.cards).toEqual(STANDARD_SET.cards);
    expect(set.cards[0]).not.toBe(STANDARD_SET.cards[0]);
  });

  test('begins as nothing, and is whole when every deck is filled', () => {
    let set: unknown = emptySet();
    for (const deck of DECKS) {
      const size = STANDARD_SET.cards.filter((card) => card.deck === deck).reduce((sum, { copies }) => sum + copies, 0);
      for (let each = 0; each < size; each += 1) set = insertCard(endOfDeck(set, deck), newCard(set, deck))(set);
      expect(sizeOf(set, deck)).toBe(size);
    }
    expect(problemsOf(set)).toEqual([]);
    const order = [...new Set(cardsIn(set).map(({ deck }) => deck))];
    expect(order).toEqual(DECKS);
  });

  test('has a new card behind its fellows, under an id of its own', () => {
    const set = houseCopy();
    const at = endOfDeck(set, 'ship');
    const more = insertCard(at, newCard(set, 'ship'))(set);
    expect(cardsIn(more)[at - 1]?.deck).toBe('ship');
    expect(cardsIn(more)[at + 1]?.deck).toBe('T');
    expect(new Set(idsIn(more)).size).toBe(idsIn(more).length);
  });

  test('takes back a card where it was, whatever was written since', () => {
    const set = houseCopy();
    const card = cardsIn(set)[3] ?? {};
    const without = removeCard(3)(set);
    const since = editCard(0, (first) => withField(first, 'crypto', '7!'))(without);
    const back = insertCard(3, card)(since);
    expect(idsIn(back)).toEqual(idsIn(set));
    expect(cardsIn(back)[0]?.crypto).toBe('7!');
  });

  test('copies a card under a free id', () => {
    const set = { id: 's', cards: [{ id: 'scout' }, { id: 'scout-2', crypto: 1 }] };
    expect(copyOf(set, { id: 'scout-2', crypto: 1 })).toEqual({ id: 'scout-3', crypto: 1 });
  });

  test('a field keeps its place, and nothing takes it away', () => {
    expect(JSON.stringify(withField({ a: 1, b: 2 }, 'a', 3))).toBe('{"a":3,"b":2}');
    expect(withField({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  });

  test('a card in another deck has the fields of that deck and the rest of its own', () => {
    const scout = cardsIn(STANDARD_SET).find(({ id }) => id === 'scout') ?? {};
    const hunted = movedTo(scout, 'hunt');
    expect(hunted).toMatchObject({ id: 'scout', deck: 'hunt', crypto: scout.crypto, difficulty: expect.any(Number) });
    expect(hunted).not.toHaveProperty('cost');
  });

  test.each([null, 7, [], {}, { cards: {} }, { cards: Array.from({ length: 501 }, () => ({})) }])(
    'is not %j',
    (value) => {
      expect(isCardSet(value)).toBe(false);
    },
  );
});

describe('every problem stands at its card', () => {
  const house = cardsIn(houseCopy());
  const setOf = (cards: readonly object[]) => ({ id: 'my-set', cards });

  test('a sound set has none', () => {
    expect(placedProblems(setOf(house))).toEqual([]);
  });

  test('at the second of two with one id, and at the first if that one is wrong', () => {
    const [first = {}, second = {}, ...others] = house;
    const twin = { ...second, id: first.id };
    expect(placedProblems(setOf([first, twin, ...others]))).toEqual([{ index: 1, field: 'id', problem: 'twice' }]);
    const wrong = placedProblems(setOf([{ ...first, crypto: 'x' }, twin, ...others]));
    expect(wrong.map(({ index, field }) => [index, field])).toEqual([
      [1, 'id'],
      [0, 'crypto'],
    ]);
  });

  test('also without an id, and for something that is no card', () => {
    const [first = {}, second = {}, ...others] = house;
    const problems = placedProblems({
      id: 'my-set',
      cards: [withField(first, 'id', ''), { ...second, cost: 1 }, 5, ...others],
    });
    expect(problems.map(({ index, field, problem }) => [index, field, problem])).toEqual([
      [0, 'id', 'id'],
      [1, 'cost', 'strange-field'],
      [2, 'card', 'object'],
    ]);
  });

  test('problems of the set as a whole have no card', () => {
    const problems = placedProblems({ id: 'Bad', cards: house.slice(1) });
    expect(problems.map(({ index, field }) => [index, field])).toEqual([
      [undefined, 'id'],
      [undefined, 'deck start'],
    ]);
    expect(placedProblems(7)).toEqual([{ field: 'set', problem: 'object' }]);
  });
});
