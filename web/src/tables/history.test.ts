import { games } from '@haven/games/rules';
import { at, defaultOptions, play, recordOf, replay, seenBy, start, undo } from '@haven/kit';
import { expect, test } from 'vitest';
import { historyOf } from './history.ts';

const game = at(games, 0);
const SEED = '07'.repeat(32);

function played(moves: number) {
  let match = start(game, { seats: 1, options: defaultOptions(game.options), seed: SEED });
  for (let move = 0; move < moves; move += 1) {
    const legal = at(game.legalMoves(match.state, 0), 0);
    match = play(game, match, { seat: 0, move: game.notate(legal) }).match ?? match;
  }
  return match;
}

test('every position of the history is the one that the record replays to', () => {
  const record = recordOf(played(6));
  const { positions, news } = historyOf(game, record, { aids: [], viewer: 0, seats: [] });
  expect(news).toHaveLength(6);
  positions.forEach(({ view }, moves) => {
    expect(view).toEqual(game.view(replay(game, record, moves).state, 0));
  });
});

test('moves that were taken back are not in it, but the end says how often', () => {
  const match = undo(game, played(5), { seat: 0, moves: 2 }).match ?? played(5);
  const { positions, news } = historyOf(game, recordOf(match), { aids: ['odds'], viewer: 0, seats: [] });
  expect(news).toHaveLength(3);
  expect(positions.at(-1)?.undone).toBe(1);
  expect(positions.at(-1)?.view).toEqual(seenBy(game, match, 0).view);
});
