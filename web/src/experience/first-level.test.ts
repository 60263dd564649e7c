import { expect, test } from 'vitest';
import { firstLevel, keepPlayed } from './lessons.ts';

test('whoever has learned a game and not played it meets the Deckhand, and afterwards nobody in particular', () => {
  expect(firstLevel('night-market')).toEqual({ level: 'deckhand' });
  keepPlayed(['night-market']);
  expect(firstLevel('night-market')).toEqual({});
});
