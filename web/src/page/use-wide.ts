import { useSyncExternalStore } from 'react';

/** Room for a drawer beside the board. The style sheets use the same width. */
const WIDE = '(min-width: 1100px)';

export function useWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const width = matchMedia(WIDE);
      width.addEventListener('change', tell);
      return () => width.removeEventListener('change', tell);
    },
    () => matchMedia(WIDE).matches,
    // Where nothing is known of the screen.
    () => false,
  );
}
