import { useEffect, useState } from 'react';

/** So long a tap may be meant for what stood there before: the second of two, or one that was on its way. */
const MOMENT_MS = 700;

/** True for a moment after something has come to be so; not of what was so from the beginning. */
export function useJustNow(isSo: boolean): boolean {
  const [isKnown, setKnown] = useState(isSo);
  useEffect(() => {
    if (!isSo) return setKnown(false);
    const timer = setTimeout(() => setKnown(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && !isKnown;
}

/** So long a finger is on its way to what it has seen. */
const REACH_MS = 350;

/** True for a moment after something has become something else. */
export function useJustChanged(what: string): boolean {
  const [known, setKnown] = useState(what);
  useEffect(() => {
    if (known === what) return;
    const timer = setTimeout(() => setKnown(what), REACH_MS);
    return () => clearTimeout(timer);
  }, [known, what]);
  return known !== what;
}
