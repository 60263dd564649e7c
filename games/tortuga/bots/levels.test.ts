import { at, simRng } from '@haven/kit';
import { tortuga } from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import { levelsBy } from './levels.ts';
import { asked as ask, positionOf, questions } from './testing/positions.ts';

const levels = levelsBy(() => 0);
/** Of the questions of a whole game only some are asked: the deepest thinkers take their time. */
const EVERY = 41;

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
      expect(position.moves).toContainEqual(move);
      const other = tortuga.imagine?.(position.view, simRng(state.round)) ?? state;
      expect(bot.think(positionOf(other, seat), simRng(7)).move).toEqual(move);
    }
    expect(asked).toBeGreaterThan(EVERY);
  });
});

test('§6.2 those who search steal the purple chest as well', () => {
  const deed = { seat: 0, action: 'board', position: 1, total: 9 } as const;
  const position = ask(
    { type: 'attack', seats: [0], deed },
    { phase: 'actions', players: [{}, { fleet: ['red', 'purple'] }] },
  );
  for (const bot of levels.slice(2))
    expect(tortuga.notate(bot.think(position, simRng(1)).move)).toBe('attack 1 chest 1');
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
  const [opening] = questions(2, 5);
  const position = opening && positionOf(opening.state, opening.seat);
  const { playouts = 0 } = (position && hurried.think(position, simRng(1))) ?? {};
  expect(playouts).toBeGreaterThan(1);
  expect(playouts).toBeLessThanOrEqual(2 * (position?.moves.length ?? 0));
});
