import { currentStep, type Rng, simRng } from '@haven/kit';
import { type Battle, BOUNTIES, type State } from '@haven/star-bounty-rules';

/**
 * The chance of a run that is played out. Every battle has dice of its own, and the enemy others than the ship:
 * two futures differ by what was decided, and less by luck.
 */
export function luckOf(state: State, seed: number): Rng {
  const piles = simRng(seed * STREAMS);
  const meetings = BOUNTIES.map(() => 0);
  let present: Dice | undefined;
  return {
    below: (n) => {
      const { battle } = state;
      if (battle === null) return piles.below(n);
      if (present?.battle !== battle) present = diceOf(battle, meetings, seed);
      return (currentStep(state)?.type === 'brace' ? present.impacts : present.shots).below(n);
    },
  };
}

/** One world has fewer. */
const STREAMS = 2 ** 12;

interface Dice {
  readonly battle: Battle;
  readonly shots: Rng;
  readonly impacts: Rng;
}

/** Whom one has fled from is met again with other dice. */
function diceOf(battle: Battle, meetings: number[], seed: number): Dice {
  const place = BOUNTIES.indexOf(battle.enemy);
  const before = meetings[place] ?? 0;
  meetings[place] = before + 1;
  const stream = seed * STREAMS + 2 * (1 + place + BOUNTIES.length * before);
  return { battle, shots: simRng(stream), impacts: simRng(stream + 1) };
}
