import {
  defaultOptions,
  type GameTypes,
  type Match,
  pick,
  play,
  recordOf,
  replay,
  simRng,
  start,
  undo,
} from '@haven/kit';
import { expect, test } from 'vitest';
import { SOLO } from '../testing/games.ts';
import { resume } from './resume.ts';

const rng = simRng(11);

function randomly(match: Match<GameTypes>, moves: number): Match<GameTypes> {
  let now = match;
  for (let made = 0; made < moves && SOLO.toAct(now.state).length > 0; made += 1) {
    const move = SOLO.notate(pick(rng, SOLO.legalMoves(now.state, 0)));
    now = play(SOLO, now, { seat: 0, move }).match ?? now;
  }
  return now;
}
const takenBack = (match: Match<GameTypes>, moves: number) => undo(SOLO, match, { seat: 0, moves }).match ?? match;

/** Where the dice are kind the runs are long enough for everything below. */
const first = start(SOLO, { seats: 1, options: defaultOptions(SOLO.options), seed: '5a'.repeat(32) });

test.each([
  ['nothing after it', (match: Match<GameTypes>) => match],
  ['moves after it', (match: Match<GameTypes>) => randomly(match, 7)],
  ['moves taken back that were made after it', (match: Match<GameTypes>) => takenBack(randomly(match, 5), 3)],
  ['moves taken back that were made before it', (match: Match<GameTypes>) => takenBack(match, 4)],
  ['taken back and played on', (match: Match<GameTypes>) => randomly(takenBack(randomly(match, 2), 6), 3)],
])('a snapshot with %s tells the same match as the whole record', (_name, goOn) => {
  const then = randomly(first, 10);
  const snapshot = { seq: then.entries.length, state: then.state };
  const record = recordOf(goOn(then));
  expect(resume(SOLO, record, snapshot)).toEqual(replay(SOLO, record));
});

test('a snapshot is really used', () => {
  const then = randomly(first, 10);
  const snapshot = { seq: then.entries.length, state: { ...(then.state as object), marked: true } };
  expect(resume(SOLO, recordOf(then), snapshot).state).toHaveProperty('marked');
});
