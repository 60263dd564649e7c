import type { Move } from '@haven/tortuga-rules';
import { useEffect } from 'react';
import { useBoard } from '../board-context.ts';

/** 1 to 9 answer the prompt, unless somebody is typing or looks at a dialog. */
export function useNumberKeys(answers: readonly (Move | undefined)[]): void {
  const { play } = useBoard();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const answer = event.key.length === 1 ? answers[Number.parseInt(event.key, 10) - 1] : undefined;
      if (answer === undefined || isBusy(event)) return;
      event.preventDefault();
      play(answer);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [answers, play]);
}

/** Keys that are meant for something else. */
export function isBusy({ target, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [role=dialog]') !== null;
  return isTyping || ctrlKey || altKey || metaKey || repeat;
}
