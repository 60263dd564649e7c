import { expect, test } from 'vitest';
import type { Colour } from '../components/chests.ts';
import { acting } from '../testing/positions.ts';
import { goesOn } from '../testing/start.ts';

const nothing = '- - - - -';
const emptyBag = { red: 0, blue: 0, yellow: 0, white: 0, purple: 0 };

test('§4.9 example: Frank, raided down to one place, leaves his white chest on the centre island', () => {
  const table = acting(['- - - - raid', 'raid - - - -', nothing], {
    bag: emptyBag,
    players: [{}, {}, { crew: ['yellow', 'white'], pirate: 2 }],
  });
  goesOn(table);
  table.plays('0 forfeit').plays('1 attack 2');
  expect(table.events).toContainEqual({
    type: 'chestLost',
    seat: 2,
    area: 'crew',
    place: 1,
    colour: 'white',
    to: 'centre',
  });
});

test('§4.9 the surplus leaves in start order, fleet before crew, the rightmost first', () => {
  const players = [
    { boat: 1, pirate: 1, fleet: ['red', 'blue'] as Colour[], crew: ['red', 'blue'] as Colour[] },
    { boat: 1, fleet: ['red', 'yellow', 'blue'] as Colour[] },
    {},
  ];
  const table = acting([nothing, nothing, nothing], { start: 1, bag: emptyBag, players });
  const lost = goesOn(table)
    .filter((event) => event.type === 'chestLost')
    .slice(0, 4);
  expect(lost.map(({ seat, area, colour, to }) => [seat, area, colour, to])).toEqual([
    [1, 'fleet', 'blue', 'centre'],
    [1, 'fleet', 'yellow', 'centre'],
    [0, 'fleet', 'blue', 'bag'],
    [0, 'crew', 'blue', 'bag'],
  ]);
});
