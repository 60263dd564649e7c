import type { Refusal } from './game.ts';

/** What is looked at, in this order; the last ones only with a receipt. */
export const CHECKS = [
  'format',
  'rules',
  'documents',
  'seals',
  'openings',
  'seed',
  'answers',
  'moves',
  'events',
  'outcome',
  'receipt',
  'promise',
  'salt',
  'company',
  'options',
  'given',
  'heard',
  'once',
] as const;
export type Check = (typeof CHECKS)[number];

export interface Finding {
  readonly check: Check;
  /** `absent`: there is nothing of the kind, so nothing is proven. */
  readonly verdict: 'right' | 'absent' | 'wrong';
  /** How many of them were looked at. */
  readonly count: number;
  /** The first wrong entry, counted from 1; 0 is the position before all moves. */
  readonly entry?: number;
  readonly why?: Refusal;
}

/**
 * proven: by the rules, and whoever holds the receipt knows that nobody chose dice or cards; consistent: by the rules, and
 * nothing contradicts it, but who chose dice and cards is not proven; unchecked: made by another version of the rules, which
 * is not here; wrong: something contradicts the rules or the receipt.
 */
export const VERDICTS = ['proven', 'consistent', 'unchecked', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Without any of these, somebody could have chosen the dice. */
const PROOF: readonly Check[] = [
  'seals',
  'openings',
  'seed',
  'moves',
  'receipt',
  'promise',
  'salt',
  'company',
  'options',
  'once',
];

export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ verdict }) => verdict === 'wrong')) return 'wrong';
  if (findings.some(({ check, verdict }) => check === 'rules' && verdict === 'absent')) return 'unchecked';
  const right = new Set(findings.flatMap(({ check, verdict }) => (verdict === 'right' ? [check] : [])));
  return PROOF.every((check) => right.has(check)) ? 'proven' : 'consistent';
}

export function wrong(check: Check, more: Pick<Finding, 'why' | 'entry'> & { count?: number }): Finding {
  return { check, verdict: 'wrong', count: 0, ...more };
}

export function found(check: Check, count: number, isRight: boolean): Finding {
  return { check, verdict: isRight ? 'right' : 'wrong', count };
}

export function absent(check: Check, count = 0): Finding {
  return { check, verdict: 'absent', count };
}
