import { describe, expect, test } from 'vitest';
import { solve } from './refine.ts';
import { IMPACTS, SHOTS } from './rolls.ts';
import { battleQuery, type Setup } from './testing/battles.ts';
import { TASTES } from './worth.ts';

const advice = (setup: Setup) => solve(battleQuery(setup)).advice;
const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0);

test('§5.1 there are 15 kinds of shot, §5.4 and 24 of impact', () => {
  expect(SHOTS).toHaveLength(15);
  expect(IMPACTS).toHaveLength(24);
  expect(sum(SHOTS.map(({ chance }) => chance))).toBeCloseTo(1, 12);
  expect(sum(IMPACTS.map(({ chance }) => chance))).toBeCloseTo(1, 12);
  expect(IMPACTS.find(({ amount, double }) => amount === 8 && double)?.chance).toBeCloseTo(2 / 72, 12);
});

describe('worked out by hand', () => {
  test('§3.5 a shot that cannot miss: health 3, and ballistics 2 make at least 4', () => {
    const { odds } = advice({ enemy: 'JH', health: 3 });
    expect(odds).toMatchObject({ capture: 0, destroy: 1, death: 0, critical: 0 });
    expect(odds.life).toBeCloseTo(10, 12);
  });

  test('§3.4 health 5: a three captures in 2 of 36 throws, two ones hit and fire again at 1 health left', () => {
    const { odds } = advice({ enemy: 'JH', health: 5 });
    expect(odds.capture).toBeCloseTo(2 / 36, 12);
    expect(odds.destroy).toBeCloseTo(34 / 36, 12);
  });

  test('§5.8 a bare critical ship: only an absorbed impact saves it', () => {
    // Health 5, no ballistics. Shots: 2 leaves 3 and fires again (1/36), 3 leaves 2 and lets it answer (2/36), 4 leaves 1:
    // as (2,2) fires again (1/36), else it answers (2/36). From 3, only a double one leaves anything, and again fires.
    // An answer is survived if nothing gets through shields 2 + engines 2: sums 3 and 4 with tails (4/72), or a double of
    // 2 or 4 in all (3/72), which is followed by another; so 4/72 / (1 - 3/72) = 4/69. Then the next shot ends it.
    const { odds } = advice({ enemy: 'JC', health: 5, life: 1 });
    expect(odds.death).toBeCloseTo((4 / 36) * (1 - 4 / 69), 12);
  });

  test('§5.9 the life to expect is that of the survivors', () => {
    const { odds } = advice({ enemy: 'JC', health: 2, life: 7 });
    expect(odds.capture).toBeCloseTo(1 / 36, 12);
    expect(odds.life).toBeCloseTo(7, 12);
  });
});

describe('after a shot', () => {
  const shot = advice({
    enemy: 'JD',
    health: 15,
    hand: ['3C', '4C', '7C', '9C'],
    step: 'volley',
    roll: { dice: [2, 4], heads: false },
  });

  test('§4.9 the sets that capture exactly come first, the cheapest at the top', () => {
    const sets = shot.options.filter(({ effect }) => effect === 'capture').map(({ parts }) => parts);
    expect(sets).toEqual([['7C'], ['3C', '4C']]);
  });

  test('§3.5 then the cheapest kill, then going on', () => {
    expect(shot.options.slice(2).map(({ effect, parts }) => [effect, parts])).toEqual([
      ['destroy', ['9C']],
      ['hit', []],
    ]);
  });

  test('the best line is a list of moves', () => {
    expect(shot.best.moves).toEqual([{ type: 'improvise', part: '7C' }, { type: 'strike' }]);
    expect(shot.odds.capture).toBe(1);
  });
});

describe('after an impact', () => {
  const setup: Setup = {
    enemy: 'JC',
    health: 6,
    life: 8,
    hand: ['3D', '4S', '9S'],
    step: 'impact',
    roll: { dice: [5, 4], heads: false },
  };

  test('§4.10 for each life that can be left there is one answer, the most life first', () => {
    const { options } = advice(setup);
    expect(options.map(({ life, parts }) => [life, parts])).toEqual([
      [8, ['3D', '4S']],
      [7, ['4S']],
      [6, ['3D']],
      [3, []],
    ]);
  });

  test('§3.3 against hearts half an answer is none', () => {
    const { options } = advice({ ...setup, enemy: 'JH' });
    expect(options.map(({ life }) => life)).toEqual([8, 1]);
  });

  test('§5.8 doing nothing can be the end', () => {
    const { options, best } = advice({ ...setup, life: 1, hand: ['9S'] });
    expect(options.map(({ effect }) => effect)).toEqual(['endure', 'die']);
    expect(best.moves).toEqual([{ type: 'improvise', part: '9S' }, { type: 'endure' }]);
  });

  test('§4.5 a drone answers too', () => {
    const { options } = advice({ ...setup, hand: [], ready: 1, taste: TASTES.safest });
    expect(options.map(({ life, drones }) => [life, drones])).toEqual([
      [8, ['shields']],
      [3, []],
    ]);
  });
});

describe('re-engage or flee', () => {
  test('§5.10 a wreck gives its prisoner away', () => {
    const { best, options } = advice({ enemy: 'AC', life: 1, prisoner: 'QH', step: 'reengage' });
    expect(options.map(({ effect }) => effect)).toEqual(['reengage', 'flee']);
    expect(best.moves).toEqual([{ type: 'flee', prisoner: 'QH' }]);
    expect(best.odds).toMatchObject({ fled: 1, death: 0, critical: 1, life: 1 });
  });

  test('§5.9 a whole ship goes on against a beaten enemy', () => {
    const { best } = advice({ enemy: 'JH', health: 3, prisoner: 'QH', step: 'reengage' });
    expect(best.effect).toBe('reengage');
  });
});

test('what a captain wants decides: the safest dies least, the hunter captures most', () => {
  const setup: Setup = { enemy: 'KS', hand: ['3C', '5C', '4D', '7D'], life: 6, ready: 1 };
  const [balanced, safest, capture] = (['balanced', 'safest', 'capture'] as const).map(
    (taste) => advice({ ...setup, taste: TASTES[taste] }).odds,
  );
  expect(safest?.death).toBeLessThanOrEqual(balanced?.death ?? 0);
  expect(capture?.capture).toBeGreaterThanOrEqual(balanced?.capture ?? 1);
});

test('a worth that rewards spending is refused', () => {
  const query = battleQuery({ enemy: 'JD' });
  expect(() => solve({ ...query, worth: { ...query.worth, drone: -1 } })).toThrow(RangeError);
});
