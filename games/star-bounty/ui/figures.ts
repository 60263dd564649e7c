import { impactTerms, type Roll, shotTerms, type Term, type View } from '@haven/star-bounty-rules';

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

function summed(terms: readonly Term[]): Sum {
  const shown = terms.filter(({ what, amount }) => amount !== 0 || what === 'dice');
  const sum = shown.reduce((total, { amount }) => total + amount, 0);
  return { terms: shown, total: Math.max(0, sum) };
}
