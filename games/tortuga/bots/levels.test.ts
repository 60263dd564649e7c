import { at, type Position, simRng } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import { type Tortuga, tortuga } from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import { levelsBy } from './levels.ts';
import { asked as ask, positionOf, questions } from './testing/positions.ts';

const levels = levelsBy(() => 0);
/** Of the questions of a whole game only some are asked: the deepest thinkers take their time. */
const EVERY = 41;
const PAIRS = effort({ daily: 5, thorough: 1_000 });

/** Positions of games of random moves, with another world that looks the same to whoever is asked. */
function* pairs(): Generator<{ position: Position<Tortuga>; other: Position<Tortuga>; number: number }> {
  for (let game = 0, asked = 0, number = 0; number < PAIRS; game += 1) {
    for (const { state, seat } of questions(at(SEATS, game % SEATS.length), FIRST_GAME + game)) {
      asked += 1;
      if (asked % EVERY !== 1 || number === PAIRS) continue;
      number += 1;
      const position = positionOf(state, seat);
      const world = tortuga.imagine?.(position.view, simRng(number)) ?? state;
      yield { position, other: positionOf(world, seat), number };
    }
  }
}

const SEATS = [2, 3, 4];
const FIRST_GAME = 5;

test('four levels, the weakest first', () => {
  expect(levels.map(({ id }) => id)).toEqual(['deckhand', 'sailor', 'captain', 'admiral']);
});

describe.each(levels.map((bot) => [bot.id, bot] as const))('%s', (_, bot) => {
  test('answers with a legal move, always with the same, and whatever it cannot see', () => {
    for (const { position, other, number } of pairs()) {
      const { move } = bot.think(position, simRng(number));
      expect(position.moves).toContainEqual(move);
      expect(bot.think(other, simRng(number)).move).toEqual(move);
    }
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

test('a clock that has run out leaves it at the likeliest move, tried once', () => {
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
  expect(position?.moves.length).toBeGreaterThan(1);
  expect(playouts).toBe(1);
});
