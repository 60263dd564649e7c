import { expect, test } from 'vitest';
import { BOUNTIES } from '../components/cards.ts';
import { payOf } from '../enterprise/sale.ts';
import { starBounty } from '../index.ts';
import { dice, facing, shot } from '../testing/positions.ts';
import type { State } from '../types.ts';
import { verdictOf } from './scoring.ts';

const noDrones = { ready: 0, assigned: [], wrecked: 2 };

/** The last enemy of the last sector, one shot from the end. */
const lastShot = (changes: Partial<State> = {}) => {
  const rows: State['rows'] = [{ faceUp: true, enemies: ['JS'] }];
  const ship = { drones: noDrones, systems: { shields: 2, ballistics: 10, engines: 2 } };
  return facing('JS', { ...ship, rows, bountyPile: [], ...changes });
};

test('§7.1 after the last sector everything is sold and the credits are the score', () => {
  const collection: State['collection'] = [{ card: 'AH', alive: true, sector: 2 }];
  const table = lastShot({ collection, credits: 40, ledger: { ...lastShot().state.ledger, bounties: 40 } });
  table.rigged(...dice(2, 3)).plays('0 fire');
  expect(table.state).toMatchObject({ credits: 40 + 17 + 13, collection: [], agenda: [], verdict: 'bronze' });
  expect(starBounty.outcome(table.state)?.sheets[0]?.total).toBe(70);
});

test('§7.1 a full kill run pays 162, captures add up to 80 more', () => {
  const sectors = [1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4];
  const totals = BOUNTIES.map((card, index) => payOf({ card, alive: true, sector: sectors[index] ?? 0 }));
  expect(totals.reduce((sum, { pay, far }) => sum + pay + far, 0)).toBe(162);
  expect(totals.reduce((sum, { alive }) => sum + alive, 0)).toBe(80);
});

test('§7.2 bronze from 50, silver from 75, gold from 100, platinum from 125', () => {
  const verdicts = [49, 50, 74, 75, 99, 100, 124, 125].map(verdictOf);
  expect(verdicts).toEqual(['finished', 'bronze', 'bronze', 'silver', 'silver', 'gold', 'gold', 'platinum']);
});

test('§7.3 a destroyed ship gets no medal, whatever it earned, and its figures are shown', () => {
  const ledger = { ...lastShot().state.ledger, bounties: 130 };
  const table = facing('AS', { life: 1, drones: noDrones, credits: 130, ledger });
  table
    .rigged(...dice(1, 2))
    .plays('0 fire')
    .rigged(...shot(5, 6, 'heads'))
    .plays('0 brace');
  expect(starBounty.outcome(table.state)).toMatchObject({ verdict: 'destroyed', lost: true, sheets: [{ total: 130 }] });
});

test.each([
  ['v', [1, 2, 2, 2]],
  ['wide', [1, 2, 4]],
  ['single-file', [1, 1, 1, 1, 1, 1, 1]],
] as const)('§8.1 the last sector in formation %s', (formation, sizes) => {
  const { state } = facing('JS', {}, { formation });
  starBounty.apply(state, { type: 'sectorEntered', sector: 4 });
  expect(state.rows.map((row) => row.enemies.length)).toEqual(sizes);
});

test('§8.2 lenient: parts of a switched-off suit work, the system and drones stay off', () => {
  const table = facing('AC', { hand: ['5C'], systems: { shields: 2, ballistics: 9, engines: 2 } }, { lenient: true });
  expect(table.moves()).toEqual(['fire', 'improvise 5C', 'drone shields', 'drone engines']);
  table
    .plays('0 improvise 5C')
    .rigged(...dice(1, 2))
    .plays('0 fire');
  expect(table.events).toContainEqual({ type: 'enemyHit', enemy: 'AC', damage: 8, health: 22 });
});
