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
