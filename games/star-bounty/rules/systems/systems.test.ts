import { expect, test } from 'vitest';
import { starBounty } from '../index.ts';
import { before, dice, facing, shot } from '../testing/positions.ts';
import { powerOf } from './power.ts';

const noDrones = { ready: 0, assigned: [], wrecked: 2 };

test('§4.1 example: the 4 of diamonds blocks 4', () => {
  const table = facing('KC', { systems: { shields: 4, ballistics: 2, engines: 2 }, drones: noDrones });
  table
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .rigged(...shot(4, 3, 'tails'))
    .plays('0 brace');
  expect(table.state.life).toBe(10 - (7 - 4 - 2));
});

test('§4.2 example: engines at 5 and an improvised 7 of spades dodge 12', () => {
  const table = facing('KD', { systems: { shields: 2, ballistics: 2, engines: 5 }, hand: ['7S'], drones: noDrones });
  table
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .rigged(...shot(6, 1, 'heads'))
    .plays('0 brace')
    .plays('0 improvise 7S')
    .plays('0 endure');
  expect(table.events).toContainEqual({ type: 'shipHit', damage: 2, life: 8 });
});

test('§4.3 ballistics are added in full to every shot', () => {
  const table = facing('AS', { systems: { shields: 2, ballistics: 7, engines: 2 }, drones: noDrones });
  table.rigged(...dice(1, 2)).plays('0 fire');
  expect(table.events).toContainEqual({ type: 'enemyHit', enemy: 'AS', damage: 10, health: 20 });
});

test('§4.4 example: a drone lets the 4 of diamonds block 10 for the rest of the battle', () => {
  const table = facing('AC', { systems: { shields: 4, ballistics: 2, engines: 2 } }).plays('0 drone shields');
  expect(powerOf(table.state, 'shields')).toBe(10);
  table
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .rigged(...shot(5, 6, 'tails'))
    .plays('0 brace')
    .rigged(...dice(1, 2))
    .plays('0 fire');
  expect(powerOf(table.state, 'shields')).toBe(10);
});

test('§4.4 example: a drone and an improvised 4 of diamonds give shields of 14, and 10 again after re-engaging', () => {
  const table = facing('AC', {
    systems: { shields: 2, ballistics: 2, engines: 2 },
    hand: ['4D'],
    drones: { ready: 1, assigned: [], wrecked: 1 },
  });
  table
    .plays('0 drone shields')
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .plays('0 improvise 4D');
  table.rigged(...shot(6, 4, 'heads')).plays('0 brace');
  expect(table.events).toContainEqual({ type: 'shipHit', damage: 20 - 14 - 2, life: 6 });
  table
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .rigged(...shot(6, 1, 'heads'))
    .plays('0 brace');
  expect(table.events).toContainEqual({ type: 'shipHit', damage: 14 - 10 - 2, life: 4 });
});

test('§4.5 a drone can be assigned before and after every roll', () => {
  const drone = 'drone shields';
  const table = facing('AS');
  expect(table.moves()).toContain(drone);
  table.rigged(...dice(1, 2)).plays('0 fire');
  expect(table.moves()).toContain(drone);
  table.plays('0 strike');
  expect(table.moves()).toContain(drone);
  table.rigged(...shot(6, 5, 'heads')).plays('0 brace');
  expect(table.moves()).toContain(drone);
});

test('§4.5 outside a battle no drone is offered', () => {
  expect(before('AS').moves()).toEqual(['engage AS']);
  expect(starBounty.refusal?.(before('AS').state, 0, 'drone shields')).toEqual({ code: 'not-in-battle', rule: '§4.5' });
});

test('§4.6 one drone per system, not on one at 10, both in one battle', () => {
  const table = facing('AS', { systems: { shields: 2, ballistics: 10, engines: 2 } });
  expect(table.moves()).toEqual(['fire', 'drone shields']);
  const second = facing('AH').plays('0 drone shields');
  expect(second.moves()).toEqual(['fire', 'drone ballistics', 'drone engines']);
  expect(second.plays('0 drone engines').moves()).toEqual(['fire']);
});

test('§4.7 only a drone that served is wrecked with the enemy', () => {
  const table = facing('JS', { systems: { shields: 2, ballistics: 5, engines: 2 } }).plays('0 drone ballistics');
  table.rigged(...dice(5, 4)).plays('0 fire');
  expect(table.state.drones).toEqual({ ready: 1, assigned: [], wrecked: 1 });
});

test('§4.7 fleeing wrecks it too', () => {
  const table = facing('AS', {
    collection: [{ card: 'JH', alive: true, sector: 1 }],
    drones: { ready: 1, assigned: [], wrecked: 0 },
  });
  table
    .plays('0 drone shields')
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .rigged(...shot(1, 2, 'tails'))
    .plays('0 brace')
    .plays('0 flee JH');
  expect(table.state.drones).toEqual({ ready: 0, assigned: [], wrecked: 1 });
});

test('§4.8 parts may be improvised before or after the roll, any number, past 10', () => {
  const table = facing('AS', { hand: ['3C', '10C', '9C'], drones: noDrones });
  expect(table.moves()).toEqual(['fire', 'improvise 3C', 'improvise 10C', 'improvise 9C']);
  table
    .plays('0 improvise 10C')
    .rigged(...dice(3, 4))
    .plays('0 fire')
    .plays('0 improvise 9C')
    .plays('0 strike');
  expect(table.events).toContainEqual({ type: 'enemyHit', enemy: 'AS', damage: 28, health: 2 });
});

test('§4.8 parts of the other side wait for their phase', () => {
  const table = facing('AH', { hand: ['3C', '4D', '5S'], drones: noDrones });
  expect(table.moves()).toEqual(['fire', 'improvise 3C']);
  table
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .plays('0 strike');
  expect(table.moves()).toEqual(['brace', 'improvise 4D', 'improvise 5S']);
});

test('§4.9 an improvised club serves one shot of a chain only', () => {
  const table = facing('AS', { hand: ['5C'], drones: noDrones });
  table
    .rigged(...dice(2, 2))
    .plays('0 fire')
    .plays('0 improvise 5C')
    .plays('0 strike');
  expect(table.events).toContainEqual({ type: 'enemyHit', enemy: 'AS', damage: 11, health: 19 });
  table.rigged(...dice(1, 2)).plays('0 fire');
  expect(table.events).toContainEqual({ type: 'enemyHit', enemy: 'AS', damage: 5, health: 14 });
});

test('§4.10 an improvised diamond serves the whole Brace phase and no longer', () => {
  const table = facing('AC', { hand: ['6D'], drones: noDrones });
  table
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .plays('0 improvise 6D')
    .rigged(...shot(5, 5, 'tails'))
    .plays('0 brace');
  expect(table.events).toContainEqual({ type: 'shotAbsorbed', damage: 10 });
  table.rigged(...shot(5, 6, 'tails')).plays('0 brace');
  expect(table.events).toContainEqual({ type: 'shipHit', damage: 1, life: 9 });
  expect(table.state.battle?.boost).toBe(0);
});

test('§4.11 an improvised part goes to salvage', () => {
  expect(facing('AS', { hand: ['5C'], drones: noDrones }).plays('0 improvise 5C').state.salvage).toEqual(['5C']);
});

test('§4.12 parts of a switched-off suit stay useless', () => {
  const table = facing('AC', { hand: ['5C', '5D'], drones: noDrones });
  expect(table.moves()).toEqual(['fire']);
  expect(starBounty.refusal?.(table.state, 0, 'improvise 5C')).toEqual({
    code: 'system-disabled',
    rule: '§4.12',
    values: { system: 'ballistics' },
  });
});
