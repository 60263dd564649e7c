import { at } from '@haven/kit';
import { expect, test } from 'vitest';
import { tortuga2199 } from '../index.ts';
import { inTurn, kindsOf } from '../testing/positions.ts';

test('§2.1 turns go around clockwise, and a round is over when the first captain plays again', () => {
  const table = inTurn({ seats: 3 });
  const order = [0, 1, 2].map((seat) => {
    table.plays(`${seat} end`);
    return tortuga2199.toAct(table.state)[0];
  });
  expect(order).toEqual([1, 2, 0]);
  expect(table.state.round).toBe(2);
});

test('§2.2 played cards and cards left go to the discard pile, five new ones are drawn', () => {
  const table = inTurn({ hands: [['mining', 'manoeuvre', 'mining']] }).plays(`
    0 play mining
    0 end
  `);
  const captain = at(table.state.captains, 0);
  expect(kindsOf(table.state, captain.discard)).toEqual(['mining']);
  expect(kindsOf(table.state, captain.unseen)).toEqual(['manoeuvre', 'mining']);
  expect(captain).toMatchObject({ played: [], hand: { length: 5 } });
});

test('§2.3 an empty deck takes in the discard pile in the middle of a draw', () => {
  const table = inTurn({
    hands: [[]],
    decks: [['mining', 'mining']],
    discards: [['scout', 'hacker', 'broker', 'fence']],
  });
  table.plays('0 end');
  expect(table.events.map((event) => event.type).slice(0, 4)).toEqual(['turnEnded', 'drew', 'reshuffled', 'drew']);
  expect(at(table.state.captains, 0)).toMatchObject({ hand: { length: 5 }, deck: { length: 1 }, discard: [] });
});

test('§2.3 what is not there is not drawn', () => {
  const table = inTurn({ hands: [['mining']], decks: [['scout']], discards: [['hacker']] }).plays('0 end');
  expect(at(table.state.captains, 0)).toMatchObject({ hand: { length: 3 }, deck: [], discard: [] });
});

test('§2.4 resources can be split, and what is left is lost', () => {
  const table = inTurn({ hands: [['quartermaster']] }).plays(`
    0 play quartermaster
    0 move post-2
  `);
  expect(table.state.turn).toMatchObject({ crypto: 2, manoeuvre: 1 });
  table.plays('0 end');
  expect(table.state.turn).toMatchObject({ seat: 1, crypto: 0, manoeuvre: 0 });
});

test('§2.5 an ability can be left unused: with a choice by skipping, without one by playing plainly', () => {
  const table = inTurn({ hands: [['booster', 'lab-assistant']] });
  expect(table.moves()).toEqual(['play booster', 'play lab-assistant', 'play-plain lab-assistant', 'end']);
  table.plays(`
    0 play booster
    0 skip
    0 play-plain lab-assistant
  `);
  expect(at(table.state.captains, 0)).toMatchObject({ at: 'tortuga', hand: [] });
  expect(table.moves()).not.toContain('use move post-2');
});

test('§2.6 a destroyed card is in the box for good', () => {
  const table = inTurn({ hands: [['scout']], decks: [[]] }).plays(`
    0 play scout
    0 destroy scout
    0 end
  `);
  expect(kindsOf(table.state, table.state.box)).toContain('scout');
  expect(at(table.state.captains, 0).hand).toEqual([]);
});

test('§2.7 others see counts, the top of the discard pile and the cargo bay; the hidden cards as one heap', () => {
  const { state } = inTurn({
    hands: [[], ['scout', 'mining']],
    reserves: [null, 'broker'],
    decks: [[], ['booster']],
    discards: [[], ['hacker', 'fence']],
    minerals: [0, 3],
    influence: [0, 2],
  });
  const seen = at(tortuga2199.view(state, 0).captains, 1);
  expect(seen.counts).toEqual({ hand: 2, deck: 1, unseen: 0, reserve: 1 });
  expect(seen.discard.at(-1)).toBe('fence');
  expect(seen).toMatchObject({ minerals: 3, influence: 2, total: 2, own: null });
  expect(seen.hidden).toEqual({ booster: 1, broker: 1, mining: 1, scout: 1 });
  const own = at(tortuga2199.view(state, 1).captains, 1).own;
  expect(own?.reserve).toBe('broker');
});

test('§2.7 unplayed cards go below the played ones; if nothing was played the last of them is on top', () => {
  const some = inTurn({ hands: [['mining', 'scout', 'hacker']] }).plays(`
    0 play mining
    0 end
  `);
  expect(some.events).toContainEqual(expect.objectContaining({ type: 'turnEnded', count: 2, shown: null }));
  const told = some.events.map((event) => tortuga2199.witness(event, 1)).find((event) => event?.type === 'turnEnded');
  expect(told).toMatchObject({ count: 2, cards: [] });
  const none = inTurn({ hands: [['mining', 'scout', 'hacker']] }).plays('0 end');
  expect(kindsOf(none.state, at(none.state.captains, 0).discard)).toEqual(['hacker']);
  expect(kindsOf(none.state, at(none.state.captains, 0).unseen)).toEqual(['mining', 'scout']);
});

test('§2.8 any number of actions in any order', () => {
  const table = inTurn({ hands: [['quartermaster', 'scout']] }).plays(`
    0 play quartermaster
    0 move post-2
    0 buy hacker
    0 collect
    0 play scout
    0 explore
    0 move tortuga
    0 end
  `);
  expect(table.state.agenda).toEqual([{ type: 'act', seats: [1] }]);
});

test('§2.10 a beaten ship is placed first, then the reserve is offered', () => {
  const table = inTurn({ at: ['tortuga', null], reserves: [null, 'scout'], owns: { mines: [1, 5] } }).plays('0 end');
  expect(table.moves(1)).toEqual(['place tortuga', 'place mines']);
  table.plays('1 place mines');
  expect(table.moves(1)).toEqual(['take-reserve', 'leave-reserve']);
  table.plays('1 leave-reserve');
  expect(table.state).toMatchObject({ agenda: [{ type: 'act', seats: [1] }] });
  expect(kindsOf(table.state, [at(table.state.captains, 1).reserve])).toEqual(['scout']);
});
