import { expect, test } from 'vitest';
import { dueFrom, onlyAnswer } from './only-answer.ts';

const NOTHING = { type: 'pick', dice: '' } as const;
const ONE = { type: 'keep', tile: 'coin1' } as const;
const THREE = { type: 'keep', tile: 'coin3' } as const;

test('§2.10 whoever can place nothing is answered for', () => {
  expect(onlyAnswer([NOTHING])).toBe(NOTHING);
});

test('§4.3 of two equal tiles one is kept without a tap; of two different ones it is not', () => {
  expect(onlyAnswer([ONE])).toBe(ONE);
  expect(onlyAnswer([ONE, THREE])).toBeUndefined();
});

test('a last die, a last bonus tile and an action are left to the player: everybody can see that there is one choice', () => {
  expect(onlyAnswer([{ type: 'pick', dice: 'E' }])).toBeUndefined();
  expect(onlyAnswer([{ type: 'bonus', action: 'hunt' }])).toBeUndefined();
  expect(onlyAnswer([{ type: 'perform' }, { type: 'forfeit' }])).toBeUndefined();
  expect(onlyAnswer([])).toBeUndefined();
});

test('the pause is never shorter than two seconds nor longer than seven, and differs', () => {
  const pauses = [0, 0.25, 0.5, 0.75, 1].map((chance) => dueFrom(1_000, chance) - 1_000);
  expect(pauses).toEqual([2_000, 2_312.5, 3_250, 4_812.5, 7_000]);
});
