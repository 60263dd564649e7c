import { expect, test } from 'vitest';
import { inTurn, kindsOf } from './testing/positions.ts';

/** The worked examples of the printed rulebooks, move by move. */

test('example of playing and buying: §3.2 §3.3 §3.5 four Mining and a Manoeuvre buy two Hackers next door', () => {
  const table = inTurn({ hands: [['mining', 'mining', 'mining', 'mining', 'manoeuvre']] }).plays(`
    0 play mining
    0 play mining
    0 play mining
    0 play mining
    0 play manoeuvre
  `);
  expect(table.state.turn).toMatchObject({ crypto: 4, manoeuvre: 1 });
  table.plays(`
    0 move post-2
    0 buy hacker
    0 buy hacker
  `);
  expect(table.state.turn).toMatchObject({ crypto: 0, manoeuvre: 0 });
  table.plays('0 end');
  const [captain] = table.state.captains;
  const discard = ['hacker', 'hacker', 'mining', 'mining', 'mining', 'mining', 'manoeuvre'];
  expect(kindsOf(table.state, captain?.discard ?? [])).toEqual(discard);
  expect(captain).toMatchObject({ at: 'post-2', played: [], hand: { length: 5 }, deck: [] });
});

test('example of minerals and exploring: §3.6 §3.7 §3.6.1 a mineral helps to pay the Mercenary', () => {
  const table = inTurn({
    hands: [['manoeuvre', 'manoeuvre', 'manoeuvre', 'mining', 'booster']],
    hunts: { vortex: 'bot' },
    open: { vortex: ['mercenary', 'fence'] },
  }).plays(`
    0 play manoeuvre
    0 play manoeuvre
    0 play manoeuvre
    0 play mining
    0 move post-2
    0 collect
    0 play booster
    0 use move vortex
    0 explore
  `);
  expect(table.events).toContainEqual({
    type: 'explored',
    seat: 0,
    sector: 'vortex',
    token: 'bot#token',
    manoeuvre: 1,
  });
  expect(table.state.captains[0]?.minerals).toBe(1);
  table.plays('0 buy mercenary');
  expect(table.state).toMatchObject({ cache: 1, turn: { crypto: 0, manoeuvre: 0 } });
  expect(table.state.captains[0]).toMatchObject({ minerals: 0, at: 'vortex' });
  expect(table.state.sectors.vortex).toMatchObject({ hunt: 'bot#token', explored: [0] });
  table.plays('0 end');
  expect(kindsOf(table.state, table.state.captains[0]?.discard ?? [])).toContain('mercenary');
  expect(table.state.captains[0]?.hand).toHaveLength(5);
});

test('example of reserving and destroying: §3.8 §3.9 a Manoeuvre is kept, a Mining leaves the game', () => {
  const table = inTurn({ hands: [['mining', 'mining', 'manoeuvre', 'manoeuvre', 'manoeuvre']] }).plays(`
    0 play mining
    0 play mining
    0 reserve manoeuvre
    0 play manoeuvre
    0 play manoeuvre
    0 destroy mining
  `);
  const { state } = table;
  expect(state.turn).toMatchObject({ crypto: 0, manoeuvre: 0 });
  expect(kindsOf(state, state.box)).toEqual(['mining']);
  table.plays('0 end');
  expect(kindsOf(state, state.captains[0]?.discard ?? [])).toEqual(['mining', 'manoeuvre', 'manoeuvre']);
  expect(kindsOf(state, [state.captains[0]?.reserve ?? null])).toEqual(['manoeuvre']);
  expect(state.captains[0]?.hand).toHaveLength(5);
});

test('example of reserve, capture and conquest: §3.1 §3.10 §3.12 the Bot is caught and a Trading Post of defence 5 falls for 6', () => {
  const table = inTurn({
    turnStart: true,
    at: ['vortex'],
    hands: [['manoeuvre', 'manoeuvre', 'manoeuvre', 'bodyguard', 'mercenary']],
    reserves: ['booster'],
    hunts: { vortex: 'bot' },
    explored: { vortex: [0] },
    owns: { 'post-4': [1, 5] },
  }).plays('0 take-reserve');
  const { state } = table;
  expect(state.captains[0]?.hand).toHaveLength(6);
  table.plays(`
    0 play manoeuvre
    0 play manoeuvre
    0 play manoeuvre
    0 play bodyguard
    0 play mercenary
  `);
  expect(state.turn.manoeuvre).toBe(8);
  table.plays('0 capture');
  expect(state.captains[0]).toMatchObject({ influence: 1 });
  expect(kindsOf(state, state.captains[0]?.discard ?? [])).toEqual(['bot']);
  table.plays(`
    0 play booster
    0 use move post-4
    0 conquer
  `);
  expect(state.sectors['post-4']).toMatchObject({ owner: 0, defence: 6 });
  expect(state.turn).toMatchObject({ manoeuvre: 0, crypto: 1 });
  table.plays('0 end');
  expect(state.captains[0]?.hand).toHaveLength(5);
});

test('example of a fight and sector powers: §4.8 §4.13 §5.5 §5.8 eight against seven takes the Mines', () => {
  const table = inTurn({
    turnStart: true,
    at: ['vortex', 'mines'],
    hands: [
      ['hacker', 'hacker', 'bodyguard', 'bodyguard', 'mercenary'],
      ['scout', 'scout', 'manoeuvre', 'mining', 'mining'],
    ],
    reserves: ['booster'],
    owns: { vortex: [0, 5], mines: [1, 5] },
    open: { mines: ['prospector', 'driller'] },
    cache: 1,
  }).plays(`
    0 take-reserve
    0 play hacker
    0 play hacker
    0 vortex hacker
    0 play booster
    0 use move mines
    0 attack 1
    0 commit bodyguard
    0 commit bodyguard
    0 commit mercenary
    0 ready
    1 commit scout
    1 commit scout
    1 commit manoeuvre
    1 ready
  `);
  const { state } = table;
  expect(table.events.find((event) => event.type === 'fightDecided')).toMatchObject({
    winner: 0,
    attack: { lines: [{ what: 'cards', points: 8 }], total: 8 },
    defence: {
      lines: [
        { what: 'cards', points: 5 },
        { what: 'sector', points: 2 },
      ],
      total: 7,
    },
  });
  expect(state.sectors.mines).toMatchObject({ owner: 0, defence: 6 });
  expect(state.captains[1]).toMatchObject({ at: null, hand: { length: 5 }, discard: { length: 2 } });
  expect(state.box).toHaveLength(2);
  table.plays(`
    0 cache
    0 buy prospector
  `);
  expect(state).toMatchObject({ cache: 1, turn: { crypto: 0 } });
  expect(kindsOf(state, state.captains[0]?.discard ?? [])).toContain('prospector');
  expect(state.captains[0]).toMatchObject({ minerals: 0, influence: 1 });
});
