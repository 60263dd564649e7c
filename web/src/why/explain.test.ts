import { bots } from '@haven/games/bots';
import { gameById } from '@haven/games/rules';
import { type AnyGame, at, defaultOptions, type GameTypes, type Match, recordOf, simRng, start } from '@haven/kit';
import { expect, test } from 'vitest';
import { afterBotMove } from '../links/local/local-bots.ts';
import { advise, explain } from './explain.ts';

const ME = 0;

/** A match of bots, up to the first moment that is so. */
function played(id: string, isSo: (match: Match<GameTypes>, game: AnyGame) => boolean) {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const rng = simRng(5);
  let match = start(game, { seats: game.meta.seats.min, options: defaultOptions(game.options), seed: '5e'.repeat(32) });
  while (!isSo(match, game)) match = afterBotMove(game, match, { seat: at(game.toAct(match.state), 0), rng });
  return { game, match, record: recordOf(match) };
}

const lastBy = ({ entries }: Match<GameTypes>, seat: number) => entries.findLastIndex((entry) => entry.seat === seat);

test('what somebody chose behind the screen stays there until it is lifted', () => {
  const { game, match, record } = played('tortuga', ({ entries }) => entries.some(({ seat }) => seat !== ME));
  const entry = lastBy(match, 1);
  expect(explain(game, record, { entry, viewer: ME })).toEqual({ kind: 'secret' });
  expect(explain(game, record, { entry, viewer: 'anybody' })).toMatchObject({ kind: 'weighed' });
});

test.each(['tortuga', 'tortuga-2199'])(
  '%s: a move, its chance and what else could be done; no secret is named',
  (id) => {
    const { game, match, record } = played(id, ({ entries }) => entries.length >= 60);
    const secrets = game.secrets(match.state, ME);
    const told = [...match.entries.keys()].slice(-8).map((entry) => explain(game, record, { entry, viewer: ME }));
    expect(told.some((each) => each?.kind === 'weighed')).toBe(true);
    for (const each of told) {
      if (each?.kind !== 'weighed') continue;
      expect(each.win).toBeGreaterThanOrEqual(0);
      expect(each.win).toBeLessThanOrEqual(1);
      const named = JSON.stringify([each.move, each.other?.move]);
      expect(secrets.filter((name) => named.includes(name))).toEqual([]);
    }
  },
);

test('a game in which nobody looks ahead has no answers', () => {
  const { game, match, record } = played('star-bounty', ({ entries }) => entries.length > 0);
  expect(Object.keys(bots)).toContain(game.meta.id);
  expect(explain(game, record, { entry: lastBy(match, 0), viewer: 'anybody' })).toBeUndefined();
});

test.each(['tortuga', 'tortuga-2199'])('%s: the advice is a few legal moves, the best first', (id) => {
  const { game, match } = played(
    id,
    ({ entries, state }, { toAct }) => entries.length > 20 && toAct(state).includes(ME),
  );
  const advice = advise(game, { state: match.state, asked: 7 }, ME);
  const legal = game.legalMoves(match.state, ME).map((move) => game.notate(move));
  expect(advice?.asked).toBe(7);
  expect(advice?.options.length).toBeLessThanOrEqual(3);
  for (const { text } of advice?.options ?? []) expect(legal).toContain(text);
});
