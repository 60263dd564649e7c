import { games } from '@haven/games/rules';
import {
  at,
  defaultOptions,
  type GameTypes,
  type Match,
  matchFileOf,
  play,
  recordOf,
  replay,
  rerun,
  start,
} from '@haven/kit';
import { expect, test } from 'vitest';
import { branchOf } from './branch.ts';

const game = games.find(({ meta }) => meta.seats.min > 1) ?? at(games, 0);
const seats = game.meta.seats.min;

function after(opening: Match<GameTypes>, moves: number): Match<GameTypes> {
  let match = opening;
  for (let made = 0; made < moves; made += 1) {
    const seat = at(game.toAct(match.state), 0);
    const move = game.notate(at(game.legalMoves(match.state, seat), 0));
    match = play(game, match, { seat, move, nonce: 'n'.repeat(32) }).match ?? match;
  }
  return match;
}

const fairness = { share: 'a', seal: 'b', chairs: [] };
const opening = start(game, { seats, options: defaultOptions(game.options), seed: '07'.repeat(32), fairness });
const record = recordOf(after(opening, 20));
const chairs = Array.from({ length: seats }, () => ({ name: 'Ada', kind: 'human' as const }));
const file = matchFileOf(record, { chairs, aids: ['odds'], started: 1, ended: 2 });
const branch = branchOf({ file, record }, { id: 'b', move: 12, seat: 1, now: 9 });

test('a branch stands where the match stood after that move', () => {
  const match = replay(game, branch.record);
  expect(match.state).toEqual(replay(game, record, 12).state);
  expect(branch.run).toMatchObject({ seq: 12, moves: 12, branch: 12, aids: ['odds', 'branch'] });
  expect(branch.run.seats?.map(({ kind }) => kind).indexOf('human')).toBe(1);
  expect(branch.run.seats?.filter(({ kind }) => kind === 'human')).toHaveLength(1);
});

test('it can be played on and checked from its first move, without anybody else’s seals', () => {
  const further = after(replay(game, branch.record), 5);
  expect(rerun(game, recordOf(further)).match?.state).toEqual(further.state);
  expect(branch.record.fairness).toBeUndefined();
  expect(branch.record.entries.some((entry) => 'seal' in entry || 'nonce' in entry)).toBe(false);
});
