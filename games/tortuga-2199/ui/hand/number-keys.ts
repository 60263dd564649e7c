import { useEffect } from 'react';

/** The keys 1 to 9 play the cards of the hand from left to right, unless something is typed or looked at closely. */
export function useNumberKeys(moves: readonly (string | undefined)[], play: (move: string) => void): void {
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      const move = /^[1-9]$/.test(key) ? moves[Number(key) - 1] : undefined;
      const isElsewhere = target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
      if (move !== undefined && !isElsewhere && !ctrlKey && !metaKey && !altKey && !repeat) play(move);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [moves, play]);
}
