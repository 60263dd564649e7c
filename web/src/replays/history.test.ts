import { games } from '@haven/games/rules';
import { at, defaultOptions, pick, play, recordOf, replay, seenBy, simRng, start, undo } from '@haven/kit';
import { expect, test } from 'vitest';
import { historyOf } from './history.ts';

const game = at(games, games.length - 1);
const SEED = '07'.repeat(32);

function played(moves: number) {
  const rng = simRng(1);
  let match = start(game, { seats: game.meta.seats.max, options: defaultOptions(game.options), seed: SEED });
  for (let move = 0; move < moves; move += 1) {
    const seat = at(game.toAct(match.state), 0);
    const wish = game.notate(pick(rng, game.legalMoves(match.state, seat)));
    match = play(game, match, { seat, move: wish }).match ?? match;
  }
  return match;
}

const long = recordOf(played(100));
const MIDDLE = Math.floor(long.entries.length / 2);

test.each([
  ['forwards', [0, 1, 2, 3, MIDDLE, long.entries.length]],
  ['backwards', [long.entries.length, MIDDLE, 3, 2, 1, 0]],
  ['to and fro', [MIDDLE, 1, long.entries.length, MIDDLE + 1, MIDDLE, 0]],
])('asked for %s, every position is the one that the record replays to', (_how, moves) => {
  const history = historyOf(game, long);
  for (const move of moves) {
    expect(history.positionAt(move, 0).view).toEqual(game.view(replay(game, long, move).state, 0));
  }
});

test('a position tells what could be played in it, and the course of all positions does not', () => {
  const history = historyOf(game, long);
  const seat = at(game.toAct(replay(game, long, 2).state), 0);
  expect(history.positionAt(2, seat).moves.length).toBeGreaterThan(0);
  const course = history.courseFor(0);
  expect(course).toHaveLength(history.last + 1);
  expect(course.every(({ moves }) => moves.length === 0)).toBe(true);
  expect(course[MIDDLE]?.view).toEqual(history.positionAt(MIDDLE, 0).view);
});

test('moves that were taken back are not in it, but the end says how often', () => {
  const match = undo(game, played(5), { seat: 0, moves: 2, consent: true }).match ?? played(5);
  const history = historyOf(game, recordOf(match));
  expect(history.newsFor(0)).toHaveLength(3);
  expect(history.last).toBe(3);
  expect(history.positionAt(2, 0).undone).toBe(0);
  expect(history.positionAt(3, 0).undone).toBe(1);
  expect(history.positionAt(3, 0).view).toEqual(seenBy(game, match, 0).view);
});
