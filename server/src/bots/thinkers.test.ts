import { bots } from '@haven/games/bots';
import { games } from '@haven/games/rules';
import { type AnyGame, at, defaultOptions, type GameTypes, type Position, start } from '@haven/kit';
import { afterEach, expect, test } from 'vitest';
import { createThinkers, type Thinkers } from './thinkers.ts';

const PLENTY = { budgetMs: 60_000 };
const SLEEPY = { budgetMs: 5, program: new URL('../testing/sleepy-thread.mjs', import.meta.url) };

let thinkers: Thinkers;
afterEach(() => thinkers.close());

function firstPosition(game: AnyGame): Position<GameTypes> {
  const options = defaultOptions(game.options);
  const { state } = start(game, { seats: game.meta.seats.max, options, seed: '5e'.repeat(32) });
  const seat = at(game.toAct(state), 0);
  return { seat, view: game.view(state, seat), moves: game.legalMoves(state, seat) };
}

const houseBots = games.filter(({ meta }) => Object.hasOwn(bots, meta.id));

test.each(houseBots)('$meta.id: a thread finds a legal move', async (game) => {
  thinkers = createThinkers(PLENTY);
  const position = firstPosition(game);
  const move = await thinkers.think(game.meta.id, position);
  expect(position.moves.map((legal) => game.notate(legal))).toContain(game.notate(move));
});

test('a game without a bot is played anyhow', async () => {
  thinkers = createThinkers(PLENTY);
  const moves = ['a', 'b', 'c'];
  const chosen = await Promise.all(
    Array.from({ length: 20 }, () => thinkers.think('nobody-knows', { seat: 0, view: {}, moves })),
  );
  for (const move of chosen) expect(moves).toContain(move);
});

test('a bot that fails rejects, and its thread thinks on', async () => {
  thinkers = createThinkers(PLENTY);
  const game = at(houseBots, houseBots.length - 1);
  const broken = { ...firstPosition(game), view: null };
  await expect(thinkers.think(game.meta.id, broken)).rejects.toThrow();
  await expect(thinkers.think(game.meta.id, firstPosition(game))).resolves.toBeDefined();
});

test('a bot that is late rejects, and others get a thread of their own', async () => {
  thinkers = createThinkers(SLEEPY);
  const game = at(houseBots, 0);
  const asked = [1, 2, 3].map(() => thinkers.think(game.meta.id, firstPosition(game)));
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('when the house closes nobody is left waiting', async () => {
  thinkers = createThinkers(PLENTY);
  const game = at(houseBots, 0);
  const think = () => thinkers.think(game.meta.id, firstPosition(game));
  const asked = Promise.allSettled([think(), think(), think()]);
  await thinkers.close();
  const results = [...(await asked), ...(await Promise.allSettled([think()]))];
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
});
