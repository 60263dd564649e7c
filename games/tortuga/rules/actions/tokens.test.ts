import { expect, test } from 'vitest';
import { acting } from '../testing/positions.ts';
import { actsOn } from '../testing/start.ts';

const nothing = '- - - - -';

test('§4.1 the boat goes two boxes for the first, one for the second', () => {
  const table = acting(['fleet - - - -', '- fleet - - -', nothing]);
  expect(actsOn(table)).toEqual(
    expect.arrayContaining([
      { type: 'tokenMoved', seat: 0, token: 'boat', box: 5 },
      { type: 'tokenMoved', seat: 1, token: 'boat', box: 4 },
    ]),
  );
});

test('§4.2 the pirate goes two boxes for the first, one for the second', () => {
  const table = acting(['- crew - - -', 'crew - - - -', nothing]);
  actsOn(table);
  expect(table.state.players.map(({ pirate }) => pirate)).toEqual([5, 4, 3]);
});

test('§4.10 tokens stay on their tracks', () => {
  const ahead = acting(['fleet - - - -', nothing, nothing], { players: [{ boat: 7 }, {}, {}] });
  actsOn(ahead);
  expect(ahead.state.players[0]?.boat).toBe(8);
  const back = acting(['board - - - -', nothing, nothing], { players: [{}, { boat: 1 }, {}] });
  actsOn(back);
  expect(back.plays('0 attack 1').state.players[1]?.boat).toBe(1);
});

test('§9.2 with two players the tokens go one box', () => {
  const table = acting(['fleet - - - -', '- crew - - -']);
  actsOn(table);
  expect(table.state.players).toMatchObject([{ boat: 4 }, { pirate: 4 }]);
});
