import { at, type Rng, simRng } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import {
  BOUNTIES,
  type Bounty,
  type Move,
  PARTS,
  type Part,
  type State,
  SYSTEMS,
  starBounty,
} from '@haven/star-bounty-rules';
import { expect, test } from 'vitest';
import { adviceFor } from './advice.ts';
import { queryOf } from './query.ts';
import { Solver } from './solver.ts';
import { battleQuery, battleState, type Setup } from './testing/battles.ts';
import { oddsOfPolicy } from './testing/policy.ts';
import { TASTES } from './worth.ts';

const BATTLES = effort({ daily: 40, thorough: 2_000 });
const SLACK = 1e-9;

test(
  `${BATTLES} random battles: what is shown is what the advised line gives`,
  () => {
    const rng = simRng(54);
    for (let battle = 0; battle < BATTLES; battle += 1) {
      const setup = randomBattle(rng);
      const solver = new Solver(battleQuery(setup));
      const { worth: _worth, ...shown } = adviceFor(solver, battleQuery(setup)).odds;
      const given = oddsOfPolicy(battleState(setup), (state) => advisedAt(state, solver));
      for (const [name, value] of Object.entries(given)) {
        const difference = Math.abs(shown[name as keyof typeof shown] - value);
        expect(difference, `${name} in battle ${battle}: ${JSON.stringify(setup)}`).toBeLessThan(SLACK);
      }
    }
  },
  BATTLES * 10_000,
);

/** The player asks again after every move. */
function advisedAt(state: State, solver: Solver): Move {
  const query = queryOf(starBounty.view(state, 0), solver.frame.query.worth);
  if (query === undefined) throw new Error('no battle is on');
  return at(adviceFor(solver, query).best.moves, 0);
}

/** Small enough to be thought through by trying, and full of options that are worth the same. */
function randomBattle(rng: Rng): Setup {
  const one = <T>(list: readonly T[]): T => at(list, rng.below(list.length));
  const enemy = one(BOUNTIES);
  const others = BOUNTIES.filter((card) => card !== enemy && card !== 'AS' && card !== 'KS');
  const prisoner: { prisoner?: Bounty } = rng.below(3) === 0 ? { prisoner: one(others) } : {};
  return {
    enemy,
    health: 5 + rng.below(12),
    life: 1 + rng.below(8),
    hand: handOf(rng, rng.below(4)),
    ready: rng.below(2),
    systems: Object.fromEntries(SYSTEMS.map((system) => [system, 2 + rng.below(5)])),
    lenient: rng.below(4) === 0,
    taste: TASTES[one(['balanced', 'safest', 'capture'] as const)],
    ...prisoner,
  };
}

function handOf(rng: Rng, size: number): Part[] {
  const parts = [...PARTS];
  return Array.from({ length: size }, () => at(parts.splice(rng.below(parts.length), 1), 0));
}
