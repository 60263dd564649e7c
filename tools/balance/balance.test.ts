import { fileURLToPath } from 'node:url';
import { at } from '@haven/kit';
import { describe, expect, test } from 'vitest';
import { chartOf, pageOf, summaryOf } from './report.ts';
import { type Chair, nameOf, type Surveyed, surveyed, surveyOf } from './survey.ts';
import { takersOf, traitsIn, usedIn } from './tally.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const chair = (ship: string, won: number, ...taken: string[]): Chair => ({ won, traits: { ship }, taken });
const game = (number: number, ...seats: Chair[]): Surveyed => ({ number, moves: '', seats });

const games = [
  game(0, chair('sloop', 1, 'rope'), chair('brig', 0)),
  game(1, chair('brig', 0.5, 'rope', 'sail'), chair('junk', 0.5, 'rope')),
  game(2, chair('sloop', 0), chair('junk', 1)),
];

describe('a tally', () => {
  test('counts the wins of whoever had a ship, of the games it was in', () => {
    expect(traitsIn(games).get('ship')).toEqual([
      { name: 'brig', wins: 0.5, games: 2 },
      { name: 'junk', wins: 1.5, games: 2 },
      { name: 'sloop', wins: 1, games: 2 },
    ]);
  });

  test('counts the games in which anybody took something, the rarest first, and how takers fared', () => {
    expect(usedIn(games, ['rope', 'sail', 'tar'])).toEqual([
      { name: 'tar', wins: 0, games: 3 },
      { name: 'sail', wins: 1, games: 3 },
      { name: 'rope', wins: 2, games: 3 },
    ]);
    expect(takersOf(games, 'rope')).toEqual({ name: 'rope', wins: 2, games: 3 });
  });
});

describe('the report', () => {
  const heading = { game: 'night-market', level: 'diver', edition: '0a1b2c3d' };
  const played = [{ table: { name: 'calm', seats: 2, options: {} }, games }];

  test('tells shares with their intervals, table by table', () => {
    const summary = summaryOf(heading, played);
    expect(summary).toContain('| table | players | games | brig | junk | sloop |');
    expect(summary).toContain('| calm | 2 | 3 | 25 (3-80) | 75 (20-97) | 50 (9-91) |');
    expect(summary).toContain('level diver, edition 0a1b2c3d');
  });

  test('marks in every bar what would be even', () => {
    expect(chartOf([{ name: 'brig', wins: 1, games: 4 }], { mark: 0.5 })).toBe(
      `brig  ${'█'.repeat(10)}${'·'.repeat(10)}|${'·'.repeat(19)}  25 (5-70)`,
    );
  });

  test('has a chart of what is taken, and of how takers fare without what nobody takes', () => {
    const page = pageOf(heading, played, ['rope', 'sail', 'tar']);
    const [uses = '', fates = ''] = page.split('## What is taken').at(1)?.split('## How takers fare') ?? [];
    expect(uses).toMatch(/tar .+\nsail.+\nrope/);
    expect(fates).toMatch(/rope/);
    expect(fates).not.toMatch(/tar/);
  });
});

describe.each(['tortuga-2199', 'tortuga'])('the survey of %s', (id) => {
  test('plays the same game again for the same number, and knows every seat of it', async () => {
    const survey = await surveyOf(ROOT, id);
    if (survey === undefined) throw new Error('no survey');
    const errand = { level: 'deckhand', table: 0, number: 5 };
    const first = surveyed(id, survey, errand);
    expect(surveyed(id, survey, errand)).toEqual(first);
    expect(first.seats).toHaveLength(at(survey.tables, 0).seats);
    expect(first.seats.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(1, 10);
    for (const { taken } of first.seats) expect(survey.goods).toEqual(expect.arrayContaining([...taken]));
  });
});

test('of twelve games of two captains each ship meets each, from both seats', async () => {
  const survey = await surveyOf(ROOT, 'tortuga-2199');
  const ships = ['a', 'b', 'c', 'd'].map((ship) => ({ type: 'chooseShip', ship }));
  const pairs = Array.from({ length: 12 }, (_, number) => {
    const one = survey?.dealt(ships, number);
    const other = survey?.dealt(
      ships.filter((each) => each !== one),
      number,
    );
    return JSON.stringify([one, other]);
  });
  expect(new Set(pairs).size).toBe(12);
});

test('no two kinds of table are asked for by the same name, and every game ends', async () => {
  const tables = (await surveyOf(ROOT, 'tortuga-2199'))?.tables ?? [];
  expect(tables.map(nameOf)).toContain('peaceful-4');
  expect(new Set(tables.map(nameOf)).size).toBe(tables.length);
  expect(tables.map(({ options }) => options)).toEqual(tables.map(() => expect.objectContaining({ truce: true })));
});

test('nobody else is surveyed', async () => {
  expect(await surveyOf(ROOT, 'star-bounty')).toBeUndefined();
  expect(await surveyOf(ROOT, '../games/tortuga')).toBeUndefined();
});
