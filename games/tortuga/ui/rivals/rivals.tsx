import { at } from '@haven/kit';
import { inOrder } from '@haven/tortuga-rules';
import * as m from 'motion/react-m';
import { type RefObject, useEffect, useRef } from 'react';
import { useBoard } from '../board-context.ts';
import { Sea } from '../sea/sea.tsx';
import { isOnBoards, rivalInFilm } from '../stage/rival-in-film.ts';
import { useWords } from '../words.ts';
import { Rival } from './rival.tsx';
import './rivals.css';

/** Everybody else, small and complete, around the centre island. */
export function Rivals() {
  const { view, front } = useBoard();
  const { label } = useWords();
  const ref = useTargetsInSight();
  useActedInSight(ref);
  const [, ...others] = inOrder({ players: view.players, start: front });
  return (
    <m.section ref={ref} layoutScroll className="tt-rivals" data-count={others.length} aria-label={label('rivals')}>
      {others.map((seat) => (
        <Rival key={seat} seat={seat} player={at(view.players, seat)} />
      ))}
      <Sea />
    </m.section>
  );
}

/** Who is to attack sees the targets, however small the screen is, and then again the flags and the own harbour. */
function useTargetsInSight() {
  const { asked } = useBoard();
  const ref = useRef<HTMLElement>(null);
  const isAttack = asked?.type === 'attack';
  useEffect(() => {
    const area = ref.current?.closest('main');
    if (!isAttack || !area) return;
    ref.current?.scrollIntoView({ block: 'start' });
    return () => area.scrollTo({ top: 0 });
  }, [isAttack]);
  return ref;
}

/** The film shows whoever it is about: where the rivals have a frame of their own, without moving anything else. */
function useActedInSight(ref: RefObject<HTMLElement | null>): void {
  const { stage, front } = useBoard();
  const { frame, isPlaying } = stage;
  const rival = isPlaying ? rivalInFilm(frame, front) : undefined;
  const isDone = isOnBoards(frame);
  useEffect(() => {
    const board = ref.current?.querySelector<HTMLElement>(`[data-rival="${rival}"]`);
    if (!board) return;
    ref.current?.scrollTo({ top: board.offsetTop });
    return isDone ? liftedAbove(board, ref.current?.closest('main')) : undefined;
  }, [ref, rival, isDone]);
}

/** What lies under the question comes up until the film goes on to something else. */
function liftedAbove(board: HTMLElement, area: HTMLElement | null | undefined) {
  const question = area?.querySelector('.tt-dock')?.getBoundingClientRect();
  const hidden = question ? board.getBoundingClientRect().bottom - question.top : 0;
  if (!area || hidden <= 0) return undefined;
  area.scrollBy({ top: hidden + GAP, behavior: 'smooth' });
  return () => area.scrollTo({ top: 0, behavior: 'smooth' });
}

const GAP = 6;
