import type { Move } from '@haven/tortuga-rules';
import { useEffect, useState } from 'react';
import { useBoard } from '../board-context.ts';

/** What a person needs to look at dice or tiles and to tap. */
const PAUSE_MS = { least: 2_000, most: 7_000 };

/**
 * §2.10, §4.3 Whoever has nothing to choose is asked all the same, so that the others cannot tell. The page answers by itself,
 * after a pause like a person's for the same reason; a tap is quicker.
 */
export function useOnlyAnswer(): void {
  const { asked, moves, props, play } = useBoard();
  const only = asked ? onlyAnswer(moves) : undefined;
  const due = useDue(`${props.viewer} ${props.seen.asked}`);
  useEffect(() => {
    if (only === undefined) return;
    const timer = setTimeout(() => play(only), Math.max(0, due - performance.now()));
    return () => clearTimeout(timer);
  }, [only, due, play]);
}

/** The move of somebody who has no other, and of whom nobody may know it. */
export function onlyAnswer(moves: readonly Move[]): Move | undefined {
  const [only, another] = moves;
  if (only === undefined || another !== undefined) return undefined;
  return only.type === 'keep' || (only.type === 'pick' && only.dice === '') ? only : undefined;
}

/** Drawn once for each question: what the others do meanwhile neither hurries nor delays it. */
function useDue(question: string): number {
  const [drawn, setDrawn] = useState(() => ({ question, due: dueFrom(performance.now()) }));
  if (drawn.question === question) return drawn.due;
  const next = { question, due: dueFrom(performance.now()) };
  setDrawn(next);
  return next.due;
}

/** Short pauses are the most frequent. */
export function dueFrom(now: number, chance = Math.random()): number {
  return now + PAUSE_MS.least + (PAUSE_MS.most - PAUSE_MS.least) * chance ** 2;
}
