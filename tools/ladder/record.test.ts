import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { editionOf } from './edition.ts';
import { type Played, playedIn } from './meeting.ts';
import { addTo, beginRecord, readRecord, stillTrue } from './record.ts';

const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = (number: number): Played => ({ number, share: number % 2, moves: `moves ${number}` });

describe('the games of a pair', () => {
  const file = join(folder, 'kept/pair.jsonl');

  test('are none before the first', () => {
    expect(readRecord(join(folder, 'nowhere.jsonl'))).toEqual({ edition: undefined, games: [] });
  });

  test('are known again up to the first that is missing, whoever was done first', () => {
    beginRecord(file, 'e1', [game(0)]);
    for (const number of [2, 1, 4]) addTo(file, game(number));
    expect(readRecord(file)).toEqual({ edition: 'e1', games: [game(0), game(1), game(2)] });
  });

  test('are known but for the one that was being written', () => {
    beginRecord(file, 'e1', [game(0)]);
    appendFileSync(file, JSON.stringify(game(1)).slice(0, 9));
    expect(readRecord(file).games).toEqual([game(0)]);
  });
});

describe('games that were played before', () => {
  const games = [game(0), game(1), game(2)];
  const record = { edition: 'e1', games };

  test('are taken as they are by the same code', async () => {
    const never = () => Promise.reject(new Error('played again'));
    expect(await stillTrue(record, 'e1', never)).toEqual(games);
  });

  test('are taken by other code if it plays the first ones move by move the same', async () => {
    const again = (numbers: readonly number[]) => Promise.resolve(numbers.map(game));
    expect(await stillTrue(record, 'e2', again)).toEqual(games);
  });

  test('are given up if it does not', async () => {
    const again = (numbers: readonly number[]) =>
      Promise.resolve(numbers.map((number) => ({ ...game(number), moves: `other ${number}` })));
    expect(await stillTrue(record, 'e2', again)).toEqual([]);
  });
});

test('a game is told by its moves: the same again for the same deal and bots, others for others', () => {
  const meeting = { a: 'sailor', b: 'deckhand', seats: 2, number: 0 };
  const played = playedIn('tortuga', meeting);
  expect(playedIn('tortuga', meeting)).toEqual(played);
  expect(playedIn('tortuga', { ...meeting, b: 'sailor' }).moves).not.toBe(played.moves);
});

test('an edition is another one when bots, rules or kit change, and the same when a test does', () => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('games/night-market/bots/weights/leaf.ts', '1');
  write('kit/src/rng.ts', '1');
  const first = editionOf(folder, 'night-market');
  write('games/night-market/bots/leaf.test.ts', '1');
  write('games/night-market/bots/training/courses.ts', '1');
  expect(editionOf(folder, 'night-market')).toBe(first);
  write('games/night-market/bots/weights/leaf.ts', '2');
  const second = editionOf(folder, 'night-market');
  write('kit/src/rng.ts', '2');
  expect(new Set([first, second, editionOf(folder, 'night-market')]).size).toBe(3);
});
