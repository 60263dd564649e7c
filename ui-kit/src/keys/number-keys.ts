import { useEffect } from 'react';
import { isMeantElsewhere } from './meant-elsewhere.ts';

/** 1 to 9 give the answers in their order, unless somebody is typing or looks at a dialog. */
export function useNumberKeys<T>(answers: readonly (T | undefined)[], give: (answer: T) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const answer = /^[1-9]$/.test(event.key) ? answers[Number(event.key) - 1] : undefined;
      if (answer === undefined || isMeantElsewhere(event)) return;
      event.preventDefault();
      give(answer);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [answers, give]);
}

/** How the tenth answer and all after it are given: not by a key. */
export function shortcutOf(place: number): { readonly 'aria-keyshortcuts'?: string } {
  return place < 9 ? { 'aria-keyshortcuts': `${place + 1}` } : {};
}
