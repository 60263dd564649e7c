import type { Outcome, ScoreLine } from '@haven/kit';
import { MEDALS } from '../components/sectors.ts';
import { LEDGER, type LedgerLine, type State, type Verdict } from '../types.ts';

/** §7.2 The medal that the final credits earn. */
export function verdictOf(credits: number): Verdict {
  return MEDALS.find((each) => credits >= each.credits)?.medal ?? 'finished';
}

const RULE_OF = {
  bounties: '§6.2',
  captures: '§6.3',
  sectors: '§6.4',
  parts: '§6.7',
  backRoom: '§6.9',
  healing: '§6.10',
  fitting: '§6.12',
  repairs: '§6.13',
} as const satisfies Record<LedgerLine, string>;

/** §7.1 The score is the credits in hand; §7.3 a destroyed ship has no medal, but its sheet is shown. */
export function outcome(state: State): Outcome | undefined {
  if (state.verdict === null) return undefined;
  const lines = LEDGER.map((what): ScoreLine => ({ what, points: state.ledger[what], rule: RULE_OF[what] }));
  const lost = state.verdict === 'destroyed';
  return { ranking: [[0]], sheets: [{ lines, total: state.credits }], verdict: state.verdict, ...(lost && { lost }) };
}
