import { at } from '@haven/kit';
import { expect, test } from 'vitest';
import { SECTOR, SECTORS } from '../components/sectors.ts';
import { tortuga2199 } from '../index.ts';
import { inTurn, kindsOf } from '../testing/positions.ts';

test('§5.1 what the tiles say: control, first price and highest spot', () => {
  const face = (sector: (typeof SECTORS)[number]) => [
    SECTOR[sector].control,
    SECTOR[sector].firstPrice,
    SECTOR[sector].most,
  ];
  expect([face('post-0'), face('turrets-5')]).toEqual([
    [1, 3, 8],
    [1, 3, 8],
  ]);
  for (const sector of ['fortress', 'lab', 'mines', 'vortex'] as const) expect(face(sector)).toEqual([2, 5, 10]);
  expect(face('tortuga').slice(0, 2)).toEqual([3, 15]);
  expect(SECTORS.reduce((sum, sector) => sum + SECTOR[sector].control, 0)).toBe(17);
});

test('§5.1 control tokens count as Influence', () => {
  const { state } = inTurn({ owns: { 'post-2': [1, 3], mines: [1, 5] }, influence: [0, 4] });
  expect(at(tortuga2199.view(state, 0).captains, 1)).toMatchObject({ influence: 4, total: 7 });
});

test('§5.2 a power needs control and presence, works once a turn, and at once after a conquest', () => {
  const owns = { mines: [0, 5] } as const;
  expect(inTurn({ at: ['vortex'], owns, cache: 2 }).moves()).not.toContain('cache');
  expect(inTurn({ at: ['mines'], owns: { mines: [1, 5] }, cache: 2 }).moves()).not.toContain('cache');
  const table = inTurn({ at: ['mines'], owns, cache: 2 }).plays('0 cache');
  expect(table.moves()).not.toContain('cache');
  const fresh = inTurn({ at: ['mines'], cache: 2, manoeuvre: 5 }).plays(`
    0 conquer
    0 cache
  `);
  expect(at(fresh.state.captains, 0).minerals).toBe(1);
});

test('§5.3 the Fortress gives 1 Manoeuvre as soon as it is due, once, and it stays', () => {
  const owns = { fortress: [0, 5] } as const;
  const table = inTurn({ at: ['turrets-5'], owns, manoeuvre: 3 }).plays('0 move fortress');
  expect(table.state.turn.manoeuvre).toBe(3);
  table.plays(`
    0 move turrets-5
    0 move fortress
  `);
  expect(table.state.turn.manoeuvre).toBe(1);
  const conquered = inTurn({ at: ['fortress'], manoeuvre: 5 }).plays('0 conquer');
  expect(conquered.state.turn.manoeuvre).toBe(1);
  const waking = inTurn({ at: ['tortuga', 'fortress'], owns: { fortress: [1, 5] } }).plays('0 end');
  expect(waking.state.turn).toMatchObject({ seat: 1, manoeuvre: 1 });
});

test('§5.3 the Fortress pays its defender nothing in the turn of another', () => {
  const table = inTurn({
    at: ['fortress', 'fortress'],
    owns: { fortress: [1, 5] },
    hands: [['manoeuvre'], []],
  }).plays(`
    0 attack 1
    0 commit manoeuvre
    0 ready
    1 ready
  `);
  expect(table.events.map((event) => event.type)).not.toContain('resourcesGained');
});

test('§5.4 the Research Lab reserves without pay, but only into an empty reserve', () => {
  const owns = { lab: [0, 5] } as const;
  const table = inTurn({ at: ['lab'], owns, hands: [['scout', 'mining']] }).plays('0 lab scout');
  expect(kindsOf(table.state, [at(table.state.captains, 0).reserve])).toEqual(['scout']);
  const full = inTurn({ at: ['lab'], owns, hands: [['scout']], reserves: ['mining'] });
  expect(full.moves()).toEqual(['play scout', 'end']);
});

test('§5.5 the Mines give a mineral of their cache, if there is one', () => {
  const owns = { mines: [0, 5] } as const;
  expect(inTurn({ at: ['mines'], owns }).moves()).not.toContain('cache');
  const table = inTurn({ at: ['mines'], owns, cache: 1 }).plays('0 cache');
  expect(table.state).toMatchObject({ cache: 0, sectors: { mines: { mineral: true } } });
});

test('§5.6 each Trading Post token gives 1 Crypto in the own turn, and at once when gained', () => {
  const owns = { 'post-2': [1, 3], 'post-4': [1, 3], 'turrets-1': [1, 3] } as const;
  const table = inTurn({ owns }).plays('0 end');
  expect(table.state.turn).toMatchObject({ seat: 1, crypto: 2 });
  expect(inTurn({ at: ['post-2'], manoeuvre: 3 }).plays('0 conquer').state.turn.crypto).toBe(1);
  const seized = inTurn({ at: ['post-2', 'post-2'], owns, hands: [['kraken'], []] }).plays(`
    0 attack 1
    0 commit kraken
    0 ready
    1 ready
  `);
  expect(seized.state).toMatchObject({ turn: { crypto: 1 }, sectors: { 'post-2': { owner: 0, defence: 4 } } });
});

test('§5.7 7 Crypto buy 1 Influence at Tortuga, again and again, and nowhere else', () => {
  const table = inTurn({ crypto: 10, minerals: [4] }).plays(`
    0 influence 7
    0 influence 7
  `);
  expect(at(table.state.captains, 0)).toMatchObject({ influence: 2, minerals: 0, ledger: { bought: 2 } });
  expect(inTurn({ at: ['mines'], crypto: 10 }).moves()).not.toContain('influence 7');
});

test('§5.8 the Vortex destroys a played card without pay', () => {
  const owns = { vortex: [0, 5] } as const;
  const table = inTurn({ at: ['vortex'], owns, hands: [['mining', 'mining']] }).plays(`
    0 play mining
    0 vortex mining
    0 play mining
  `);
  expect(kindsOf(table.state, table.state.box)).toEqual(['mining']);
  expect(table.state.turn.crypto).toBe(2);
  expect(table.moves()).not.toContain('vortex mining');
});

test('§5.9 a Turrets token is no resource', () => {
  const table = inTurn({ owns: { 'turrets-1': [1, 3] } }).plays('0 end');
  expect(table.state.turn).toMatchObject({ seat: 1, crypto: 0, manoeuvre: 0 });
});
