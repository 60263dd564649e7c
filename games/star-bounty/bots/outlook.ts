import {
  CRITICAL,
  creditsFor,
  PART,
  type Part,
  prisonersOf,
  type System,
  type Taken,
  type View,
} from '@haven/star-bounty-rules';

/** A ship between two battles, as far as its future hangs on it. */
export interface Ship {
  /** Bounties that are still to be beaten, in this sector and in those to come. */
  readonly left: number;
  readonly life: number;
  readonly systems: Readonly<Record<System, number>>;
  readonly drones: number;
  readonly hand: readonly Part[];
  readonly credits: number;
  readonly collection: readonly Taken[];
}

/** The drones at work are counted: until the battle ends they are not lost. */
export function shipOf(view: View): Ship {
  const { life, systems, hand, credits, collection } = view;
  const drones = view.drones.ready + view.drones.assigned.length;
  return { left: view.bountyPile + view.rows.flat().length, life, systems, drones, hand, credits, collection };
}

/** A ship in the few figures that the outlook is made of. */
interface Figures {
  /** 1 at the start of a run, 0 at its end. */
  readonly far: number;
  readonly life: number;
  readonly defence: number;
  readonly weaker: number;
  readonly guns: number;
  readonly drones: number;
  readonly parts: number;
  readonly partPoints: number;
  readonly clubs: number;
  readonly clubPoints: number;
  readonly prisoners: number;
  /** Credits, and what the collection would fetch. */
  readonly wealth: number;
}

function figuresOf({ left, life, systems, drones, hand, credits, collection }: Ship): Figures {
  const clubs = hand.filter(isClub);
  const parts = hand.filter((part) => !isClub(part));
  return {
    far: left / 16,
    life: life / 10,
    defence: (systems.shields + systems.engines - 4) / 16,
    weaker: Math.min(systems.shields, systems.engines) / 10,
    guns: (systems.ballistics - 2) / 8,
    drones,
    parts: parts.length / 5,
    partPoints: pointsOf(parts) / 20,
    clubs: clubs.length / 5,
    clubPoints: pointsOf(clubs) / 20,
    prisoners: prisonersOf({ collection }).length,
    wealth: wealthOf({ credits, collection }),
  };
}

const isClub = (part: Part) => PART[part].system === 'ballistics';
const pointsOf = (parts: readonly Part[]) => parts.reduce((points, part) => points + PART[part].value, 0);
const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0);

/** How much each figure moves the log odds of finishing: fitted to the ends of 3,000 runs by logistic regression. */
const OMENS: readonly (readonly [weight: number, of: (ship: Figures) => number])[] = [
  [-2.672, () => 1],
  [-3.456, ({ far }) => far],
  [2.181, ({ far }) => far * far],
  [0.876, ({ life }) => life],
  [0.089, ({ life }) => Math.max(0, 5 - 10 * life) / 4],
  [-0.495, ({ life }) => (10 * life <= CRITICAL ? 1 : 0)],
  [-0.685, ({ life, far }) => life * far],
  [2.511, ({ defence }) => defence],
  [0.358, ({ defence }) => defence * defence],
  [1.597, ({ defence, far }) => defence * far],
  [-0.27, ({ weaker }) => weaker],
  [-0.364, ({ guns }) => guns],
  [-0.158, ({ guns, far }) => guns * far],
  [1.133, ({ drones }) => Math.min(drones, 1)],
  [0.889, ({ drones }) => Math.max(0, drones - 1)],
  [-0.301, ({ drones, far }) => drones * far],
  [1.302, ({ partPoints }) => partPoints],
  [-0.443, ({ parts }) => parts],
  [-0.314, ({ partPoints, far }) => partPoints * far],
  [1.259, ({ clubPoints }) => clubPoints],
  [-0.08, ({ clubs }) => clubs],
  [1.603, ({ prisoners }) => Math.min(prisoners, 1)],
  [-1.898, ({ prisoners, far }) => Math.min(prisoners, 1) * far],
  [0.033, ({ prisoners }) => Math.min(2, Math.max(0, prisoners - 1))],
  [0.077, ({ wealth }) => Math.sqrt(wealth)],
  [3.328, ({ wealth }) => wealth],
  [1.734, ({ wealth, far }) => wealth * far],
];

/** What somebody expects of a ship. */
export type Outlook = (ship: Ship) => number;

/** The chance that such a ship finishes its run, as far as experience tells. */
export function outlook(ship: Ship): number {
  if (ship.left === 0) return 1;
  const figures = figuresOf(ship);
  const logOdds = OMENS.reduce((total, [weight, of]) => total + weight * of(figures), 0);
  return 1 / (1 + Math.exp(-logOdds));
}

/** The same for somebody who also counts the credits: a hundred are worth half as much again as to finish. */
export function richOutlook(ship: Ship): number {
  return outlook(ship) * (1 + 0.5 * wealthOf(ship));
}

/** Credits, and what the collection would fetch, in hundreds. */
function wealthOf({ credits, collection }: Pick<Ship, 'credits' | 'collection'>): number {
  return (credits + sum(collection.map(creditsFor))) / 100;
}
