import { at } from '@haven/kit';
import type { Claim, Quest } from '@haven/kit/puzzles';
import type { Bounty, StarBounty, View } from '@haven/star-bounty-rules';
import { adviceFor } from '../odds/advice.ts';
import { queryAgainst } from '../odds/query.ts';
import { Solver } from '../odds/solver.ts';
import { TASTES, worthOf } from '../odds/worth.ts';

/** So much more often the best choice ends well than the next one. */
const CLEAR = 0.1;
const FEWEST_ENEMIES = 2;

/** §2.4 Which enemy to engage: the one whose battle most often ends neither lost nor critical, by the exact odds. */
export const safest: Quest<StarBounty> = {
  kind: 'safest',
  seats: [1],
  wanted: 6,
  find: ({ view, moves }) => {
    const enemies = moves.flatMap((move) => (move.type === 'engage' ? [move.enemy] : []));
    if (enemies.length < FEWEST_ENEMIES) return undefined;
    const [best, next] = enemies
      .map((enemy) => ({ enemy, well: endsWell(view, enemy) }))
      .toSorted((one, other) => other.well - one.well);
    return best && next && best.well - next.well >= CLEAR ? claimOf(best, next) : undefined;
  },
  holds: (asked, claim) => {
    const found = safest.find(asked, NO_CHANCE);
    return JSON.stringify(found?.values) === JSON.stringify(claim.values) && found?.way[0] === claim.way[0];
  },
};

const NO_CHANCE = { below: () => 0 };

/** The chance that a battle, fought with care, ends with the ship alive and not critical. */
function endsWell(view: View, enemy: Bounty): number {
  const query = queryAgainst(view, enemy, worthOf(view, enemy, TASTES.safest));
  const { death, critical } = adviceFor(new Solver(query), query).odds;
  return 1 - death - critical;
}

interface Judged {
  readonly enemy: Bounty;
  readonly well: number;
}

function claimOf(best: Judged, next: Judged): Claim {
  const way = [`engage ${best.enemy}`];
  const values = { enemy: best.enemy, well: percent(best.well), other: next.enemy, otherWell: percent(next.well) };
  return { kind: 'safest', values, task: { type: 'choose', best: way }, way: [at(way, 0)] };
}

function percent(chance: number): number {
  return Math.round(chance * 100);
}
