import { hasReceipt, type Receipt, type Refusal, readReceiptText } from '@haven/kit';
import { useMemo } from 'react';
import { useFragment } from '../page/use-fragment.ts';
import type { ReplaySource } from '../replays/replay-messages.ts';
import { keptReceipt } from '../seals/receipts.ts';

/** The receipt that a match of the server is compared with: the one in the address, or the one that this browser kept. */
export interface KnownReceipt {
  readonly from: 'inUse' | 'inLink';
  readonly receipt?: Receipt;
  readonly problem?: Refusal;
}

export function useKnownReceipt({ kind, id }: ReplaySource): KnownReceipt {
  const fragment = useFragment();
  return useMemo(() => {
    if (kind !== 'table') return { from: 'inUse' };
    return hasReceipt(fragment) ? receiptIn(fragment, id) : receiptHere(id);
  }, [kind, id, fragment]);
}

function receiptIn(fragment: string, table: string): KnownReceipt {
  const { receipt, problem } = readReceiptText(fragment);
  if (problem) return { from: 'inLink', problem };
  return receipt.table === table ? { from: 'inLink', receipt } : { from: 'inLink', problem: { code: 'other-match' } };
}

function receiptHere(table: string): KnownReceipt {
  const receipt = keptReceipt(table);
  return receipt ? { from: 'inUse', receipt } : { from: 'inUse' };
}
