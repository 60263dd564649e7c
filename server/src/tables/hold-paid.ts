import { tallyOf } from '@haven/kit';
import { coinsFor, type Payer, type Till } from '../till.ts';
import type { Held, Matches } from './registry.ts';

/** Whoever opens a table that lay in the store pays for what had to be read. */
export async function holdPaid(
  { matches, till }: { readonly matches: Matches; readonly till: Till },
  { id, payer }: { readonly id: string; readonly payer: Payer },
): Promise<Held | undefined> {
  const wasOpen = matches.isOpen(id);
  const held = await matches.hold(id);
  const { match } = held?.table ?? {};
  if (match && !wasOpen) till.owe(payer, coinsFor({ entries: tallyOf(match).entries }));
  return held;
}
