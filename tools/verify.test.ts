import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@haven/games/rules';
import {
  type AnyGame,
  at,
  type FileEntry,
  type GameTypes,
  isSound,
  type MatchFile,
  type MatchRecord,
  replay,
  writeMatchFile,
} from '@haven/kit';
import { expect, test } from 'vitest';
import { exampleOf } from './examples.ts';
import { reportOf, verifyText } from './verify.ts';

/** A new game is in the house before anybody has played an example of it. */
const GAMES = games.filter((game) => existsSync(exampleOf(game))).map((game) => [game.meta.id, game] as const);
const exampleIn = (game: AnyGame): MatchFile => JSON.parse(readFileSync(exampleOf(game), 'utf8'));

function changed(file: MatchFile, index: number, change: Partial<FileEntry>): string {
  const entries = file.entries.with(index, { ...at(file.entries, index), ...change } as FileEntry);
  return writeMatchFile({ ...file, entries });
}

const NUMBER = /(?<=[:[,])\d+(?=[,\]}])/;

/** The last move with dice says one more of something than it did. */
function withChangedDie(file: MatchFile): { text: string; move: number } {
  const index = file.entries.findLastIndex((entry) => 'fixed' in entry && NUMBER.test(eventsIn(entry)));
  const events = JSON.parse(eventsIn(at(file.entries, index)).replace(NUMBER, (number) => `${Number(number) + 1}`));
  return { text: changed(file, index, { events }), move: index + 1 };
}

function eventsIn(entry: FileEntry): string {
  return 'events' in entry ? JSON.stringify(entry.events) : '';
}

/** Somebody made another choice in the middle of the match, one that the rules allow. */
function withChangedMove(game: AnyGame, file: MatchFile): { text: string; move: number } {
  const record = { ...file, version: file.rules } as unknown as MatchRecord<GameTypes>;
  const otherAt = (index: number) => {
    const entry = at(file.entries, index);
    const legal = game.legalMoves(replay(game, record, index).state, entry.seat).map((move) => game.notate(move));
    return legal.find((move) => 'move' in entry && move !== entry.move);
  };
  let index = Math.floor(file.entries.length / 2);
  while (otherAt(index) === undefined) index += 1;
  return { text: changed(file, index, { move: otherAt(index) ?? '' }), move: index + 1 };
}

test.each(GAMES)('the example of %s is sound', (_id, game) => {
  const verified = verifyText(readFileSync(exampleOf(game), 'utf8'));
  expect(reportOf('example', verified)[0]).toBe('example: sound');
  expect(verified.findings.find(({ check }) => check === 'outcome')?.verdict).toBe('right');
});

test.each(GAMES)('a changed die in %s is found at its move', (_id, game) => {
  const { text, move } = withChangedDie(exampleIn(game));
  const verified = verifyText(text);
  expect(isSound(verified)).toBe(false);
  expect(verified.findings.find(({ check }) => check === 'events')).toMatchObject({ verdict: 'wrong', entry: move });
});

test.each(GAMES)('a changed move in %s is found at its place', (_id, game) => {
  const { text, move } = withChangedMove(game, exampleIn(game));
  const first = verifyText(text).findings.flatMap(({ entry }) => entry ?? []);
  expect(Math.min(...first)).toBe(move);
});

test('what is no JSON is told in words', () => {
  expect(reportOf('x', verifyText('{'))).toEqual([
    'x: NOT SOUND',
    '  WRONG format    not a match file that can be read: not-json',
  ]);
});

test('the command names the first wrong move and fails, and passes what is honest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-verify-'));
  const [, game] = at(GAMES, 0);
  const { text, move } = withChangedDie(exampleIn(game));
  writeFileSync(join(folder, 'forged.haven.json'), text);
  const honest = run(exampleOf(game));
  const forged = run(exampleOf(game), join(folder, 'forged.haven.json'), join(folder, 'missing.haven.json'));
  rmSync(folder, { recursive: true });
  expect(honest.status).toBe(0);
  expect(forged.status).toBe(1);
  expect(forged.stdout).toContain(`the rules say something else at move ${move}`);
  expect(forged.stdout).toContain('missing.haven.json: NOT SOUND');
});

function run(...files: string[]): { status: number | null; stdout: string } {
  const command = fileURLToPath(new URL('verify.ts', import.meta.url));
  return spawnSync(process.execPath, ['--import', 'tsx', command, ...files], { encoding: 'utf8' });
}
