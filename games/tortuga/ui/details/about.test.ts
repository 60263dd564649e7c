import { simRng } from '@haven/kit';
import { LANGUAGES, type Language } from '@haven/text-kit';
import { tortuga } from '@haven/tortuga-rules';
import { expect, test } from 'vitest';
import { wordsIn } from '../words.ts';
import { topicOf } from './about.ts';

function tellIn(language: Language) {
  const state = tortuga.setup(3, { long: false, start: 'first-seat', swift: false }, simRng(1));
  const [first] = state.players;
  if (first)
    Object.assign(first, { placed: ['board', null, null, 'board', null], bonus: { ...first.bonus, board: 2 } });
  return topicOf({ board: { view: tortuga.view(state, 0), front: 0 }, words: wordsIn(language) });
}

test('an action says what each position does there', () => {
  expect(tellIn('en')('action board')?.lines).toEqual([
    '1st position: steal a chest from a fleet; that boat −1',
    '2nd position: another boat −1; take a chest from the centre island',
    'Dice here: 2 of at most 2. The further the boat stands, the more dice fit.',
  ]);
});

test('only attacks speak of room for dice', () => {
  expect(tellIn('en')('action hunt')?.lines.filter((line) => line.startsWith('Dice here'))).toEqual([]);
});

test('§2.6 the outlines of dice at an attack say how many fit, and why', () => {
  const told = tellIn('en')('room raid');
  expect(told?.title).toBe('Room for dice: RAID');
  expect(told?.lines[0]).toBe('Dice here: 0 of at most 2. The further the pirate stands, the more dice fit.');
  expect(told?.rules).toEqual(['§2.6']);
});

test.each(LANGUAGES)('what an action counts is one list, with capitals throughout, in %s', (language) => {
  const terms = tellIn(language)('action board')?.sums?.flatMap((sum) => sum.terms) ?? [];
  expect(terms.map(({ points }) => points)).toEqual([1, 5, 2]);
  expect(terms.filter(({ what }) => !/^\p{Lu}/u.test(what))).toEqual([]);
});

test.each(LANGUAGES)('who waits has nothing to decide, in %s', (language) => {
  const tell = tellIn(language);
  expect(tell('pick')?.title).toBe(wordsIn(language).label('prompt'));
  expect(tell('wait')?.title).not.toBe(wordsIn(language).label('prompt'));
});
