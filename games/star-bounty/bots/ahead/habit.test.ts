import { defaultOptions, playOut, simRng } from '@haven/kit';
import { type Move, type Options, starBounty } from '@haven/star-bounty-rules';
import { describe, expect, test } from 'vitest';
import { FIRST_HABITS } from '../training/courses.ts';
import { habit } from './habit.ts';
import { mindsOf } from './habits.ts';
import { luckOf } from './luck.ts';

const MINDS = mindsOf(FIRST_HABITS);
const OPTIONS = defaultOptions(starBounty.options) as Options;

describe('by habit', () => {
  test.each([
    ['the default options', OPTIONS],
    ['a wide formation', { ...OPTIONS, formation: 'wide' }],
    ['single file and lenient', { formation: 'single-file', lenient: true }],
  ] as const)('every move is legal, with %s', (_, options) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const state = starBounty.setup(1, options, simRng(seed));
      const illegal: Move[] = [];
      const policy = (legal: Move[]) => {
        const move = habit(state, MINDS);
        if (!legal.includes(move)) illegal.push(move);
        return move;
      };
      playOut(starBounty, state, { rng: luckOf(state, seed), policy });
      expect(illegal).toEqual([]);
      expect(state.verdict).not.toBeNull();
    }
  });

  test('four runs of ten are finished', () => {
    const ends = Array.from({ length: 400 }, (_, seed) => endOf(seed));
    expect(ends.filter((verdict) => verdict !== 'destroyed').length).toBeGreaterThan(160);
  });
});

function endOf(seed: number) {
  const state = starBounty.setup(1, OPTIONS, simRng(seed));
  playOut(starBounty, state, { rng: luckOf(state, 5_000 + seed), policy: () => habit(state, MINDS) });
  return state.verdict;
}
