import { copy, defaultOptions, simRng, simulate } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import { type Options, type State, starBounty } from '@haven/star-bounty-rules';
import { describe, expect, test } from 'vitest';
import { createCaptain, REASONS } from './captain.ts';
import { medals } from './medals.ts';

const RUNS = effort({ daily: 30, thorough: 60 });
/** Of 10,000 runs 0.60 finish; four sigmas of 60 runs are 0.25 less, not quite three of 30. */
const AT_LEAST = 0.35;
/** Some 6 s of work, and more than that where the machine has other things to do. */
const PATIENCE = 600_000;

test(
  `of ${RUNS} runs a captain finishes more than ${AT_LEAST}`,
  () => {
    const { verdicts, lost, credits } = medals(RUNS, 1);
    const counted = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(RUNS);
    expect(lost.reduce((sum, count) => sum + count, 0)).toBe(verdicts.destroyed);
    expect(1 - verdicts.destroyed / RUNS).toBeGreaterThan(AT_LEAST);
    expect(credits).toBeGreaterThan(30);
  },
  PATIENCE,
);

/** The positions of one run, played by a captain with a memory. */
function* positionsOf(seed: number): Generator<State> {
  const rng = simRng(seed);
  const state = starBounty.setup(1, defaultOptions(starBounty.options) as Options, rng);
  const run = simulate(starBounty, state, rng);
  const captain = createCaptain();
  while (state.verdict === null) {
    yield state;
    run.play(0, captain.think(positionOf(state), simRng(1)).move);
  }
}

function positionOf(state: State) {
  return { seat: 0, view: starBounty.view(state, 0), moves: starBounty.legalMoves(state, 0) };
}

describe('a captain', () => {
  test('chooses a legal move, and says why in words that have a text', () => {
    for (const state of positionsOf(7)) {
      const { move, reasons } = createCaptain().think(positionOf(state), simRng(1));
      expect(starBounty.legalMoves(state, 0)).toContainEqual(move);
      for (const { key } of reasons) expect(REASONS).toContain(key);
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  test('thinks the same of the same position, with or without a memory of the run', () => {
    const veteran = createCaptain();
    for (const state of positionsOf(11)) {
      const seen = veteran.think(positionOf(state), simRng(1));
      expect(createCaptain().think(positionOf(state), simRng(1))).toEqual(seen);
    }
  });

  test('is not swayed by what it cannot see', () => {
    for (const state of positionsOf(13)) {
      const other = copy(state);
      other.shopPile.reverse();
      other.bountyPile.reverse();
      expect(createCaptain().think(positionOf(other), simRng(1))).toEqual(
        createCaptain().think(positionOf(state), simRng(1)),
      );
    }
  });
});
