import { BOUNTIES, creditsFor, type State, starBounty } from '@haven/star-bounty-rules';
import { LANGUAGES } from '@haven/text-kit';
import { guideContract } from '@haven/text-kit/testing';
import { describe, expect, test } from 'vitest';
import { dice, facing, shopping, shot } from '../rules/testing/positions.ts';
import { guideEn } from './guide.en.ts';
import { guideFr } from './guide.fr.ts';
import { guideRu } from './guide.ru.ts';
import { messages, rulesText } from './index.ts';

const guide = { en: guideEn, fr: guideFr, ru: guideRu };

guideContract({ guide, rulesText });

const noDrones = { ready: 0, assigned: [], wrecked: 2 };
const systems = { shields: 2, ballistics: 2, engines: 2 };

const NAMED = [
  'backRoom',
  'bountyPile',
  'enterprise',
  'hand',
  'lifeSupport',
  'prisoner',
  'salvage',
  'shelf',
  'shopPile',
] as const;

test.each(LANGUAGES)('the glossary in %s has the words of the table', (language) => {
  const { names } = messages[language];
  const terms = guide[language].glossary.map(({ term }) => term);
  expect(terms).toEqual(expect.arrayContaining([...NAMED.map((name) => names[name])]));
});

describe('the examples are played by the rules', () => {
  test('§5.1 one battle', () => {
    const alone: State['rows'] = [{ faceUp: true, enemies: ['JS'] }];
    const table = facing('JS', { sector: 1, rows: alone, drones: noDrones });
    table.rigged(...dice(3, 5)).plays('0 fire');
    expect(table.events).toContainEqual({ type: 'enemyHit', enemy: 'JS', damage: 10, health: 5 });
    expect(table.rigged(...shot(3, 1, 'heads')).plays('0 brace').state.life).toBe(4);
    table.rigged(...dice(1, 2)).plays('0 fire');
    expect(table.state.collection).toEqual([{ card: 'JS', alive: true, sector: 1 }]);
    expect(table.events).toContainEqual({ type: 'sectorCleared', sector: 1 });
  });

  test('§4.8 improvising, and a drone', () => {
    const table = facing('QD', { systems: { ...systems, ballistics: 3 }, hand: ['5C', '4S', '6D'] });
    table
      .rigged(...dice(5, 4))
      .plays('0 fire')
      .plays('0 improvise 5C')
      .plays('0 strike');
    expect(table.events).toContainEqual({ type: 'enemyHit', enemy: 'QD', damage: 17, health: 3 });
    table
      .rigged(...shot(5, 5, 'tails'))
      .plays('0 brace')
      .plays('0 drone engines')
      .plays('0 endure');
    table.rigged(...shot(4, 3, 'heads')).plays('0 brace');
    expect(table.moves()).not.toContain('improvise 6D');
    table.plays('0 improvise 4S').plays('0 endure');
    expect(table.state).toMatchObject({ life: 10, salvage: ['5C', '4S'] });
    table
      .rigged(...dice(2, 1))
      .plays('0 fire')
      .plays('0 strike');
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'enemyDestroyed', damage: 6 }));
    expect(table.state.drones).toEqual({ ready: 1, assigned: [], wrecked: 1 });
  });

  test.each([
    ['3C', true, 14],
    ['4C', false, 9],
  ] as const)('§3.4 capture or destroy: with %s', (part, alive, credits) => {
    const table = facing('QS', { sector: 3, hand: ['3C', '4C'], drones: noDrones });
    const { battle } = table.state;
    table.with({ battle: battle && { ...battle, health: 10 } });
    table
      .rigged(...dice(3, 2))
      .plays('0 fire')
      .plays(`0 improvise ${part}`)
      .plays('0 strike');
    expect(table.state.collection).toEqual([{ card: 'QS', alive, sector: 3 }]);
    expect(table.state.collection.map(creditsFor)).toEqual([credits]);
  });

  test('§6.15 a visit to the Galactic Enterprise', () => {
    const table = shopping({
      life: 6,
      systems,
      drones: { ready: 1, assigned: [], wrecked: 1 },
      shelf: ['3D', '4D', '8D', '7C', '9S'],
      shopPile: ['3C', '5S', '6S', '10D', '9C'],
      collection: [
        { card: 'QH', alive: true, sector: 1 },
        { card: 'KS', alive: true, sector: 2 },
        { card: 'JC', alive: false, sector: 2 },
        { card: 'JD', alive: false, sector: 2 },
      ],
    });
    const credits = (transcript: string) => table.plays(transcript).state.credits;
    expect(credits('0 sell KS')).toBe(15);
    expect(credits('0 sell JC\n0 sell JD')).toBe(27);
    expect(credits('0 buy 3D\n0 buy 4D\n0 fit 3D\n0 fit 4D')).toBe(23);
    expect(credits('0 heal 4')).toBe(19);
    expect(credits('0 repair')).toBe(9);
    expect(credits('0 back-room\n0 buy 3C\n0 fit 3C')).toBe(4);
    expect(table.state).toMatchObject({ life: 10, systems: { shields: 4, ballistics: 3 }, drones: { ready: 2 } });
    table.plays('0 leave');
    expect(table.state).toMatchObject({ sector: 3, collection: [{ card: 'QH' }] });
    expect(table.state.salvage).toHaveLength(7);
  });

  test('§5.8 critical, and a flight', () => {
    const table = facing('KD', {
      life: 5,
      systems: { ...systems, engines: 3 },
      drones: noDrones,
      credits: 9,
      collection: [{ card: 'JC', alive: true, sector: 1 }],
    });
    table.rigged(...dice(1, 2)).plays('0 fire');
    expect(table.rigged(...shot(4, 4, 'tails')).plays('0 brace').state.life).toBe(1);
    expect(table.rigged(...shot(2, 1, 'tails')).plays('0 brace').state.life).toBe(1);
    expect(table.plays('0 flee JC\n0 heal 9').state).toMatchObject({ life: 10, credits: 0 });
    expect(table.plays('0 leave\n0 engage KD').state.battle?.health).toBe(25);
  });

  test('§3.3 one point of a jack of hearts is enough', () => {
    const table = facing('JH', { life: 10, drones: noDrones });
    table.rigged(...dice(1, 2)).plays('0 fire');
    expect(table.rigged(...shot(3, 2, 'tails')).plays('0 brace').state.life).toBe(1);
  });

  test.each([
    [dice(2, 3), 79, 'silver'],
    [dice(2, 4), 74, 'bronze'],
  ] as const)('§7.2 the last sale and the medal: %s', (roll, total, verdict) => {
    const table = facing('KS', {
      rows: [{ faceUp: true, enemies: ['KS'] }],
      bountyPile: [],
      drones: noDrones,
      credits: 38,
      collection: [
        { card: 'AC', alive: false, sector: 4 },
        { card: 'JH', alive: true, sector: 1 },
      ],
    });
    const { battle } = table.state;
    table
      .with({ battle: battle && { ...battle, health: 7 } })
      .rigged(...roll)
      .plays('0 fire');
    expect(starBounty.outcome(table.state)).toMatchObject({ verdict, sheets: [{ total }] });
  });

  test('§7.1 what all sixteen pay', () => {
    const sectors = [1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4];
    const paid = (alive: boolean) =>
      BOUNTIES.reduce((sum, card, index) => sum + creditsFor({ card, alive, sector: sectors[index] ?? 0 }), 0);
    expect([paid(false), paid(true)]).toEqual([162, 242]);
  });
});
