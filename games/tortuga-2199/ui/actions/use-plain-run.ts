import { isMeantElsewhere } from '@haven/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { nextOf, plainCards, type Run } from './plain-cards.ts';

/** What is played with one press, and what it gives. */
export interface PlainRun {
  readonly count: number;
  readonly crypto: number;
  readonly manoeuvre: number;
  begin(): void;
}

/** So few are played as quickly by hand. */
const LEAST = 2;
export const RUN_KEY = '0';

/** §3.2 All cards that only give, card after card: each is a move of its own and can be taken back. */
export function usePlainRun(): PlainRun | undefined {
  const { view, moves, asked, own, play, props } = useBoard();
  const [run, setRun] = useState<Run | null>(null);
  const { seq } = props.seen;
  const hand = own?.own?.hand ?? [];
  const isAsked = asked?.type === 'act';
  const faces = isAsked && props.isLesson === undefined ? plainCards({ view, hand, moves }) : [];
  const playFirst = ([first, ...left]: readonly string[]) => {
    if (first === undefined) return;
    setRun(left.length > 0 ? { left, hand: hand.length - 1, round: view.round, since: seq } : null);
    play(first);
  };
  const goOn = useEffectEvent(() => {
    if (run === null || asked === undefined || seq === run.since) return;
    if (nextOf(run, { view, moves, hand: hand.length, isAsked }) === undefined) setRun(null);
    else playFirst(run.left);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new position may be the turn of the next card.
  useEffect(goOn, [moves]);
  const begin = () => playFirst(faces.map(({ id }) => `play ${id}`));
  useRunKey(faces.length < LEAST ? undefined : begin);
  if (faces.length < LEAST) return undefined;
  const sumOf = (of: 'crypto' | 'manoeuvre') => faces.reduce((sum, face) => sum + face[of], 0);
  return { count: faces.length, crypto: sumOf('crypto'), manoeuvre: sumOf('manoeuvre'), begin };
}

function useRunKey(begin: (() => void) | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== RUN_KEY || begin === undefined || isMeantElsewhere(event)) return;
    event.preventDefault();
    begin();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
