import { copy, defaultOptions, simRng, simulate } from '@haven/kit';
import { type Options, type State, starBounty } from '@haven/star-bounty-rules';
import { describe, expect, test } from 'vitest';
import { levelsBy } from '../levels.ts';
import { medals } from '../medals.ts';
import { habits } from '../weights/habits.ts';
import { admiralOf } from './admiral.ts';
import { habitsIn, mindsOf } from './habits.ts';

const admiral = admiralOf(mindsOf(habitsIn(habits)), { playouts: 12 });
const SEED = 7;

function* positionsOf(seed: number): Generator<State> {
  const rng = simRng(seed);
  const state = starBounty.setup(1, defaultOptions(starBounty.options) as Options, rng);
  const run = simulate(starBounty, state, rng);
  while (state.verdict === null) {
    yield state;
    run.play(0, admiral.think(positionOf(state), simRng(SEED)).move);
  }
}

function positionOf(state: State) {
  return { seat: 0, view: starBounty.view(state, 0), moves: starBounty.legalMoves(state, 0) };
}

describe('an admiral', () => {
  test('makes legal moves, the same of the same position, whatever lies where nobody sees', () => {
    for (const state of positionsOf(3)) {
      const { move } = admiral.think(positionOf(state), simRng(SEED));
      expect(starBounty.legalMoves(state, 0)).toContainEqual(move);
      const other = copy(state);
      other.shopPile.reverse();
      other.bountyPile.reverse();
      expect(admiral.think(positionOf(other), simRng(SEED)).move).toEqual(move);
    }
  });

  test('is the stronger of two levels', () => {
    expect(levelsBy(() => 0).map(({ id }) => id)).toEqual(['captain', 'admiral']);
  });

  test('has one clock for all its thoughts about a move', () => {
    let time = 0;
    const now = () => {
      time += 1;
      return time;
    };
    const hurried = admiralOf(mindsOf(habitsIn(habits)), { playouts: 100_000, ms: 40, now });
    for (const state of positionsOf(3)) {
      if (state.sector > 2) break;
      const begun = time;
      hurried.think(positionOf(state), simRng(SEED));
      expect(time - begun).toBeLessThan(50);
    }
  });

  test('finishes some runs even with hardly a thought', { timeout: 120_000 }, () => {
    expect(medals(6, 1, admiral).verdicts.destroyed).toBeLessThanOrEqual(4);
  });
});
