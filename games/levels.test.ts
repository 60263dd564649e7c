import { expect, test } from 'vitest';
import { botAt, bots, levelsOf, reviewerFor } from './bots.ts';
import { choiceOf, isReviewed } from './levels.ts';

const GAMES = Object.keys(bots);

test.each(GAMES)('%s: whoever can be chosen can be seated', (game) => {
  const seatable = levelsOf(game).map(({ id }) => id);
  expect(choiceOf(game)).toEqual(seatable.length > 1 ? seatable : []);
  for (const level of choiceOf(game)) expect(botAt(game, level)?.id).toBe(level);
});

test.each(GAMES)('%s: where nobody was chosen, whoever sits in for people plays', (game) => {
  expect(botAt(game)?.id).toBe(bots[game]?.id);
});

test.each(GAMES)('%s: a review is offered where somebody can make one', (game) => {
  expect(isReviewed(game)).toBe(reviewerFor(game) !== undefined);
});

test('a game that nobody knows has no bots', () => {
  expect(choiceOf('toString')).toEqual([]);
  expect(botAt('toString')).toBeUndefined();
});
