import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameById } from '@haven/games/rules';
import {
  type AnyGame,
  at,
  defaultOptions,
  type GameTypes,
  type Match,
  pick,
  play,
  seenBy,
  simRng,
  start,
} from '@haven/kit';
import { rerunTranscript } from '@haven/kit/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundledOnce } from '../server/src/bundled-once.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SEED = 'c0ffee'.padStart(64, '0');
const game = knownGame('star-bounty');

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** In one file it starts at once: here it is started some twenty times. */
let program: string;
beforeAll(async () => {
  program = await bundledOnce(join(ROOT, 'tools/play.ts'), 'play.mjs');
});

/** Runs the real program as a terminal would, with everything typed in advance. */
function playing(args: readonly string[], input = ''): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: ROOT });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    // The program may end before it has read all: a game that is over asks for nothing more.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

function knownGame(id: string): AnyGame {
  const found = gameById(id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

/** A whole game of random legal moves; of several who are asked, the first one answers. */
function randomMatch(any: AnyGame, seats: number): Match<GameTypes> {
  const rng = simRng(7);
  let match = start(any, { seats, options: defaultOptions(any.options), seed: SEED });
  for (let [seat] = any.toAct(match.state); seat !== undefined; [seat] = any.toAct(match.state)) {
    const result = play(any, match, { seat, move: pick(rng, seenBy(any, match, seat).moves).text });
    if (result.match === undefined) throw new Error(result.refusal.code);
    match = result.match;
  }
  return match;
}

const movesIn = (match: Match<GameTypes>) => match.entries.flatMap((entry) => ('move' in entry ? [entry.move] : []));

describe('a whole game through a pipe', () => {
  test.each([
    ['en', 'Your ship was destroyed: no medal this time.', 'Bounties by rank: ', 'No moves were undone.'],
    [
      'fr',
      'Votre vaisseau a été détruit\u202f: pas de médaille cette fois.',
      'Primes selon la carte\u202f: ',
      'Aucun coup n’a été annulé.',
    ],
    ['ru', 'Ваш корабль погиб: на этот раз без медали.', 'Добыча по рангу: ', 'Ходы не возвращали.'],
  ])('in %s, always the first move of the list, up to the score sheet', async (lang, ...sentences) => {
    const { code, stdout, stderr } = await playing(
      ['star-bounty', '--lang', lang, '--seed', 'c0ffee'],
      '1\n'.repeat(400),
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const sentence of sentences) expect(stdout).toContain(sentence);
  });

  test('by notation, and its transcript plays to the same end', async () => {
    const match = randomMatch(game, 1);
    const { stdout } = await playing(['star-bounty', '--seed', SEED], `${movesIn(match).join('\n')}\n`);
    const transcript = stdout.slice(stdout.indexOf('star-bounty 1\n'));
    expect(rerunTranscript(game, transcript).state).toEqual(match.state);
  });
});

describe('several at one keyboard', () => {
  const hotSeat = knownGame('tortuga');

  test.each([
    ['en', 'Waiting for', 'Orange (you): boat on', ' wins with ', 'Chests in Tortuga: '],
    ['fr', 'On attend', 'Orange (vous)\u202f: bateau sur', ' l’emporte avec ', 'Coffres à Tortuga\u202f: '],
    ['ru', 'Ждём: ', 'Оранжевый (вы): корабль на клетке', ' побеждает: ', 'Сундуки на Тортуге: '],
  ])('in %s, every seat is asked in turn, up to the score sheets', async (lang, waiting, ...sentences) => {
    const { code, stdout, stderr } = await playing(
      ['tortuga', '--lang', lang, '--seed', 'c0ffee', '--seats', '3'],
      '1\n'.repeat(2_000),
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).not.toContain(waiting);
    for (const sentence of sentences) expect(stdout).toContain(sentence);
  });

  test.each([2, 4])('a game of %i by notation, and its transcript plays to the same end', async (seats) => {
    const match = randomMatch(hotSeat, seats);
    const { stdout } = await playing(
      ['tortuga', '--seed', SEED, '--seats', String(seats)],
      `${movesIn(match).join('\n')}\n`,
    );
    const transcript = stdout.slice(stdout.indexOf(`tortuga ${hotSeat.meta.version}\n`));
    expect(rerunTranscript(hotSeat, transcript).state).toEqual(match.state);
  });
});

describe('at the table', () => {
  test('undo takes the last move back, and the result would say so', async () => {
    const { stdout } = await playing(['star-bounty', '--seed', SEED], '1\nundo\nundo\n');
    expect(stdout).toContain('The last move was undone.');
    expect(stdout).toContain('There is nothing to undo.');
    expect(movesIn(rerunTranscript(game, stdout.slice(stdout.indexOf('star-bounty 1\n'))))).toEqual([]);
  });

  test('a refusal names its reason and its rule', async () => {
    const { stdout } = await playing(['star-bounty', '--seed', SEED], 'flee KD\n999\n');
    expect(stdout).toContain('You need a prisoner to give up before you can flee. (§5.10)');
    expect(stdout).toContain('That is not possible now.');
  });

  test('the rules can be read by section and by number', async () => {
    const { stdout } = await playing(['star-bounty'], 'rules\nrules 7\nrules §1.2\nrules 9.9\n');
    expect(stdout).toContain('§8 Table options');
    expect(stdout).toContain('§7.2 Fifty credits earn a bronze medal');
    expect(stdout).toContain('§1.2 You take off');
    expect(stdout).toContain('There is no rule §9.9.');
  });

  test('quitting saves the transcript where it is wanted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'play-'));
    const file = join(folder, 'run.txt');
    const options = ['--options', 'formation=single-file', 'lenient=true'];
    await playing(['star-bounty', '--seed', SEED, '--save', file, ...options], '1\nquit\n1\n');
    const match = rerunTranscript(game, readFileSync(file, 'utf8'));
    rmSync(folder, { recursive: true });
    expect(match.options).toEqual({ formation: 'single-file', lenient: true });
    expect(at(movesIn(match), 0)).toMatch(/^engage /);
    expect(match.entries).toHaveLength(1);
  });

  test('a transcript that cannot be saved is printed instead', async () => {
    const { stdout, stderr } = await playing(['star-bounty', '--seed', SEED, '--save', ROOT], '1\n');
    expect(stderr).toContain('could not be written');
    expect(rerunTranscript(game, stdout.slice(stdout.indexOf('star-bounty 1\n'))).entries).toHaveLength(1);
  });
});

describe('bad arguments', () => {
  test.each([
    [['tic-tac-toe'], 'There is no game “tic-tac-toe”. The games are: star-bounty, tortuga, tortuga-2199.'],
    [['star-bounty', '--lang', 'xx'], 'There is no language “xx”. The languages are: en, fr, ru.'],
    [['star-bounty', '--lang', 'ru', '--seed', 'xyz'], 'Зерно — это не более 64 шестнадцатеричных цифр, а не «xyz».'],
    [['tortuga', '--seats', '5'], 'This game is for 2 to 4 players, not “5”.'],
    [['tortuga', '--lang', 'fr', '--seats', '1'], 'Ce jeu se joue de 2 à 4 personnes, et non à «\u202f1\u202f».'],
    [['star-bounty', '--seats', 'two'], 'This game is for one player, not “two”.'],
    [['star-bounty', '--options', 'speed=9'], 'There is no option called “speed”.'],
    [['star-bounty', '--options', 'lenient=maybe'], 'The option “Lenient” cannot have that value.'],
    [['star-bounty', '--options', 'lenient'], 'An option is given as name=value, not “lenient”.'],
    [[], 'missing required argument'],
  ])('%j are answered clearly', async (args, complaint) => {
    const { code, stderr } = await playing(args);
    expect(stderr).toContain(complaint);
    expect(code).toBe(1);
  });
});
