import { expect, test } from 'vitest';
import { firstDraft, seatsOf, withOption, withSeat } from './draft.ts';

const META = { id: 'any', version: 1, seats: { min: 2, max: 4 }, minutes: { min: 1, max: 2 } };

test('a first draft seats one person and as few bots as the game allows', () => {
  expect(seatsOf(firstDraft(META, 'Ann'))).toEqual([
    { name: 'Ann', kind: 'human' },
    { name: '', kind: 'bot' },
  ]);
});

test('names are trimmed and a bot keeps none', () => {
  const draft = withSeat(withSeat(firstDraft(META, ' Ann '), 1, { kind: 'human', name: 'Bo' }), 1, { kind: 'bot' });
  expect(seatsOf(draft)).toEqual([
    { name: 'Ann', kind: 'human' },
    { name: '', kind: 'bot' },
  ]);
});

test('a seat that is left out comes back as it was', () => {
  const three = withSeat({ ...firstDraft(META, ''), count: 3 }, 2, { kind: 'human', name: 'Cy' });
  expect(seatsOf({ ...three, count: 2 })).toHaveLength(2);
  expect(seatsOf({ ...three, count: 3 })[2]).toEqual({ name: 'Cy', kind: 'human' });
});

test('an option that nobody touched is left to the game', () => {
  expect(withOption(firstDraft(META, ''), 'map', 'tips').options).toEqual({ map: 'tips' });
});
