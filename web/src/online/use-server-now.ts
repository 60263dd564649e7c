import { useEffect, useState } from 'react';

const TICK_MS = 500;

/** The server's clock, twice a second. */
export function useServerNow(aheadMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, []);
  return now + aheadMs;
}
