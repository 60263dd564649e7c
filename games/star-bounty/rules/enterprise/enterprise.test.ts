import { expect, test } from 'vitest';
import { starBounty } from '../index.ts';
import { dice, facing, newTable, shopping } from '../testing/positions.ts';
import type { State } from '../types.ts';
import { payOf } from './sale.ts';

test('§6.1 a cleared sector leads to the Galactic Enterprise', () => {
  const table = newTable().with({
    systems: { shields: 2, ballistics: 10, engines: 10 },
    hand: [],
    drones: { ready: 0, assigned: [], wrecked: 2 },
  });
  table.with({ rows: [{ faceUp: true, enemies: ['JD'] }] });
  table
    .plays('0 engage JD')
    .rigged(...dice(3, 2))
    .plays('0 fire');
  expect(table.events).toContainEqual({ type: 'sectorCleared', sector: 1 });
  expect(table.state.agenda).toEqual([{ type: 'enterprise', seats: [0] }]);
  expect(starBounty.refusal?.(facing('JD').state, 0, 'heal 1')).toEqual({ code: 'not-at-enterprise', rule: '§6.1' });
});

test('§6.2 aces pay 11, kings 9, queens 7, jacks 5', () => {
  const pay = (['AD', 'KD', 'QD', 'JD'] as const).map((card) => payOf({ card, alive: false, sector: 1 }).pay);
  expect(pay).toEqual([11, 9, 7, 5]);
});

test('§6.3 example: a queen captured alive in sector 3 pays 14', () => {
  const table = shopping({ collection: [{ card: 'QD', alive: true, sector: 3 }] }).plays('0 sell QD');
  expect(table.state.credits).toBe(14);
  expect(table.events).toEqual([{ type: 'sold', card: 'QD', pay: 7, alive: 5, far: 2 }]);
});

test('§6.4 the sector bonus follows the sector of the capture: 0, 1, 2, 3', () => {
  expect([1, 2, 3, 4].map((sector) => payOf({ card: 'JD', alive: false, sector }).far)).toEqual([0, 1, 2, 3]);
});

test('§6.5 selling is per card and never forced', () => {
  const collection: State['collection'] = [
    { card: 'QD', alive: true, sector: 1 },
    { card: 'JS', alive: false, sector: 2 },
  ];
  const table = shopping({ collection }).plays('0 sell JS').plays('0 leave');
  expect(table.state).toMatchObject({
    credits: 6,
    discard: ['JS'],
    collection: [{ card: 'QD', alive: true, sector: 1 }],
  });
});

test('§6.6 five parts are on the shelf', () => {
  const table = facing('AS', {
    collection: [{ card: 'JH', alive: true, sector: 1 }],
    drones: { ready: 0, assigned: [], wrecked: 2 },
  });
  const top = table.state.shopPile.slice(-5).reverse();
  table.with({ agenda: [{ type: 'reengage', seats: [0] }] }).plays('0 flee JH');
  expect(table.state.shelf).toEqual(top);
});

test('§6.7 parts cost 1, 3, 5 or 7 by value', () => {
  const shelf: State['shelf'] = ['3D', '4C', '5S', '6D', '7C', '8S', '9D'];
  const spent = shelf.map((part) => 50 - shopping({ shelf, credits: 50 }).plays(`0 buy ${part}`).state.credits);
  expect(spent).toEqual([1, 1, 3, 3, 5, 5, 7]);
  expect(50 - shopping({ shelf: ['10S'], credits: 50 }).plays('0 buy 10S').state.credits).toBe(7);
});

test('§6.7 what you cannot pay is not for sale', () => {
  const table = shopping({ shelf: ['9D'], credits: 6 });
  expect(table.moves()).not.toContain('buy 9D');
  expect(starBounty.refusal?.(table.state, 0, 'buy 9D')).toEqual({
    code: 'too-poor',
    rule: '§6.7',
    values: { price: 7, credits: 6 },
  });
});

test('§6.8 a hand of 7 buys nothing, except a part that is fitted at once', () => {
  const hand: State['hand'] = ['5C', '6C', '7C', '8C', '9C', '10C', '5S'];
  const table = shopping({ hand, shelf: ['3D', '4D'], credits: 2 });
  expect(table.moves().filter((move) => move.startsWith('buy'))).toEqual(['buy-fit 3D']);
  table.plays('0 buy-fit 3D');
  expect(table.state).toMatchObject({ credits: 0, hand, systems: { shields: 3 } });
  expect(shopping({ hand, shelf: ['3D'], credits: 1 }).moves()).not.toContain('buy-fit 3D');
});

test('§6.9 the back room adds five parts for 3 credits, again and again', () => {
  const table = shopping({ shelf: ['3D'], credits: 6 }).plays('0 back-room');
  expect(table.state.shelf).toHaveLength(6);
  expect(table.state.shelf[0]).toBe('3D');
  expect(table.plays('0 back-room').state).toMatchObject({ credits: 0 });
  expect(table.state.shelf).toHaveLength(11);
});

test('§6.9 nobody pays for an empty back room', () => {
  const table = shopping({ credits: 9, shopPile: [], salvage: [] });
  expect(table.moves()).not.toContain('back-room');
  expect(starBounty.refusal?.(table.state, 0, 'back-room')).toEqual({ code: 'back-room-empty', rule: '§6.9' });
});

test('§6.10 example: from 6 hearts, 4 credits restore all 10', () => {
  const table = shopping({ life: 6, credits: 9 });
  expect(table.moves().filter((move) => move.startsWith('heal'))).toEqual(['heal 1', 'heal 2', 'heal 3', 'heal 4']);
  expect(table.plays('0 heal 4').state).toMatchObject({ life: 10, credits: 5 });
});

test('§6.11 out of critical the first credit gives life 2, nine give 10', () => {
  expect(shopping({ life: 1, credits: 9 }).plays('0 heal 1').state.life).toBe(2);
  expect(shopping({ life: 1, credits: 9 }).plays('0 heal 9').state.life).toBe(10);
});

test('§6.12 example: on shields of 3 the 4 of diamonds fits, the 7 does not', () => {
  const table = shopping({ systems: { shields: 3, ballistics: 2, engines: 2 }, hand: ['4D', '7D', '5D'], credits: 2 });
  expect(table.moves().filter((move) => move.startsWith('fit'))).toEqual(['fit 4D']);
  table.plays('0 fit 4D').plays('0 fit 5D');
  expect(table.state).toMatchObject({ systems: { shields: 5 }, credits: 0, hand: ['7D'] });
});

test('§6.13 a drone is repaired for 10 credits', () => {
  const table = shopping({ credits: 12, drones: { ready: 1, assigned: [], wrecked: 1 } }).plays('0 repair');
  expect(table.state).toMatchObject({ credits: 2, drones: { ready: 2, wrecked: 0 } });
  expect(shopping({ credits: 9, drones: { ready: 1, assigned: [], wrecked: 1 } }).moves()).not.toContain('repair');
});

test('§6.14 a part can be dropped into salvage', () => {
  expect(shopping({ hand: ['9D'] }).plays('0 drop 9D').state).toMatchObject({ hand: [], salvage: ['9D'] });
});

test('§6.15 in any order; the shelf goes to salvage on leaving', () => {
  const table = shopping({ shelf: ['3D', '9C'], life: 8, collection: [{ card: 'JS', alive: false, sector: 2 }] });
  table.plays(`
    0 sell JS
    0 heal 2
    0 buy 3D
    0 fit 3D
    0 leave
  `);
  expect(table.state).toMatchObject({ life: 10, credits: 2, salvage: ['9C'], shelf: [], sector: 3 });
});

test('§6.16 an empty shop pile is made anew from salvage, in the middle of a deal', () => {
  const table = shopping({ credits: 3, shopPile: ['3D', '4D'], salvage: ['5D', '6D', '7D', '8D'] }).plays(
    '0 back-room',
  );
  expect(table.state.shelf.slice(0, 2)).toEqual(['4D', '3D']);
  expect(table.state.shelf).toHaveLength(5);
  expect(table.state).toMatchObject({ salvage: [] });
  expect(table.state.shopPile).toHaveLength(1);
});

test('§6.16 the order of the new pile is told to nobody', () => {
  const event = { type: 'salvageShuffled', count: 2, pile: ['3D', '4D'] } as const;
  expect(starBounty.witness(event, 0)).toEqual({ type: 'salvageShuffled', count: 2, pile: [] });
});
