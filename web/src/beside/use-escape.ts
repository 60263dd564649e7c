import { type RefObject, useEffect } from 'react';

/** What is open over the table has Escape for itself; a bubble that only follows the mouse does not. */
const OPEN = '[role="dialog"], [role="menu"], [popover]:popover-open:not([data-pinned="false"])';

/** Puts a card over the table away with Escape; undefined while it is not shown. */
export function useEscape(card: RefObject<HTMLElement | null>, putAway: (() => void) | undefined): void {
  useEffect(() => {
    if (putAway === undefined) return;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      const isInside = card.current?.contains(document.activeElement) === true;
      if (key === 'Escape' && !defaultPrevented && (isInside || document.querySelector(OPEN) === null)) putAway();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
