import { incomingDamage, isDouble, sumOf } from '@haven/star-bounty-rules';

/** All that two dice can show, told apart only where the rules do. */

export interface Throw {
  /** §5.1 the sum of your dice; §5.4 the enemy's sum, doubled by heads. */
  readonly amount: number;
  readonly double: boolean;
  readonly chance: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const PAIRS = FACES.flatMap((one) => FACES.map((other) => ({ dice: [one, other] as const })));

/** §5.1 Your shot: 15 kinds of throw. */
export const SHOTS: readonly Throw[] = merged(
  PAIRS.map((pair) => ({ amount: sumOf(pair), double: isDouble(pair), chance: 1 / 36 })),
);

/** §5.4 The enemy's shot with its coin: 24 kinds. */
export const IMPACTS: readonly Throw[] = merged(
  [false, true].flatMap((heads) =>
    PAIRS.map((pair) => ({ amount: incomingDamage({ ...pair, heads }), double: isDouble(pair), chance: 1 / 72 })),
  ),
);

function merged(throws: readonly Throw[]): Throw[] {
  const kinds = new Map<string, Throw>();
  for (const each of throws) {
    const kind = `${each.amount} ${each.double}`;
    kinds.set(kind, { ...each, chance: each.chance + (kinds.get(kind)?.chance ?? 0) });
  }
  return [...kinds.values()].sort((one, other) => one.amount - other.amount);
}
