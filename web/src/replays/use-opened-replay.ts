import { useEffect, useState } from 'react';
import { openReplay, type Replay } from './replay.ts';
import type { NoReplay, ReplaySource } from './replay-messages.ts';

/** A replay while somebody looks at it; null until it is open. */
export function useOpenedReplay({ kind, id }: ReplaySource): Replay | NoReplay | null {
  const [opened, setOpened] = useState<Replay | NoReplay | null>(null);
  useEffect(() => {
    let isGone = false;
    let replay: Replay | NoReplay | undefined;
    const close = () => typeof replay === 'object' && replay.close();
    openReplay({ kind, id })
      .catch(() => 'unreachable' as const)
      .then((result) => {
        replay = result;
        if (isGone) close();
        else setOpened(result);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      close();
    };
  }, [kind, id]);
  return opened;
}
