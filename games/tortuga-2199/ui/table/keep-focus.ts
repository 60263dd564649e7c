import { type RefObject, useEffect, useRef } from 'react';

/** A card that is played takes the focus with it: whoever plays by keyboard goes on in the same part of the table. */
export function useKeptFocus(table: RefObject<HTMLElement | null>, position: unknown): void {
  const part = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const isKeyed = target instanceof HTMLElement && target.matches(':focus-visible');
      part.current = isKeyed ? target.closest('section') : null;
    };
    const root = table.current;
    root?.addEventListener('focusin', onFocus);
    return () => root?.removeEventListener('focusin', onFocus);
  }, [table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new position may have taken the focus away.
  useEffect(() => {
    if (document.activeElement !== document.body || part.current === null) return;
    const next = part.current.querySelector('button') ?? table.current?.querySelector('.t2-prompt button');
    if (next instanceof HTMLElement) next.focus();
  }, [position, table]);
}
