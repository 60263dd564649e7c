import { useEffect, useRef, useState } from 'react';

/** Within this time the table has answered, and what was tapped is gone. */
const PATIENCE_MS = 3000;

/** One tap, one wish: whoever taps again before the table can have answered is not heard. */
export function useOnce(): { readonly isBusy: boolean; readonly once: (wish: () => void) => void } {
  const [isBusy, setBusy] = useState(false);
  // Two taps can come before the page is drawn anew.
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (!isBusy) return;
    const release = () => {
      isUnderWay.current = false;
      setBusy(false);
    };
    const wait = setTimeout(release, PATIENCE_MS);
    return () => clearTimeout(wait);
  }, [isBusy]);
  const once = (wish: () => void) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    wish();
  };
  return { isBusy, once };
}
