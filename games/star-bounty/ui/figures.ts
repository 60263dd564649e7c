import { BOUNTY, type Bounty, CRITICAL, HEALTH, powerOf, type System, type View } from '@haven/star-bounty-rules';

/** Numbers that the screen draws, read off the view. */

export const healthOf = (enemy: Bounty): number => HEALTH[BOUNTY[enemy].rank];

export const hasDrone = ({ drones }: View, system: System): boolean => drones.assigned.includes(system);

/** A term of a sum, as the shot ledger shows it. */
export interface Term {
  readonly what: 'dice' | 'coin' | 'boost' | System;
  readonly amount: number;
}

export interface Sum {
  readonly terms: readonly Term[];
  readonly total: number;
}

/** §5.1 What the shot that lies on the table adds up to. */
export function shotSum(view: View, dice: readonly [number, number]): Sum {
  const boost = view.battle?.boost ?? 0;
  return summed([
    { what: 'dice', amount: dice[0] + dice[1] },
    { what: 'ballistics', amount: powerOf(view, 'ballistics') },
    { what: 'boost', amount: boost },
  ]);
}

/** §5.5 What gets through of the enemy's shot. */
export function impactSum(
  view: View,
  roll: { readonly dice: readonly [number, number]; readonly heads: boolean },
): Sum {
  const sum = roll.dice[0] + roll.dice[1];
  return summed([
    { what: 'dice', amount: sum },
    { what: 'coin', amount: roll.heads ? sum : 0 },
    { what: 'shields', amount: -powerOf(view, 'shields') },
    { what: 'engines', amount: -powerOf(view, 'engines') },
    { what: 'boost', amount: -(view.battle?.boost ?? 0) },
  ]);
}

function summed(terms: readonly Term[]): Sum {
  const shown = terms.filter(({ what, amount }) => amount !== 0 || what === 'dice');
  return {
    terms: shown,
    total: Math.max(
      0,
      shown.reduce((sum, { amount }) => sum + amount, 0),
    ),
  };
}

export const isCritical = ({ life }: View): boolean => life <= CRITICAL;
