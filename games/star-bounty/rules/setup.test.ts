import { expect, test } from 'vitest';
import { BOUNTIES, PARTS } from './components/cards.ts';
import { HEALTH } from './components/sectors.ts';
import { starBounty } from './index.ts';
import { before, dice, facing, newTable, pieces, shot } from './testing/positions.ts';

test('§1.1 the deck splits into 16 bounties, 24 parts and 2 drones; hearts and the three 2s make 54', () => {
  expect(BOUNTIES).toHaveLength(16);
  expect(PARTS).toHaveLength(24);
  const hearts = 9;
  const systems = 3;
  expect(pieces(newTable().state).length + hearts + systems).toBe(54);
});

test('§1.2 life support starts at 10', () => {
  expect(newTable().state.life).toBe(10);
});

test('§1.3 every system starts at 2', () => {
  expect(newTable().state.systems).toEqual({ shields: 2, ballistics: 2, engines: 2 });
});

test('§1.4 two drones are ready, outside the hand', () => {
  const { drones, hand } = newTable().state;
  expect(drones).toEqual({ ready: 2, assigned: [], wrecked: 0 });
  expect(hand).toHaveLength(5);
});

test('§1.5 the bounty pile is shuffled and holds all bounties but the one of sector 1', () => {
  const { bountyPile, rows } = newTable().state;
  expect([...bountyPile, ...rows.flatMap((row) => row.enemies)].toSorted()).toEqual([...BOUNTIES].toSorted());
  expect(bountyPile).toHaveLength(15);
  expect(newTable({}, 2).state.bountyPile).not.toEqual(bountyPile);
});

test('§1.5 the order of the bounty pile is secret', () => {
  const { state } = newTable();
  expect(starBounty.view(state, 0).bountyPile).toBe(15);
  expect(starBounty.secrets(state, 0)).toEqual(expect.arrayContaining(state.bountyPile));
});

test('§1.6 the shop pile holds the parts that are not in hand', () => {
  const { shopPile, hand } = newTable().state;
  expect([...shopPile, ...hand].toSorted()).toEqual([...PARTS].toSorted());
  expect(starBounty.view(newTable().state, 0).shopPile).toBe(19);
});

test('§1.7 five parts make the starting hand', () => {
  expect(newTable().state.hand).toHaveLength(5);
});

test('§2.1 sectors have 1, 3, 5 and 7 bounties', () => {
  const { state } = newTable().with({ bountyPile: [...BOUNTIES] });
  const sizes = [1, 2, 3, 4].map((sector) => {
    starBounty.apply(state, { type: 'sectorEntered', sector });
    return state.rows.flatMap((row) => row.enemies).length;
  });
  expect(sizes).toEqual([1, 3, 5, 7]);
});

test('§2.2 the fleet forms a V', () => {
  const { state } = newTable();
  starBounty.apply(state, { type: 'sectorEntered', sector: 4 });
  expect(state.rows.map((row) => row.enemies.length)).toEqual([1, 2, 2, 2]);
  expect(state.rows.every((row) => !row.faceUp)).toBe(true);
});

test('§2.3 the next row is turned up when the present one is empty', () => {
  const table = before(['JD', 'QS']);
  expect(starBounty.view(table.state, 0).rows[1]).toEqual([null]);
  const hidden = table.state.rows[1]?.enemies[0];
  table.with({ systems: { shields: 2, ballistics: 10, engines: 2 } });
  table
    .plays('0 engage JD')
    .rigged(...dice(2, 3))
    .plays('0 fire');
  expect(starBounty.view(table.state, 0).rows).toEqual([['QS'], [null]]);
  table
    .plays('0 engage QS')
    .rigged(...dice(5, 6))
    .plays('0 fire');
  expect(starBounty.view(table.state, 0).rows).toEqual([[hidden]]);
  expect(table.events).toContainEqual({ type: 'rowRevealed', enemies: [hidden] });
});

test('§2.4 you choose whom to engage, and stay with it', () => {
  const table = before(['JD', 'QS']);
  expect(table.moves()).toEqual(['engage JD', 'engage QS']);
  table.plays('0 engage QS');
  expect(table.moves().filter((move) => move.startsWith('engage'))).toEqual([]);
  expect(starBounty.refusal?.(table.state, 0, 'engage JD')).toEqual({ code: 'enemy-locked', rule: '§2.4' });
});

test('§3.1 aces have 30 health, kings 25, queens 20, jacks 15', () => {
  expect(HEALTH).toEqual({ A: 30, K: 25, Q: 20, J: 15 });
  expect(facing('AS').state.battle?.health).toBe(30);
});

test('§3.2 example: a queen of diamonds switches the shields off', () => {
  const table = facing('QD', {
    systems: { shields: 9, ballistics: 2, engines: 2 },
    drones: { ready: 0, assigned: [], wrecked: 2 },
  });
  table
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .rigged(...shot(4, 3, 'tails'))
    .plays('0 brace');
  expect(table.state.life).toBe(10 - (7 - 2));
});

test('§3.2 a switched-off system takes no drone', () => {
  expect(facing('QD').moves()).toEqual(['fire', 'drone ballistics', 'drone engines']);
});

test('§3.3 a heart enemy switches nothing off, but any damage means critical', () => {
  const table = facing('QH', { drones: { ready: 0, assigned: [], wrecked: 2 } });
  table
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .rigged(...shot(2, 3, 'tails'))
    .plays('0 brace');
  expect(table.events).toContainEqual({ type: 'shipHit', damage: 1, life: 1 });
});

test('§3.4 exact damage captures', () => {
  const table = facing('JS', {
    drones: { ready: 0, assigned: [], wrecked: 2 },
    systems: { shields: 2, ballistics: 6, engines: 2 },
  });
  table.rigged(...dice(4, 5)).plays('0 fire');
  expect(table.state.collection).toEqual([{ card: 'JS', alive: true, sector: 4 }]);
});

test('§3.5 more than exact damage destroys', () => {
  const table = facing('JS', {
    drones: { ready: 0, assigned: [], wrecked: 2 },
    systems: { shields: 2, ballistics: 6, engines: 2 },
  });
  table.rigged(...dice(4, 6)).plays('0 fire');
  expect(table.state.collection).toEqual([{ card: 'JS', alive: false, sector: 4 }]);
});
