import { at } from '@haven/kit';
import { expect, test } from 'vitest';
import { inTurn, kindsOf, type Scene } from '../testing/positions.ts';

const atTheMines: Scene = {
  at: ['mines'],
  owns: { mines: [0, 5] },
  crypto: 4,
  minerals: [1],
  open: { mines: ['ore-hauler', 'driller'] },
};

test('§3.6.2 a mineral pays a refresh at the own Mines, comes back from the cache, and helps to pay the new card', () => {
  const table = inTurn(atTheMines);
  const { pile } = table.state.decks.mines;
  table.rigged(kindsOf(table.state, pile).indexOf('prospector')).plays(`
    0 mineral
    0 refresh driller
    0 cache
    0 buy prospector
  `);
  expect(table.state).toMatchObject({
    cache: 1,
    turn: { crypto: 0, laid: 0 },
    captains: [{ minerals: 0 }, {}, {}, {}],
  });
  expect(kindsOf(table.state, at(table.state.captains, 0).discard)).toEqual(['prospector']);
});

test('§3.6.2 without a mineral laid out the pool pays first, and the same line is a Crypto short', () => {
  const table = inTurn(atTheMines).plays('0 refresh driller');
  expect(table.state).toMatchObject({ cache: 0, turn: { crypto: 3 }, captains: [{ minerals: 1 }, {}, {}, {}] });
  expect(table.moves()).not.toContain('cache');
});

test('§3.6.2 any number of minerals can be laid out; the payment takes them first, once', () => {
  const table = inTurn({ crypto: 5, minerals: [3] }).plays(`
    0 mineral
    0 mineral
    0 buy smuggler
  `);
  expect(table.state).toMatchObject({
    cache: 2,
    turn: { crypto: 4, laid: 0 },
    captains: [{ minerals: 1 }, {}, {}, {}],
  });
  table.plays('0 buy hacker');
  expect(table.state).toMatchObject({ cache: 2, turn: { crypto: 2 }, captains: [{ minerals: 1 }, {}, {}, {}] });
});

test('§3.6.2 of more minerals than the price those left over stay in the cargo bay', () => {
  const table = inTurn({ at: ['lab'], crypto: 3, minerals: [2], hands: [['mining']], open: { lab: ['professor'] } });
  table.plays(`
    0 mineral
    0 mineral
    0 refresh professor
  `);
  expect(table.state).toMatchObject({
    cache: 1,
    turn: { crypto: 3, laid: 0 },
    captains: [{ minerals: 1 }, {}, {}, {}],
  });
});

test.each<[string, Scene]>([
  ['no Crypto', { minerals: [3] }],
  ['no mineral', { crypto: 3 }],
  ['nothing to pay', { at: ['lab'], crypto: 1, minerals: [1], open: { lab: [] } }],
])('§3.6.2 with %s there is no choice', (_what, scene) => {
  expect(inTurn(scene).moves()).not.toContain('mineral');
});

test('§3.6.2 no more minerals are laid out than there are, nor than anything costs', () => {
  const few = inTurn({ crypto: 9, minerals: [2] }).plays(`
    0 mineral
    0 mineral
  `);
  expect(few.moves()).not.toContain('mineral');
  const cheap = inTurn({ at: ['lab'], crypto: 1, minerals: [3], open: { lab: ['professor'] } }).plays('0 mineral');
  expect(cheap.moves()).toContain('refresh professor');
  expect(cheap.moves()).not.toContain('mineral');
});
