import { expect, test } from 'vitest';
import type { KeyOf } from './index.ts';
import { type Speaker, speech, type Values } from './line.ts';
import { translatorOf } from './translator.ts';

const en = {
  seats: { red: 'Red', blue: 'Blue' },
  gems: { ruby: 'ruby', rubyShort: 'R' },
  log: { took: '{seat} took {gem} ({gemShort}).', won: '{seats} won: {lines}.', turn: 'Turn {turn}' },
};
type Key = KeyOf<typeof en>;
type Thing = { readonly gem: 'ruby' };

function placesOf({ translate }: Speaker<Key, Thing>, place: string, { gem }: Thing): Values {
  return { [place]: translate(`gems.${gem}`, {}), [`${place}Short`]: translate(`gems.${gem}Short`, {}) };
}

const { line, say } = speech<Key, Thing>({
  seatName: (translate, seat) => translate(seat === 0 ? 'seats.red' : 'seats.blue', {}),
  placesOf,
});
const translate = translatorOf('en', en);

test('a thing of the game fills its place and its other forms', () => {
  expect(say(translate, line('log.took', { seat: { seat: 1 }, gem: { gem: 'ruby' } }))).toBe('Blue took ruby (R).');
});

test('seats and lines are listed as the language does it, or it says that there is nothing', () => {
  const turns = [1, 2].map((turn) => line('log.turn', { turn }));
  const won = line('log.won', { seats: { seats: [0, 1] }, lines: { lines: turns } });
  expect(say(translate, won)).toBe('Red and Blue won: Turn 1 and Turn 2.');
  expect(say(translate, line('log.won', { seats: { seats: [] }, lines: { lines: [] } }))).toBe('nothing won: nothing.');
});

test('words are listed as they are', () => {
  const won = line('log.won', { seats: { seats: [0] }, lines: { words: ['A', 'C'] } });
  expect(say(translate, won)).toBe('Red won: A and C.');
});

test('a row has nothing before its last', () => {
  const row = [1, 2, 3].map((turn) => line('log.turn', { turn }));
  expect(say(translate, line('log.won', { seats: { seats: [0] }, lines: { row } }))).toBe(
    'Red won: Turn 1, Turn 2, Turn 3.',
  );
});

test('the names of the table go before those of the game, also in lines inside a line', () => {
  const took = line('log.took', { seat: { seat: 0 }, gem: { gem: 'ruby' } });
  const won = line('log.won', { seats: { seats: [1] }, lines: { lines: [took] } });
  expect(say(translate, won, (seat) => `Ada ${seat}`)).toBe('Ada 1 won: Ada 0 took ruby (R)..');
});
