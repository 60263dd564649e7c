import { useEffect, useState } from 'react';
import type { OnlineState } from '../links/online-state.ts';

const TICK_MS = 500;

type Known = Pick<OnlineState, 'aheadMs' | 'lostAt'>;

/** The server's clock, twice a second. Without a connection nobody knows whether it runs: it stands where it was last. */
export function useServerNow({ aheadMs, lostAt }: Known): number {
  const now = useNow();
  return (lostAt ?? now) + aheadMs;
}

/** This device's clock, twice a second. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}
