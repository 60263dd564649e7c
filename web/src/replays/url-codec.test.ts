import { gameById, games } from '@haven/games/rules';
import {
  type AnyGame,
  at,
  defaultOptions,
  type FileEntry,
  type MatchFile,
  matchFileOf,
  pick,
  play,
  recordOf,
  simRng,
  start,
  undo,
  verdictOf,
  verifyMatch,
} from '@haven/kit';
import { expect, test } from 'vitest';
import { packed, unpacked } from './url-codec.ts';

const GAMES = games.map((game) => [game.meta.id, game] as const);

/** Some moves, one of them taken back, one made by a bot. */
function fileOf(game: AnyGame): MatchFile {
  const seats = game.meta.seats.min;
  let match = start(game, { seats, options: defaultOptions(game.options), seed: '07'.repeat(32) });
  const rng = simRng(1);
  for (let made = 0; made < 14 && game.toAct(match.state).length > 0; made += 1) {
    const seat = at(game.toAct(match.state), 0);
    const move = game.notate(pick(rng, game.legalMoves(match.state, seat)));
    match = play(game, match, { seat, move, ...(made === 3 && { by: 'bot' }) }).match ?? match;
    if (made === 5) match = undo(game, match, { seat, consent: true }).match ?? match;
  }
  const chairs = Array.from(
    { length: seats },
    (_, seat) => ({ name: `Zoë ${seat}`, kind: seat ? 'bot' : 'human' }) as const,
  );
  return matchFileOf(recordOf(match), { chairs, aids: ['odds'], started: 5, ended: 6 });
}

const bare = (entry: FileEntry) => {
  if ('undone' in entry) return entry;
  const { seat, move, by } = entry;
  return { seat, move, ...(by && { by }) };
};

test.each(GAMES)('a match of %s fits into an address and comes out as it went in', async (_id, game) => {
  const file = fileOf(game);
  const fragment = await packed(file);
  expect(fragment).toMatch(/^[\w-]+$/);
  const { initial: _initial, documents: _documents, ...rest } = file;
  const came = await unpacked(fragment ?? '');
  expect(came).toEqual({ ...rest, entries: file.entries.map(bare) });
  const verified = verifyMatch(gameById, came);
  expect(verdictOf(verified.findings)).toBe('consistent');
  expect(verified.told?.match.entries.map((entry) => 'events' in entry && entry.events)).toEqual(
    file.entries.map((entry) => 'events' in entry && entry.events),
  );
});

test('a match that is too long for an address is not cut', async () => {
  const file = fileOf(at(games, 0));
  let noise = 1;
  const words = () => {
    noise = (noise * 48_271) % 2_147_483_647;
    return noise.toString(36);
  };
  const entries = Array.from({ length: 2_500 }, () => ({ seat: 0, move: words() }));
  expect(await packed({ ...file, entries })).toBeUndefined();
});

test.each(['', '!', 'AAAA', 'qqq-'])('%j is no match', async (fragment) => {
  expect(await unpacked(fragment)).toBeUndefined();
});
