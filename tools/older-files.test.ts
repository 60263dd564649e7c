import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@haven/games/rules';
import { type GameTypes, type Match, pick, play, replay, seenBy, simRng, verdictOf, verifyMatch } from '@haven/kit';
import { expect, test } from 'vitest';
import { EXAMPLES } from './examples.ts';

/** As the first version of the rules wrote it. */
const olderFile = (name: string) => JSON.parse(readFileSync(join(EXAMPLES, 'older', name), 'utf8'));

function toldFrom(game: string, receipt?: unknown) {
  const { findings, told } = verifyMatch(gameById, olderFile(`${game}.haven.json`), receipt);
  if (told === undefined) throw new Error('it is not told');
  return { ...told, findings };
}

const GAMES = ['tortuga', 'tortuga-2199'];

test.each(GAMES)('a file of %s of the first version is watched by everybody, from move to move', (id) => {
  const { game, file, match, findings } = toldFrom(id);
  expect(file.rules).toBeLessThan(game.meta.version);
  expect(verdictOf(findings)).toBe('unchecked');
  for (let move = 0; move <= match.entries.length; move += 5)
    for (const viewer of ['spectator', 0, 1] as const)
      expect(seenBy(game, replay(game, match, move), viewer).view).toBeDefined();
  expect(game.outcome(match.state)).toEqual(file.outcome);
});

test.each(GAMES)('a file of %s of the first version is played on from its middle to another end', (id) => {
  const { game, match: whole } = toldFrom(id);
  const rng = simRng(3);
  const entries = whole.entries.slice(0, whole.entries.length / 2);
  let match: Match<GameTypes> = replay(game, { ...whole, entries });
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const move = game.notate(pick(rng, game.legalMoves(match.state, seat)));
    const { match: after, refusal } = play(game, match, { seat, move });
    if (after === undefined) throw new Error(refusal.code);
    match = after;
  }
  expect(match.version).toBe(1);
  expect(game.outcome(match.state)).toBeDefined();
});

test('a receipt of the first version fits all that needs no rules', () => {
  const { findings } = toldFrom('tortuga', olderFile('tortuga.haven-receipt.json'));
  const right = findings.flatMap(({ check, verdict }) => (verdict === 'right' ? [check] : []));
  expect(right).toEqual(expect.arrayContaining(['promise', 'salt', 'company', 'options', 'given', 'once']));
  expect(findings[1]).toEqual({ check: 'rules', verdict: 'absent', count: 1 });
});
