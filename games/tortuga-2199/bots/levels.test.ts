import { at, simRng } from '@haven/kit';
import { tortuga2199 } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../rules/testing/positions.ts';
import { levelsBy } from './levels.ts';
import { positionOf, questions } from './testing/voyage.ts';

const levels = levelsBy(() => 0);
/** Of the questions of a whole game only some are asked: the deepest thinkers take their time. */
const EVERY = 151;

test('four levels, the weakest first', () => {
  expect(levels.map(({ id }) => id)).toEqual(['deckhand', 'sailor', 'captain', 'admiral']);
});

describe.each(levels.map((bot) => [bot.id, bot] as const))('%s', (_, bot) => {
  test('answers with a legal move, always with the same, and whatever it cannot see', () => {
    let asked = 0;
    for (const { state, seat } of questions(2, 5)) {
      asked += 1;
      if (asked % EVERY !== 1) continue;
      const position = positionOf(state, seat);
      const { move } = bot.think(position, simRng(7));
      expect(position.moves).toContain(move);
      const other = tortuga2199.imagine?.(position.view, simRng(state.round)) ?? state;
      expect(bot.think(positionOf(other, seat), simRng(7)).move).toEqual(move);
    }
    expect(asked).toBeGreaterThan(EVERY);
  });

  test('§5.7 does not miss the point that wins', () => {
    const { state } = inTurn({ seats: 2, at: ['tortuga'], crypto: 7, influence: [14, 3] });
    expect(tortuga2199.notate(bot.think(positionOf(state, 0), simRng(1)).move)).toBe('influence 7');
  });
});

test('a clock that has run out leaves it at one world', () => {
  let time = 0;
  const hurried = at(
    levelsBy(() => {
      time += 1_000;
      return time;
    }),
    3,
  );
  const { state } = inTurn({ seats: 2, at: ['post-2'], manoeuvre: 6, crypto: 4 });
  const { playouts = 0 } = hurried.think(positionOf(state, 0), simRng(1));
  expect(playouts).toBeGreaterThan(0);
  expect(playouts).toBeLessThan(at(levels, 3).think(positionOf(state, 0), simRng(1)).playouts ?? 0);
});
