import { choiceOf } from '@haven/games/levels';
import { games } from '@haven/games/rules';
import { type AnyGame, at, defaultOptions, type GameTypes, type Match, recordOf, simRng, start } from '@haven/kit';
import { expect, test } from 'vitest';
import { afterBotMove } from '../links/local/local-bots.ts';
import { advise, explain } from './explain.ts';

const ME = 0;
const LEVELLED = games.filter(({ meta }) => choiceOf(meta.id).length > 0);
const OTHERS = games.filter(({ meta }) => choiceOf(meta.id).length === 0);

/** A match of bots, up to the first moment that is so. */
function playedUntil(game: AnyGame, isSo: (match: Match<GameTypes>) => boolean): Match<GameTypes> {
  const rng = simRng(5);
  const options = defaultOptions(game.options);
  let match = start(game, { seats: game.meta.seats.min, options, seed: '5e'.repeat(32) });
  while (!isSo(match)) match = afterBotMove(game, match, { seat: at(game.toAct(match.state), 0), rng });
  return match;
}

test.each(LEVELLED)('$meta.id: a move, its chance and what else could be done; no secret is named', (game) => {
  const match = playedUntil(game, ({ entries }) => entries.length >= 60);
  const secrets = game.secrets(match.state, ME);
  const told = [...match.entries.keys()]
    .slice(-8)
    .map((entry) => explain(game, recordOf(match), { entry, viewer: ME }));
  expect(told.some((each) => each?.kind === 'weighed')).toBe(true);
  for (const each of told) {
    if (each?.kind !== 'weighed') continue;
    expect(each.win).toBeGreaterThanOrEqual(0);
    expect(each.win).toBeLessThanOrEqual(1);
    const named = JSON.stringify([each.move, each.other?.move]);
    expect(secrets.filter((name) => named.includes(name))).toEqual([]);
  }
});

test('what a rival chose in secret is told once nothing is secret any more', () => {
  const kinds = LEVELLED.filter(({ meta }) => meta.seats.max > 1).flatMap((game) => {
    const match = playedUntil(game, ({ entries }) => entries.length > 0 && entries.at(-1)?.seat !== ME);
    const entry = match.entries.length - 1;
    const tellTo = (viewer: 'anybody' | typeof ME) => explain(game, recordOf(match), { entry, viewer })?.kind;
    return tellTo(ME) === 'secret' ? [tellTo('anybody')] : [];
  });
  expect(kinds).toContain('weighed');
  expect(kinds).not.toContain('secret');
});

test.each(OTHERS)('$meta.id: where nobody looks ahead there are no answers', (game) => {
  const match = playedUntil(game, ({ entries }) => entries.length > 0);
  expect(explain(game, recordOf(match), { entry: 0, viewer: 'anybody' })).toBeUndefined();
});

test.each(LEVELLED)('$meta.id: the advice is a few legal moves, the best first', (game) => {
  const match = playedUntil(game, ({ entries, state }) => entries.length > 20 && game.toAct(state).includes(ME));
  const advice = advise(game, { state: match.state, asked: 7 }, ME);
  const legal = game.legalMoves(match.state, ME).map((move) => game.notate(move));
  expect(advice?.asked).toBe(7);
  expect(advice?.options.length).toBeLessThanOrEqual(3);
  for (const { text } of advice?.options ?? []) expect(legal).toContain(text);
  const [best, ...others] = advice?.options ?? [];
  expect(best?.kind).toBe('best');
  for (const { win, kind } of others) {
    expect(kind).not.toBe('best');
    expect(win, 'nothing else is told to win more often').toBeLessThanOrEqual(best?.win ?? 0);
  }
});
