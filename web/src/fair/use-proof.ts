import { type Finding, type Receipt, type Verdict, verdictOf } from '@haven/kit';
import { useEffect, useState } from 'react';
import { type MatchPlace, openReplay } from '../replays/replay.ts';
import { keptReceipt } from '../seals/receipts.ts';

/** What this browser's receipt says of a match that is over. */
export interface MatchProof {
  readonly receipt: Receipt;
  /** Null while it is being compared. */
  readonly findings: readonly Finding[] | null;
  readonly verdict: Verdict | null;
}

/** Compares the opened record with the receipt, without being asked; undefined where this browser kept none. */
export function useProof(past: MatchPlace | undefined): MatchProof | undefined {
  const [proof, setProof] = useState<MatchProof>();
  const table = past?.kind === 'table' ? past.id : undefined;
  useEffect(() => {
    const receipt = table === undefined ? undefined : keptReceipt(table);
    if (receipt === undefined) return setProof(undefined);
    setProof({ receipt, findings: null, verdict: null });
    findingsOn(receipt)
      .then((findings) => setProof({ receipt, findings, verdict: verdictOf(findings) }))
      .catch(() => setProof(undefined));
  }, [table]);
  return proof;
}

async function findingsOn(receipt: Receipt): Promise<readonly Finding[]> {
  const replay = await openReplay({ kind: 'table', id: receipt.table });
  if (typeof replay === 'string') throw new Error(replay);
  return replay.check(receipt).finally(replay.close);
}
