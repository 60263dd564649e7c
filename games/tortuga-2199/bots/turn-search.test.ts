import { at, type Bot, type Position, simRng, simulate } from '@haven/kit';
import { type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { inTurn } from '../rules/testing/positions.ts';
import { judgeFrom } from './leaf.ts';
import { sailor } from './levels.ts';
import { lookedAt } from './testing/looked-at.ts';
import { positionOf, STANDARD } from './testing/voyage.ts';
import { closeWays } from './turn.ts';
import { expertOf, type Style, searcher } from './turn-search.ts';
import { leaf } from './weights/leaf.ts';
import { sailor as sailorWeights } from './weights/sailor.ts';
import { weightsIn } from './weights.ts';

const weights = weightsIn(sailorWeights);
const style: Style = {
  ...{ id: 'captain', weights, judge: judgeFrom(leaf, weights), turns: 1, breadth: 4, ways: 'plans' },
  ...{ budget: { playouts: 8 }, proof: { turns: 1, playouts: 4, gap: 0 } },
};

const QUESTIONS = 90;

/** What the Sailor is asked at the beginning of a game against itself. */
function positions(): Position<Tortuga2199>[] {
  const rng = simRng(3);
  const { state, play } = simulate(tortuga2199, tortuga2199.setup(2, STANDARD, rng), rng);
  return Array.from({ length: QUESTIONS }, () => {
    const seat = at(tortuga2199.toAct(state), 0);
    const position = structuredClone(positionOf(state, seat));
    play(seat, sailor.think(position, rng).move);
    return position;
  });
}

const movesOf = (bot: Bot<Tortuga2199>) => positions().map((position) => bot.think(position, simRng(1)).move);

test('a captain who asks too much of a proof moves as the Sailor does; one who asks for little does not always', () => {
  const usual = movesOf(sailor);
  expect(movesOf(searcher({ ...style, proof: { ...style.proof, gap: 1 } }))).toEqual(usual);
  expect(movesOf(searcher(style))).not.toEqual(usual);
});

test('time that is spent on the search is missing for the proof', () => {
  let asked = 0;
  const now = () => {
    asked += 1;
    return asked;
  };
  const { state } = inTurn({ seats: 2, at: ['post-2'], manoeuvre: 6, crypto: 4 });
  const unhurried = searcher(style).think(positionOf(state, 0), simRng(1));
  const hurried = searcher({ ...style, budget: { playouts: 800, ms: 20, now } }).think(positionOf(state, 0), simRng(1));
  expect(unhurried.playouts).toBeGreaterThan(0);
  expect(hurried.playouts).toBeLessThan(100);
});

test('only plans that are nearly as good as the best are compared', () => {
  const { state } = inTurn({ seats: 2, at: ['post-2'], manoeuvre: 6, crypto: 4 });
  const { moves } = positionOf(state, 0);
  const within = (points: number) => closeWays(lookedAt(state, 0), moves, points);
  expect(within(0)).toHaveLength(1);
  expect(within(1)).toContain(at(within(0), 0));
  expect(within(100).length).toBeGreaterThan(within(0).length);
  expect(moves).toEqual(expect.arrayContaining(within(100)));
});

test('an Admiral also compares what no plan begins with, but no order of cards', () => {
  const { state } = inTurn({ seats: 2, at: ['post-2'], manoeuvre: 6, crypto: 4 });
  const position = positionOf(state, 0);
  const compared = (ways: Style['ways']) =>
    expertOf({ ...style, ways, breadth: position.moves.length }).candidates(position, simRng(1));
  const deeds = position.moves.filter(({ type }) => type !== 'play' && type !== 'move');
  expect(compared('all')).toEqual(expect.arrayContaining(deeds));
  expect(compared('plans').length).toBeLessThan(deeds.length);
});
