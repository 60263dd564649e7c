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
  type MatchFile,
  type MatchRecord,
  packedReceipt,
  type Receipt,
  replay,
  sealOf,
  verdictOf,
  writeMatchFile,
} from '@haven/kit';
import { beforeAll, expect, test } from 'vitest';
import { bundledOnce } from '../server/src/bundled-once.ts';
import { exampleOf, receiptOf } from './examples.ts';
import { reportOf, verifyText } from './verify.ts';

let command: string;
beforeAll(async () => {
  command = await bundledOnce(fileURLToPath(new URL('verify.ts', import.meta.url)), 'verify.mjs');
});

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

const receiptIn = (game: AnyGame): Receipt => JSON.parse(readFileSync(receiptOf(game), 'utf8'));

test.each(GAMES)('the example of %s is proven with its receipt, consistent without', (_id, game) => {
  const text = readFileSync(exampleOf(game), 'utf8');
  expect(verdictOf(verifyText(text).findings)).toBe('consistent');
  const verified = verifyText(text, receiptIn(game));
  expect(reportOf('example', verified)[0]).toMatch(/^example: PROVEN/);
  expect(verified.findings.find(({ check }) => check === 'outcome')?.verdict).toBe('right');
});

test.each(GAMES)('a changed die in %s is found at its move', (_id, game) => {
  const { text, move } = withChangedDie(exampleIn(game));
  const verified = verifyText(text);
  expect(verdictOf(verified.findings)).toBe('wrong');
  expect(verified.findings.find(({ check }) => check === 'events')).toMatchObject({ verdict: 'wrong', entry: move });
});

test.each(GAMES)('a changed move in %s is found at its place', (_id, game) => {
  const { text, move } = withChangedMove(game, exampleIn(game));
  const first = verifyText(text).findings.flatMap(({ entry }) => entry ?? []);
  expect(Math.min(...first)).toBe(move);
});

test('what is no JSON is told in words', () => {
  expect(reportOf('x', verifyText('{'))).toEqual([
    'x: WRONG',
    '  WRONG format    not a match file that can be read: not-json',
  ]);
});

const [, FIRST] = at(GAMES, 0);

test('without a receipt the command says that the time of the seals is unproven, and does not end with 0', () => {
  const { status, stdout } = run(exampleOf(FIRST));
  expect(status).toBe(2);
  expect(stdout).toContain('who chose dice and cards is NOT PROVEN');
  expect(stdout).toContain('no receipt: that the seals were told before the salts were opened is not proven');
});

test('with a receipt it ends with 0: from its file, or from the link', () => {
  const link = `https://haven.example/verify/table/x#${packedReceipt(receiptIn(FIRST))}`;
  for (const receipt of [receiptOf(FIRST), link]) {
    const { status, stdout } = run(exampleOf(FIRST), '--receipt', receipt);
    expect(stdout).toContain('PROVEN to the holder of the receipt');
    expect(status).toBe(0);
  }
});

test('a file without shares is never proven, whatever comes with it', () => {
  const { fairness: _fairness, ...bare } = exampleIn(FIRST);
  const findings = verifyText(writeMatchFile(bare)).findings;
  expect(verdictOf(findings)).toBe('consistent');
  expect(verdictOf(verifyText(writeMatchFile(bare), receiptIn(FIRST)).findings)).toBe('wrong');
});

test('with another seed the result that the file tells is not compared, and not said to be missing', () => {
  const verified = verifyText(writeMatchFile({ ...exampleIn(FIRST), seed: '0'.repeat(64) }));
  const [told] = reportOf('other dice', verified).filter((line) => line.includes(' outcome '));
  expect(told).toBe('  none  outcome   not compared: the rules refuse a move before it');
});

test('the command names what is wrong and ends with 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-verify-'));
  const { text, move } = withChangedDie(exampleIn(FIRST));
  const inFolder = (name: string, words: string) => {
    writeFileSync(join(folder, name), words);
    return join(folder, name);
  };
  const other = inFolder('told.haven-receipt.json', JSON.stringify({ ...receiptIn(FIRST), seal: sealOf('told') }));
  const torn = inFolder('torn.haven-receipt.json', '{');
  const forged = run(exampleOf(FIRST), inFolder('forged.haven.json', text), join(folder, 'missing.haven.json'));
  const chosen = run(exampleOf(FIRST), '--receipt', other);
  const unread = run(exampleOf(FIRST), '--receipt', torn);
  const many = run(exampleOf(FIRST), exampleOf(FIRST), '--receipt', other);
  rmSync(folder, { recursive: true });
  expect([forged, chosen, unread, many].map(({ status }) => status)).toEqual([1, 1, 1, 1]);
  expect(forged.stdout).toContain(`the rules say something else at move ${move}`);
  expect(forged.stdout).toContain('missing.haven.json: WRONG');
  expect(chosen.stdout).toContain('WRONG promise');
  expect(unread.stderr).toContain('the receipt cannot be read: not-a-receipt');
  expect(many.stderr).toContain('a receipt belongs to one match');
});

function run(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' });
}
