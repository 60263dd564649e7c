import { defaultOptions, type Rng, simRng } from '@haven/kit';
import { type Bounty, healthOf, type Options, type Step, starBounty } from '@haven/star-bounty-rules';
import { expect, test } from 'vitest';
import { luckOf } from './luck.ts';

const OPTIONS = defaultOptions(starBounty.options) as Options;
const SEED = 5;

/** A run in which battles begin as the test wants them to, and its chance. */
function runOf() {
  const state = starBounty.setup(1, OPTIONS, simRng(1));
  const rng = luckOf(state, SEED);
  return {
    rng,
    meet(enemy: Bounty) {
      state.battle = { enemy, health: healthOf(enemy), roll: null, boost: 0 };
    },
    ask(type: 'fire' | 'brace') {
      const step: Step = { type, seats: [0] };
      state.agenda.splice(0, state.agenda.length, step);
    },
  };
}

const drawn = (rng: Rng) => Array.from({ length: 12 }, () => rng.below(6));

test('a battle has its own dice, whoever was fought before and however often', () => {
  const [one, other] = [runOf(), runOf()];
  one.meet('KD');
  drawn(one.rng);
  one.meet('QS');
  other.meet('QS');
  expect(drawn(one.rng)).toEqual(drawn(other.rng));
});

test('the dice of the enemy do not depend on how often the ship fires', () => {
  const [one, other] = [runOf(), runOf()];
  for (const { meet } of [one, other]) meet('QS');
  one.ask('fire');
  drawn(one.rng);
  for (const { ask } of [one, other]) ask('brace');
  expect(drawn(one.rng)).toEqual(drawn(other.rng));
});

test('an enemy that is met again has other dice', () => {
  const { rng, meet } = runOf();
  meet('QS');
  const first = drawn(rng);
  meet('QS');
  expect(drawn(rng)).not.toEqual(first);
});
