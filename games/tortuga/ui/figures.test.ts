import { at, seenBy, start } from '@haven/kit';
import { type SeenPlayer, tortuga, type View } from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import {
  chestsToEnd,
  forecastOf,
  inOrder,
  pickOf,
  placesAt,
  standingsOf,
  strandedBefore,
  strandsAt,
  suggestedOrder,
  surplusIn,
  symbolsIn,
  totalWith,
  whyNotKeep,
} from './figures.ts';

function seaOf(seats: number, players: readonly Partial<SeenPlayer>[], rest: Partial<View> = {}): View {
  const match = start(tortuga, {
    seats,
    options: { long: false, start: 'first-seat', swift: false },
    seed: '5c'.repeat(32),
  });
  const { view } = seenBy(tortuga, match, 0);
  const bare = { island: [], crew: [], fleet: [], tortuga: [], placed: [null, null, null, null, null] };
  return { ...view, players: view.players.map((player, seat) => ({ ...player, ...bare, ...players[seat] })), ...rest };
}

const own = (view: View) => at(view.players, 0);

describe('§3.2 standings', () => {
  test('the best total is first, the second best second, the third gets nothing', () => {
    const view = seaOf(3, []);
    const standings = standingsOf(view, (seat) => at([3, 9, 5], seat));
    expect(standings.map(({ seat, position }) => [seat, position])).toEqual([
      [1, 1],
      [2, 2],
      [0, null],
    ]);
  });

  test('§3.3 ties go clockwise from the start player', () => {
    const view = seaOf(4, [], { start: 2 });
    expect(inOrder(view)).toEqual([2, 3, 0, 1]);
    expect(standingsOf(view, () => 4).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  });

  test('§9.1 with two players only the best total acts; §3.5 without dice nobody', () => {
    const view = seaOf(2, []);
    expect(standingsOf(view, (seat) => seat + 1).map(({ position }) => position)).toEqual([1, null]);
    expect(standingsOf(view, () => 0).map(({ position }) => position)).toEqual([null, null]);
  });
});

describe('§2.2 dice that are taken up', () => {
  const rolled = ['0A-board', '0B-board', '0C-skull', '0D-raid', '0E-board'] as const;
  const view = seaOf(2, [{ rolled, boat: 3, placed: [null, null, null, null, null] }]);

  test('two symbols do not go together, skulls go with any', () => {
    expect(symbolsIn(own(view), 0b01001)).toEqual(['board', 'raid']);
    expect(whyNotKeep(own(view), 0b01001)?.code).toBe('two-symbols');
    expect(whyNotKeep(own(view), 0b00101)).toBeUndefined();
  });

  test('§2.6 the boat sets the room for BOARD', () => {
    expect(placesAt(own(view), 'board')).toEqual({ used: 0, places: 2 });
    expect(whyNotKeep(own(view), 0b10011)).toEqual({
      code: 'no-room',
      rule: '§2.6',
      values: { action: 'board', room: 2, wanted: 3 },
    });
  });

  test('a tap on a flag takes up the best dice that have room', () => {
    expect(pickOf(own(view), 'board')).toBe(0b10010);
    expect(pickOf(own(view), 'fleet')).toBe(0);
  });

  test('§2.9 the bonus tile counts once a die lies there', () => {
    const bonus = { fleet: 0, crew: 0, hunt: 0, board: 2, raid: 0 };
    expect(totalWith({ ...own(view), bonus }, 'board', 0b00010)).toBe(6);
    expect(totalWith({ ...own(view), bonus }, 'board', 0)).toBe(0);
  });
});

describe('§4.9, §5.5 chests that will be lost', () => {
  test('more than the token carries is too many', () => {
    const view = seaOf(
      3,
      [{ boat: 1, pirate: 3, fleet: ['red', 'blue'], crew: ['red', 'red'], island: ['white', 'red'] }],
      { phase: 'pick' },
    );
    expect(surplusIn(own(view), 'fleet')).toBe(1);
    expect(surplusIn(own(view), 'crew')).toBe(0);
    expect(strandedBefore(view, 0, 'fleet')).toBe(1);
    expect(strandedBefore(view, 0, 'crew')).toBe(1);
    expect(strandedBefore({ ...view, phase: 'move' }, 0, 'crew')).toBe(0);
  });

  test('they drift to the centre island, unless their colour lies there or two play', () => {
    expect(strandsAt(seaOf(3, [], { centre: ['red'] }), 'blue')).toBe('centre');
    expect(strandsAt(seaOf(3, [], { centre: ['red'] }), 'red')).toBe('bag');
    expect(strandsAt(seaOf(2, []), 'blue')).toBe('bag');
  });
});

test('§5.3 the suggested order keeps what is worth most, and what the sets lack', () => {
  const view = seaOf(2, [{ tortuga: ['red', 'red'], crew: ['red', 'white', 'blue', 'purple'] }]);
  expect(suggestedOrder(own(view), 'fleet')).toEqual(['purple', 'white', 'blue', 'red']);
});

test('§4.7 whoever has a die on the same action strikes back', () => {
  const view = seaOf(3, [{ pirate: 4 }, { pirate: 1, placed: ['raid', null, null, null, null] }, { pirate: 6 }]);
  expect(forecastOf(view, 0, { action: 'raid', target: 1 })).toEqual({
    token: 'pirate',
    theirs: { from: 1, to: 1 },
    ours: { from: 4, to: 3 },
  });
  expect(forecastOf(view, 0, { action: 'raid', target: 2 })).toEqual({
    token: 'pirate',
    theirs: { from: 6, to: 5 },
    ours: null,
  });
});

test('§8.1 the longer game needs eight chests', () => {
  const view = seaOf(2, []);
  expect(chestsToEnd(view)).toBe(6);
  expect(chestsToEnd({ ...view, options: { ...view.options, long: true } })).toBe(8);
});
