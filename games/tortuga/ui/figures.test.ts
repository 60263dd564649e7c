import { at, seenBy, start } from '@haven/kit';
import { type SeenPlayer, standingsOf, tortuga, type View } from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import {
  bareTargets,
  bestPick,
  forecastOf,
  hasAllBonuses,
  isBareForAll,
  isChoosing,
  stepOf,
  strandedBefore,
  suggestedOrder,
  totalWith,
  viewWith,
} from './figures.ts';

function beginningOf(seats: number) {
  const options = { long: false, start: 'first-seat', swift: false } as const;
  return seenBy(tortuga, start(tortuga, { seats, options, seed: '5c'.repeat(32) }), 0);
}

function seaOf(seats: number, players: readonly Partial<SeenPlayer>[], rest: Partial<View> = {}): View {
  const { view } = beginningOf(seats);
  const bare = { island: [], crew: [], fleet: [], tortuga: [], placed: [null, null, null, null, null] };
  return { ...view, players: view.players.map((player, seat) => ({ ...player, ...bare, ...players[seat] })), ...rest };
}

const own = (view: View) => at(view.players, 0);

describe('§2.2 dice that are taken up', () => {
  const rolled = ['0A-board', '0B-board', '0C-skull', '0D-raid', '0E-board'] as const;
  const view = seaOf(2, [{ rolled, boat: 3, placed: [null, null, null, null, null] }]);

  test('a tap on a flag takes up the best dice that have room', () => {
    expect(bestPick(own(view), 'board')).toBe(0b10010);
    expect(bestPick(own(view), 'fleet')).toBe(0);
  });

  test('§2.9 the bonus tile counts once a die lies there', () => {
    const bonus = { fleet: 0, crew: 0, hunt: 0, board: 2, raid: 0 };
    expect(totalWith({ ...own(view), bonus }, 'board', 0b00010)).toBe(6);
    expect(totalWith({ ...own(view), bonus }, 'board', 0)).toBe(0);
  });

  test('§3.2 the table shows who would act with them', () => {
    const rival = seaOf(2, [{ rolled }, { placed: [null, null, 'board', null, null] }]);
    expect(standingsOf(rival, 'board')[0]).toEqual({ seat: 1, total: 2, position: 1 });
    expect(standingsOf(viewWith(rival, 0, { dice: 0b00010, action: 'board' }), 'board')[0]).toEqual({
      seat: 0,
      total: 4,
      position: 1,
    });
  });
});

test('§5.2 more than the token will carry is stranded, the chest that is still to be drawn included', () => {
  const view = seaOf(3, [{ boat: 1, pirate: 3, crew: ['red', 'red'], island: ['white', 'red'] }], { phase: 'pick' });
  expect(strandedBefore(view, 0, 'fleet')).toBe(1);
  expect(strandedBefore(view, 0, 'crew')).toBe(1);
  expect(strandedBefore({ ...view, phase: 'move' }, 0, 'crew')).toBe(0);
});

test('§4.9 what goes overboard before the chests move is not stranded as well', () => {
  const view = seaOf(3, [{ boat: 1, pirate: 1, crew: ['red', 'red'] }]);
  expect(strandedBefore(view, 0, 'fleet')).toBe(0);
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

test('nobody chooses who is away, nor anybody once the match was ended', () => {
  const seen = beginningOf(2);
  const seats = [
    { name: 'Anne', kind: 'human' },
    { name: 'Zoé', kind: 'human', isAway: true },
  ] as const;
  const step = stepOf(seen.view);
  expect([0, 1].map((seat) => isChoosing({ seen }, step, seat))).toEqual([true, true]);
  expect([0, 1].map((seat) => isChoosing({ seen, seats }, step, seat))).toEqual([true, false]);
  expect(isChoosing({ seen: { ...seen, toAct: [] }, seats }, step, 0)).toBe(false);
});

test('§4.13 who has no chest to take is named before the attack; a centre island with chests is worth an attack', () => {
  const on = (target: number, chest: number | null, centre: 'blue' | null = null) =>
    ({ type: 'attack', target, chest, centre }) as const;
  expect(bareTargets([on(1, 0), on(1, 1), on(2, null), { type: 'forfeit' }])).toEqual([2]);
  expect(bareTargets([on(1, null, 'blue'), on(2, null, 'blue')])).toEqual([]);
  expect(bareTargets([on(1, null), on(2, null)])).toEqual([1, 2]);
  expect(isBareForAll([on(1, null), on(2, null)])).toBe(true);
  expect(isBareForAll([on(1, null), on(2, 0)])).toBe(false);
  expect(isBareForAll([on(1, null, 'blue'), on(2, null, 'blue')])).toBe(false);
});

describe('§2.9 the bonus tiles of whoever has placed all dice', () => {
  const placed: SeenPlayer['placed'] = ['fleet', 'fleet', 'crew', 'crew', 'hunt'];
  const full = { fleet: 2, crew: 2, hunt: 2, board: 2, raid: 2 };
  const agenda: View['agenda'] = [{ type: 'pick', seats: [1], open: false }];

  test('are all on their second side, so nothing comes while others roll on', () => {
    expect(hasAllBonuses(seaOf(2, [{ placed, bonus: full }], { agenda }))).toBe(true);
    expect(hasAllBonuses(seaOf(2, [{ placed, bonus: { ...full, raid: 1 } }], { agenda }))).toBe(false);
    expect(hasAllBonuses(seaOf(2, [{ bonus: full }], { agenda }))).toBe(false);
  });
});
