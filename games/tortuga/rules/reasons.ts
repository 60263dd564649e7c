import type { Refusal } from '@haven/kit';

/** Every reason why a move can be impossible. */
export const REFUSALS = [
  'area-settled',
  'bonus-full',
  'chest-alike',
  'chest-unknown',
  'chests-unknown',
  'dice-placed',
  'dice-unknown',
  'no-chest-named',
  'no-room',
  'none-kept',
  'not-asked',
  'target-barred',
  'target-self',
  'target-unknown',
  'tile-unseen',
  'two-symbols',
  'wrong-count',
  'wrong-source',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export function because(code: RefusalCode, rule: string, values?: Refusal['values']): Refusal {
  return values ? { code, rule, values } : { code, rule };
}
