import { impactTerms, type Roll, SYSTEMS, shotTerms, type Term, type View } from '@haven/star-bounty-rules';

/** A shot as its ledger shows it. */
export interface Sum {
  readonly terms: readonly Term[];
  readonly total: number;
}

/** What the shot that lies on the table adds up to. */
export function shotSum(view: View, dice: Roll['dice']): Sum {
  return summed(shotTerms(view, { dice }));
}

/** What gets through of the enemy's shot. */
export function impactSum(view: View, roll: Roll): Sum {
  return summed(impactTerms(view, roll));
}

/** Dice and systems are always there, also where a system adds nothing: a shot reads the same every time. */
const isAlways = (what: Term['what']): boolean => what === 'dice' || SYSTEMS.some((system) => system === what);

function summed(terms: readonly Term[]): Sum {
  const shown = terms.filter(({ what, amount }) => amount !== 0 || isAlways(what));
  const sum = shown.reduce((total, { amount }) => total + amount, 0);
  return { terms: shown, total: Math.max(0, sum) };
}
