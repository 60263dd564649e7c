import { useEffect, useState } from 'react';
import type { ReplaySource } from '../replays/replay-messages.ts';
import { type Reviewing, startReview } from './start-review.ts';

/** A review while somebody waits for it. */
export function useReview({ kind, id }: ReplaySource): Reviewing {
  const [now, setNow] = useState<Reviewing>({ kind: 'looking', done: 0, all: 0 });
  useEffect(() => startReview({ kind, id }, setNow), [kind, id]);
  return now;
}
