import type { Finding, Receipt } from '@haven/kit';
import { useEffect, useState } from 'react';
import type { Replay } from '../replays/replay.ts';
import type { NoReplay } from '../replays/replay-messages.ts';

/** While a match goes on its dice are nobody's business. */
export function useFindings(
  replay: Replay | NoReplay | null,
  receipt: Receipt | undefined,
): readonly Finding[] | 'not-open' | null {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  const open = typeof replay === 'object' && replay?.head.isOpen ? replay : undefined;
  useEffect(() => {
    open?.check(receipt).then(setFindings, () => setFindings([]));
  }, [open, receipt]);
  return replay !== null && typeof replay === 'object' && open === undefined ? 'not-open' : findings;
}
