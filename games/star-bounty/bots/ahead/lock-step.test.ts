import { defaultOptions, type Rng, simRng, simulate } from '@haven/kit';
import { type Move, type Options, type State, starBounty } from '@haven/star-bounty-rules';
import { describe, expect, test } from 'vitest';
import { FIRST_HABITS } from '../training/courses.ts';
import { type DryRun, dryRunOf } from './dry-run.ts';
import { mindsOf } from './habits.ts';
import { playOn } from './play-on.ts';

const MINDS = mindsOf(FIRST_HABITS);
const OPTIONS = defaultOptions(starBounty.options) as Options;
const RUNS = 60;

/** Steps that the rules skip where there is nothing to decide. */
const SKIPPED: readonly Move['type'][] = ['strike', 'endure', 'reengage'];

function played(state: State, moves: readonly Move[], rng: Rng): State {
  const table = simulate(starBounty, state, rng);
  for (const move of moves) {
    const isLegal = starBounty.legalMoves(state, 0).includes(move);
    if (isLegal) table.play(0, move);
    else expect(SKIPPED).toContain(move.type);
  }
  return state;
}

const endOf = ({ phase, sector, life, credits }: DryRun) => [phase, sector, life, credits];
const endByRules = ({ verdict, sector, life, credits }: State) => [
  verdict === 'destroyed' ? 'destroyed' : 'finished',
  sector,
  life,
  credits,
];

describe('a dry run goes as the rules do, with the same dice', () => {
  test.each([
    ['the default options', OPTIONS],
    ['a wide formation', { ...OPTIONS, formation: 'wide' }],
    ['single file and lenient', { formation: 'single-file', lenient: true }],
  ] as const)('with %s', (_, options) => {
    for (let seed = 0; seed < RUNS; seed += 1) {
      const state = starBounty.setup(1, options, simRng(seed));
      const told: Move[] = [];
      const dry = dryRunOf(state, told);
      playOn(dry, MINDS, simRng(1_000 + seed));
      expect(endByRules(played(state, told, simRng(1_000 + seed)))).toEqual(endOf(dry));
    }
  });

  test('from any moment of a run on', () => {
    const rng = simRng(3);
    const state = starBounty.setup(1, OPTIONS, rng);
    const table = simulate(starBounty, state, rng);
    for (let moves = 0; state.verdict === null; moves += 1) {
      const told: Move[] = [];
      const dry = dryRunOf(state, told);
      playOn(dry, MINDS, simRng(moves));
      const twin = structuredClone(state);
      expect(endByRules(played(twin, told, simRng(moves)))).toEqual(endOf(dry));
      const legal = starBounty.legalMoves(state, 0);
      const move = legal[rng.below(legal.length)];
      if (move) table.play(0, move);
    }
  });
});

test('whoever plays by habit finishes four runs of ten', () => {
  let finished = 0;
  for (let seed = 0; seed < 400; seed += 1) {
    const dry = dryRunOf(starBounty.setup(1, OPTIONS, simRng(seed)));
    playOn(dry, MINDS, simRng(5_000 + seed));
    finished += dry.phase === 'finished' ? 1 : 0;
  }
  expect(finished / 400).toBeGreaterThan(0.4);
});
