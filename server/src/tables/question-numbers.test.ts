import { games } from '@haven/games/rules';
import {
  type AnyGame,
  at,
  defaultOptions,
  type GameTypes,
  type Match,
  pick,
  play,
  playedOnElsewhere,
  type Rng,
  recordOf,
  replay,
  simRng,
  start,
  undo,
} from '@haven/kit';
import { expect, test } from 'vitest';

const RUNS = 6;
const MOST_MOVES = 400;
const SOME_MOVES = 60;

function randomMove(game: AnyGame, match: Match<GameTypes>, { seat, rng }: { seat: number; rng: Rng }) {
  const move = game.notate(pick(rng, game.legalMoves(match.state, seat)));
  return play(game, match, { seat, move }).match ?? match;
}

/** Those who decide beside a seat that moves and takes back; the question of each must not change. */
function disturbed(game: AnyGame, match: Match<GameTypes>, rng: Rng): { before: number; after: number }[] {
  const toAct = game.toAct(match.state);
  if (toAct.length < 2) return [];
  const busy = pick(rng, toAct);
  const moved = randomMove(game, match, { seat: busy, rng });
  const back = undo(game, moved, { seat: busy }).match;
  if (back === undefined) return [];
  expect(at(back.asked, busy)).toBe(back.entries.length);
  return toAct
    .filter((seat) => seat !== busy)
    .map((seat) => {
      const asked = at(match.asked, seat);
      const move = game.notate(at(game.legalMoves(back.state, seat), 0));
      expect(play(game, back, { seat, move, asked }).refusal).toBeUndefined();
      return { before: asked, after: at(back.asked, seat) };
    });
}

function disturbedIn(game: AnyGame, seats: number, run: number) {
  const rng = simRng(run);
  const seed = run.toString(16).padStart(64, '0');
  let match = start(game, { seats, options: defaultOptions(game.options), seed });
  const all: { before: number; after: number }[] = [];
  for (let made = 0; made < MOST_MOVES && game.outcome(match.state) === undefined; made += 1) {
    all.push(...disturbed(game, match, rng));
    match = randomMove(game, match, { seat: pick(rng, game.toAct(match.state)), rng });
  }
  return all;
}

/** What the other servers are told of a random match, move by move: a question keeps its number at each of them. */
function toldElsewhere(game: AnyGame, seats: number, run: number) {
  const rng = simRng(run);
  const seed = run.toString(16).padStart(64, '0');
  let match = start(game, { seats, options: defaultOptions(game.options), seed });
  const told: { here: readonly number[]; there: readonly number[] }[] = [];
  for (let made = 0; made < SOME_MOVES && game.outcome(match.state) === undefined; made += 1) {
    const next = randomMove(game, match, { seat: pick(rng, game.toAct(match.state)), rng });
    const read = replay(game, recordOf(next));
    told.push({ here: next.asked, there: playedOnElsewhere(game, match, read).asked });
    match = next;
  }
  return told;
}

test('in every game, a move that was made at another server leaves the questions of all others as they were', () => {
  const all = games.flatMap((game) => toldElsewhere(game, game.meta.seats.max, 1));
  expect(all.length).toBeGreaterThan(100);
  expect(all.map(({ there }) => there)).toEqual(all.map(({ here }) => here));
});

test('in every game, who moves and takes back leaves the questions of those beside them as they were', () => {
  const all = games.flatMap((game) =>
    Array.from({ length: RUNS }, (_, run) => disturbedIn(game, game.meta.seats.max, run)).flat(),
  );
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ before, after }) => before !== after)).toEqual([]);
});
