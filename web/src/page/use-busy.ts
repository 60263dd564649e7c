import { useRef, useState } from 'react';

/** Does one thing at a time: whoever clicks again before it is done is not heard. */
export function useBusy(): { readonly isBusy: boolean; readonly once: (work: () => Promise<void>) => void } {
  const [isBusy, setBusy] = useState(false);
  // Two clicks can come before the page is drawn anew.
  const isUnderWay = useRef(false);
  const become = (isNow: boolean) => {
    isUnderWay.current = isNow;
    setBusy(isNow);
  };
  const once = (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    become(true);
    void work().finally(() => become(false));
  };
  return { isBusy, once };
}
