import { expect, test } from 'vitest';
import { before, dice, facing, newTable, shot } from '../testing/positions.ts';
import type { State } from '../types.ts';

const noDrones = { ready: 0, assigned: [], wrecked: 2 };
const jackOfHearts: State['collection'] = [{ card: 'JH', alive: true, sector: 1 }];

/** An ace of spades that has just been shot at: the enemy's answer is next. */
const braced = (changes: Partial<State> = {}) =>
  facing('AS', { drones: noDrones, systems: { shields: 2, ballistics: 2, engines: 9 }, ...changes })
    .rigged(...dice(1, 2))
    .plays('0 fire');

test('§5.1 a shot is the dice and the ballistics', () => {
  const table = facing('KD', { drones: noDrones, systems: { shields: 2, ballistics: 4, engines: 2 } });
  table.rigged(...dice(3, 5)).plays('0 fire');
  expect(table.events).toContainEqual({ type: 'enemyHit', enemy: 'KD', damage: 12, health: 13 });
});

test('§5.2 example: two 4s and a 3 of clubs deal 11, then you fire again with the ballistics', () => {
  const table = facing('AS', { drones: noDrones, systems: { shields: 2, ballistics: 3, engines: 2 } });
  table.rigged(...dice(4, 4)).plays('0 fire');
  expect(table.events).toContainEqual({ type: 'enemyHit', enemy: 'AS', damage: 11, health: 19 });
  expect(table.moves()).toEqual(['fire']);
  table.rigged(...dice(2, 1)).plays('0 fire');
  expect(table.events).toContainEqual({ type: 'enemyHit', enemy: 'AS', damage: 6, health: 13 });
  expect(table.moves()).toEqual(['brace']);
});

test('§5.3 a beaten enemy does not shoot, also at the end of a chain; the next one is shot at first', () => {
  const table = facing(['JS', 'QS'], { drones: noDrones, systems: { shields: 2, ballistics: 9, engines: 2 } });
  table.rigged(...dice(3, 3)).plays('0 fire');
  expect(table.moves()).toEqual(['engage QS', 'flee JS']);
  expect(table.plays('0 engage QS').moves()).toEqual(['fire']);
});

test('§5.4 heads doubles the dice of the enemy', () => {
  expect(
    braced()
      .rigged(...shot(3, 2, 'tails'))
      .plays('0 brace').state.life,
  ).toBe(7);
  expect(
    braced()
      .rigged(...shot(3, 2, 'heads'))
      .plays('0 brace').state.life,
  ).toBe(2);
});

test('§5.5 example: the 4 of diamonds and the 7 of spades escape 11', () => {
  const ship = { drones: noDrones, systems: { shields: 4, ballistics: 2, engines: 7 } };
  const table = facing('AC', ship)
    .rigged(...dice(1, 2))
    .plays('0 fire');
  table.rigged(...shot(6, 5, 'tails')).plays('0 brace');
  expect(table.events).toContainEqual({ type: 'shotAbsorbed', damage: 11 });
  const hit = facing('AC', ship)
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .rigged(...shot(4, 2, 'heads'))
    .plays('0 brace');
  expect(hit.state.life).toBe(9);
});

test('§5.6 after its doubles the enemy fires again, against the whole defence', () => {
  const table = braced()
    .rigged(...shot(2, 2, 'tails'))
    .plays('0 brace');
  expect(table.state.life).toBe(8);
  expect(table.moves()).toEqual(['brace']);
  table.rigged(...shot(1, 4, 'tails')).plays('0 brace');
  expect(table.state.life).toBe(5);
  expect(table.moves()).toEqual(['fire']);
});

test('§5.7 life at 1 or less is critical and the excess is lost', () => {
  expect(
    braced()
      .rigged(...shot(6, 5, 'tails'))
      .plays('0 brace').state.life,
  ).toBe(1);
  expect(
    braced()
      .rigged(...shot(6, 5, 'heads'))
      .plays('0 brace').state.life,
  ).toBe(1);
});

test('§5.7 critical life carries over to the next enemy', () => {
  const table = facing(['JS', 'QS'], {
    life: 1,
    drones: noDrones,
    systems: { shields: 2, ballistics: 10, engines: 2 },
  });
  expect(table.rigged(...dice(3, 4)).plays('0 fire').state.life).toBe(1);
});

test('§5.8 a critical ship is destroyed by any damage', () => {
  const table = braced({ life: 1 })
    .rigged(...shot(1, 2, 'tails'))
    .plays('0 brace');
  expect(table.state).toMatchObject({ life: 0, verdict: 'destroyed', agenda: [] });
});

test('§5.8 also by the second shot of the same phase', () => {
  const table = braced()
    .rigged(...shot(6, 6, 'tails'))
    .plays('0 brace');
  expect(table.state.life).toBe(1);
  expect(table.rigged(...shot(1, 2, 'tails')).plays('0 brace').state.verdict).toBe('destroyed');
});

test('§5.8 a critical ship survives what it absorbs', () => {
  expect(
    braced({ life: 1 })
      .rigged(...shot(1, 1, 'tails'))
      .plays('0 brace').state.life,
  ).toBe(1);
});

test('§5.9 with a prisoner you choose between re-engaging and fleeing; without one you fire on', () => {
  const table = braced({ collection: jackOfHearts })
    .rigged(...shot(1, 2, 'tails'))
    .plays('0 brace');
  expect(table.moves()).toEqual(['re-engage', 'flee JH']);
  expect(table.plays('0 re-engage').moves()).toEqual(['fire']);
  expect(table.state.battle?.health).toBe(25);
});

test('§5.10 fleeing costs a prisoner, unpaid; the dead are no prisoners', () => {
  const collection: State['collection'] = [
    ...jackOfHearts,
    { card: 'KD', alive: false, sector: 2 },
    { card: 'QC', alive: true, sector: 2 },
  ];
  const table = braced({ collection })
    .rigged(...shot(1, 2, 'tails'))
    .plays('0 brace');
  expect(table.moves()).toEqual(['re-engage', 'flee JH', 'flee QC']);
  table.plays('0 flee QC');
  expect(table.state).toMatchObject({ discard: ['QC'], credits: 0, battle: null });
});

test('§5.10 no flight on entering a sector, nor before the first shot', () => {
  expect(before('AS', { collection: jackOfHearts }).moves()).toEqual(['engage AS']);
  expect(facing('AS', { collection: jackOfHearts, drones: noDrones }).moves()).toEqual(['fire']);
});

test('§5.11 after the visit the enemy is whole, the beaten stay beaten, the revealed stay revealed, you fire first', () => {
  const table = facing(['AS', 'QD'], { collection: jackOfHearts, drones: noDrones });
  table
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .rigged(...shot(1, 2, 'tails'))
    .plays('0 brace')
    .plays('0 flee JH');
  expect(table.state.shelf).toHaveLength(5);
  table.plays('0 leave');
  expect(table.moves()).toEqual(['engage AS', 'engage QD']);
  expect(table.state.sector).toBe(4);
  table.plays('0 engage AS');
  expect(table.state.battle?.health).toBe(30);
  expect(table.moves()).toEqual(['fire']);
});

test('§5.4 a new run braces only after its first shot', () => {
  expect(
    newTable()
      .moves()
      .every((move) => move.startsWith('engage')),
  ).toBe(true);
});
