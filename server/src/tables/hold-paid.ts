import { tallyOf } from '@haven/kit';
import { coinsFor, type Payer, type Till } from '../till.ts';
import type { Held, TableRegistry } from './registry.ts';

/** Whoever opens a table that lay in the store pays for what had to be read. */
export async function holdPaid(
  { registry, till }: { readonly registry: TableRegistry; readonly till: Till },
  { id, payer }: { readonly id: string; readonly payer: Payer },
): Promise<Held | undefined> {
  const wasOpen = registry.isOpen(id);
  const held = await registry.hold(id);
  const { match } = held?.table ?? {};
  if (match && !wasOpen) till.owe(payer, coinsFor({ entries: tallyOf(match).entries }));
  return held;
}
