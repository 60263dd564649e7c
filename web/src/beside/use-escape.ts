import { type RefObject, useEffect, useEffectEvent } from 'react';

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

/** Puts away what stands beside the table when Escape is pressed in one of these places; undefined while it is not shown. */
export function useEscapeIn(places: string, putAway: (() => void) | undefined): void {
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    const isThere = document.activeElement?.closest(places) !== null;
    if (key === 'Escape' && !defaultPrevented && isThere) putAway?.();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
