import { LANGUAGES } from '@haven/text-kit';
import { guideContract } from '@haven/text-kit/testing';
import type { Colour, State } from '@haven/tortuga-rules';
import { scoreOf, totalOf } from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import { acting, behind, rolling, type Setting, sea } from '../rules/testing/positions.ts';
import { actsOn, goesOn } from '../rules/testing/start.ts';
import { guideEn } from './guide.en.ts';
import { guideFr } from './guide.fr.ts';
import { guideRu } from './guide.ru.ts';
import { messages, rulesText } from './index.ts';

const guide = { en: guideEn, fr: guideFr, ru: guideRu };

guideContract({ guide, rulesText }, { latinWords: /\b[A-E]\b/g });

const ANNE = 0;
const JACK = 1;
const MARY = 2;
const nothing = '- - - - -';
const noBonus = { fleet: 0, crew: 0, hunt: 0, board: 0, raid: 0 };
const onlyRed = { red: 40, blue: 0, yellow: 0, white: 0, purple: 0 };

const boats = ({ players }: State) => players.map(({ boat }) => boat);

const NAMED = [
  'bag',
  'boat',
  'bonusTile',
  'box',
  'centreIsland',
  'pirate',
  'round',
  'screen',
  'set',
  'skull',
  'startPlayer',
  'total',
  'treasureTile',
] as const;

test.each(LANGUAGES)('the glossary in %s has the words of the table', (language) => {
  const { names, actions } = messages[language];
  const terms = guide[language].glossary.map(({ term }) => term);
  expect(terms).toEqual(expect.arrayContaining([...NAMED.map((name) => names[name]), ...Object.values(actions)]));
});

describe('the examples are played by the rules', () => {
  test('§5.2 the journey of a chest: one stage a round, 1, 3, 4, 5 and 6 chests in Tortuga after rounds 2 to 6', () => {
    const start = { island: ['red'] as Colour[], crew: ['red'] as Colour[] };
    const table = sea(3, { bag: onlyRed, players: [start, start, start] });
    const home = [1, 2, 3, 4, 5, 6].map(() => {
      goesOn(table.with({ agenda: [], phase: 'actions', deeds: [] }));
      const { tortuga, fleet, crew } = table.state.players[ANNE] ?? {};
      return [tortuga?.length, fleet?.length, crew?.length];
    });
    expect(home).toEqual([
      [0, 1, 2],
      [1, 2, 1],
      [3, 1, 1],
      [4, 1, 1],
      [5, 1, 1],
      [6, 1, 1],
    ]);
    expect(table.state).toMatchObject({ phase: 'over', round: 6 });
  });

  test('§5.3 the journey of a chest: a boat on box 1 takes one of two', () => {
    const table = acting([nothing, nothing, nothing], { players: [{ boat: 1, crew: ['blue', 'blue'] }] });
    goesOn(table);
    expect(table.state.players[ANNE]?.fleet).toEqual(['blue']);
    expect(table.state.centre).toContain('blue');
  });

  test('§2.8 dice behind the screen', () => {
    const table = rolling(['fleet fleet skull board raid', 'board hunt board raid crew', 'skull crew hunt raid board']);
    expect(table.moves(ANNE)).toEqual(expect.arrayContaining(['pick A', 'pick AB', 'pick ABC', 'pick CD']));
    expect(table.moves(ANNE)).not.toContain('pick AD');
    table.plays('0 pick CD').plays('1 pick E').plays('2 pick A');
    expect(table.state.players.map((player) => totalOf(player, 'board'))).toEqual([7, 0, 0]);
    expect(table.plays('2 turn fleet').state.players.map((player) => totalOf(player, 'fleet'))).toEqual([0, 0, 5]);
    expect(table.state.players[JACK]).toMatchObject({ placed: [null, null, null, null, 'crew'] });
    expect(table.state.players.map(({ rolled }) => rolled.filter((die) => die !== null).length)).toEqual([3, 4, 4]);
    const shown = { ...table.state.players[ANNE], rolled: behind(ANNE, 'board fleet - - raid') };
    table.with({
      players: table.state.players.map((player, seat) => (seat === ANNE ? { ...player, ...shown } : player)),
    });
    expect(table.moves(ANNE)).toEqual(['pick B', 'pick E']);
  });

  test('§2.9 done early', () => {
    const table = rolling(['- - - - raid', '- - hunt crew fleet', '- - - hunt crew'], {
      players: [
        { placed: ['raid', 'hunt', 'hunt', 'hunt', null] },
        { placed: ['hunt', 'hunt', null, null, null] },
        { placed: ['hunt', 'hunt', 'hunt', null, null] },
      ],
    });
    table.plays('0 pick E').plays('1 pick C').plays('2 pick D').plays('0 bonus raid');
    expect(table.state.players[ANNE]?.bonus).toEqual({ ...noBonus, raid: 1 });
    const fourth = [nothing, '- - - crew fleet', '- - - - crew'];
    const players = table.state.players.map((player, seat) => ({
      ...player,
      rolled: behind(seat, fourth[seat] ?? ''),
    }));
    table.with({ players }).plays('1 pick D').plays('2 pick E').plays('0 bonus raid').plays('2 bonus fleet');
    expect(table.state.players.map(({ bonus }) => bonus)).toEqual([
      { ...noBonus, raid: 2 },
      noBonus,
      { ...noBonus, fleet: 1 },
    ]);
    const { bonus } = table.state.players[ANNE] ?? { bonus: noBonus };
    expect(totalOf({ bonus, placed: ['raid', null, null, null, null] }, 'raid')).toBe(5);
    expect(totalOf({ bonus, placed: [null, null, null, null, null] }, 'raid')).toBe(0);
  });

  test('§3.3 first, second, and a tie', () => {
    const setting: Setting = { start: MARY, players: [{}, { bonus: { ...noBonus, fleet: 1 } }, {}] };
    const table = acting(['fleet - - fleet -', 'fleet fleet - - -', '- fleet - fleet -'], setting);
    expect(table.state.players.map((player) => totalOf(player, 'fleet'))).toEqual([9, 9, 7]);
    actsOn(table);
    expect(boats(table.state)).toEqual([5, 4, 3]);
    const threeNines = acting(['fleet - - fleet -', 'fleet fleet - - -', 'fleet - - fleet -'], setting);
    expect(threeNines.state.deeds.map(({ seat, total }) => [seat, total])).toEqual([
      [MARY, 9],
      [ANNE, 9],
    ]);
  });

  test('§4.7 a theft and its price', () => {
    const table = acting(['board - - - -', '- board - board -', nothing], {
      centre: ['white'],
      bag: { ...onlyRed, red: 0 },
      players: [{ boat: 4, fleet: ['red', 'purple'] }, {}, { boat: 2, fleet: ['yellow', 'blue'] }],
    });
    goesOn(table);
    table.plays('1 attack 0 chest 1');
    expect(table.state.players[JACK]?.island).toEqual(['purple']);
    expect(boats(table.state)).toEqual([3, 2, 2]);
    table.plays('0 attack 2 centre white');
    expect(boats(table.state)).toEqual([3, 2, 1]);
    expect(table.events).toContainEqual({ type: 'centreTaken', seat: ANNE, colour: 'white' });
    const blue = { type: 'chestLost', seat: MARY, area: 'fleet', place: 1, colour: 'blue' } as const;
    expect(table.events).toContainEqual({ ...blue, to: 'centre' });
  });

  test('§9.1 two players', () => {
    const placed = ['fleet board hunt hunt fleet', 'board fleet fleet board hunt'];
    const table = acting(placed, { bag: onlyRed, players: [{ fleet: ['blue'] }, {}] });
    expect(table.state.deeds).toEqual([
      { seat: ANNE, action: 'fleet', position: 1, total: 7 },
      { seat: ANNE, action: 'hunt', position: 1, total: 8 },
      { seat: JACK, action: 'board', position: 1, total: 6 },
    ]);
    actsOn(table);
    expect(boats(table.state)).toEqual([4, 3]);
    expect(table.state.players[ANNE]).toMatchObject({ island: ['red'], tiles: [expect.any(String)], offered: [] });
    table.plays('1 attack 0 chest 0');
    expect(boats(table.state)).toEqual([3, 2]);
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'chestStolen', colour: 'blue' }));
  });

  test('§6.1 a full score', () => {
    const table = sea(2, {
      players: [
        {
          tortuga: ['red', 'red', 'blue', 'yellow', 'white', 'purple'],
          fleet: ['blue', 'white'],
          crew: ['purple'],
          boat: 5,
          pirate: 4,
          tiles: ['coin1', 'coin2', 'coin2'],
        },
      ],
    });
    const points = table.state.players.slice(0, 1).flatMap((player) => scoreOf(player).map((line) => line.points));
    expect(points).toEqual([21, 4, 2, 6, 9, 5]);
    expect(points.reduce((sum, each) => sum + each)).toBe(47);
  });
});
