import { at, simRng } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import { tortuga2199 } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../rules/testing/positions.ts';
import { levelsBy } from './levels.ts';
import { positionOf, questions } from './testing/voyage.ts';

const levels = levelsBy(() => 0);
/** Worlds that a seat cannot tell apart: so many pairs of them, of a game every so many questions. */
const PAIRS = effort({ daily: 8, thorough: 1_000 });
const EVERY = effort({ daily: 151, thorough: 37 });

/** Questions of games of random moves, each with a stream of its own. */
function* someQuestions() {
  for (let seed = 5, asked = 0, pairs = 0; pairs < PAIRS; seed += 1)
    for (const question of questions(2, seed)) {
      asked += 1;
      if (asked % EVERY !== 1) continue;
      pairs += 1;
      if (pairs > PAIRS) return;
      yield question;
    }
}

test('four levels, the weakest first', () => {
  expect(levels.map(({ id }) => id)).toEqual(['deckhand', 'sailor', 'captain', 'admiral']);
});

describe.each(levels.map((bot) => [bot.id, bot] as const))('%s', (_, bot) => {
  test('answers with a legal move, always with the same, and whatever it cannot see', () => {
    for (const { state, seat } of someQuestions()) {
      const position = positionOf(state, seat);
      const { move } = bot.think(position, simRng(7));
      expect(position.moves).toContain(move);
      const other = tortuga2199.imagine?.(position.view, simRng(state.round)) ?? state;
      expect(bot.think(positionOf(other, seat), simRng(7)).move).toEqual(move);
    }
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
