import { expect, test } from 'vitest';
import { firstLevel, keepPlayed, keepWon } from './lessons.ts';

test('whoever has lost to the Deckhand meets the Deckhand again, and whoever has won nobody in particular', () => {
  expect(firstLevel('night-market')).toEqual({ level: 'deckhand' });
  keepPlayed(['night-market']);
  expect(firstLevel('night-market')).toEqual({ level: 'deckhand' });
  keepWon(['night-market']);
  expect(firstLevel('night-market')).toEqual({});
});
