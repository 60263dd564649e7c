import { at } from '@haven/kit';
import { expect, test } from 'vitest';
import { tortuga2199 } from './index.ts';
import { inTurn, kindsOf, type Scene } from './testing/positions.ts';

const aggressive = { scenario: 'aggressive' } as const;
const peaceful = { scenario: 'peaceful' } as const;
const influence = (table: ReturnType<typeof inTurn>) =>
  table.state.captains.map((captain) => captain.influence).slice(0, 2);

const boarding = (scene: Scene) =>
  inTurn({ options: aggressive, at: ['mines', 'mines'], hands: [['kraken'], []], ...scene }).plays(`
    0 attack 1
    0 commit kraken
    0 ready
    1 ready
  `);

test('§7.1.1 a winning attacker takes two points of the defender or three of the bank', () => {
  expect(influence(boarding({ influence: [0, 5] }).plays('0 spoils take'))).toEqual([2, 3]);
  expect(influence(boarding({ influence: [0, 5] }).plays('0 spoils bank'))).toEqual([3, 5]);
  expect(influence(boarding({ influence: [0, 1] }).plays('0 spoils take'))).toEqual([1, 0]);
});

test('§7.1.1 a defender without Influence leaves no choice', () => {
  const table = boarding({});
  expect(influence(table)).toEqual([3, 0]);
  expect(table.state).toMatchObject({ fight: null, agenda: [{ type: 'act' }] });
});

test('§7.1.2 the loser chooses the card to destroy, if there is a choice', () => {
  const table = inTurn({
    options: aggressive,
    at: ['mines', 'mines'],
    hands: [
      ['warlord', 'kraken'],
      ['scout', 'manoeuvre'],
    ],
  });
  table.plays(`
    0 attack 1
    0 commit warlord
    0 commit kraken
    0 ready
    1 commit scout
    1 commit manoeuvre
    1 ready
  `);
  expect(table.moves(1)).toEqual(['sacrifice scout', 'sacrifice manoeuvre']);
  table.plays('1 sacrifice manoeuvre');
  expect(kindsOf(table.state, table.state.box)).toEqual(['manoeuvre']);
  expect(kindsOf(table.state, at(table.state.captains, 1).discard)).toEqual(['scout']);
});

test('§7.1.3 a winning defender gets nothing', () => {
  const table = inTurn({
    options: aggressive,
    at: ['mines', 'mines'],
    influence: [4, 0],
    hands: [['manoeuvre'], []],
    owns: { mines: [1, 5] },
  });
  table.plays(`
    0 attack 1
    0 commit manoeuvre
    0 ready
    1 ready
  `);
  expect(influence(table)).toEqual([4, 0]);
});

test('§7.1.4 Tortuga falls only to a captain who is then first or tied, and the game is over', () => {
  expect(inTurn({ options: aggressive, manoeuvre: 15, influence: [1, 5] }).moves()).not.toContain('conquer');
  const table = inTurn({ options: aggressive, manoeuvre: 15, influence: [2, 5] }).plays('0 conquer');
  expect(tortuga2199.outcome(table.state)).toMatchObject({ verdict: 'usurper', ranking: [[0], [1], [2, 3]] });
});

test('§7.2.1 peaceful pirates do not attack', () => {
  const table = inTurn({ options: peaceful, at: ['mines', 'mines'], hands: [['kraken'], []] });
  expect(table.moves()).toEqual(['play kraken', 'redeem kraken', 'end']);
});

test('§7.2.2 a conquest wholly in Crypto, minerals included, or wholly in Manoeuvre', () => {
  const table = inTurn({ options: peaceful, at: ['mines'], crypto: 4, minerals: [1], manoeuvre: 4 });
  const conquests = table.moves().filter((move) => move.startsWith('conquer'));
  expect(conquests).toEqual(['conquer crypto']);
  table.plays('0 conquer crypto');
  expect(table.state).toMatchObject({
    cache: 1,
    turn: { crypto: 0, manoeuvre: 4 },
    sectors: { mines: { owner: 0, defence: 5 } },
  });
  expect(inTurn({ options: peaceful, at: ['mines'], crypto: 4, manoeuvre: 4 }).moves()).not.toContain('conquer');
  expect(inTurn({ at: ['mines'], crypto: 9 }).moves()).not.toContain('conquer crypto');
});

test('§7.2.2 a guarded sector stays closed', () => {
  const table = inTurn({ options: peaceful, at: ['mines', 'mines'], owns: { mines: [1, 5] }, crypto: 9, manoeuvre: 9 });
  expect(table.moves().filter((move) => move.startsWith('conquer'))).toEqual([]);
});
