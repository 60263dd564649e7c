import { at } from '@haven/kit';
import { inOrder } from '@haven/tortuga-rules';
import { useEffect, useRef } from 'react';
import { useBoard } from '../board-context.ts';
import { Sea } from '../sea/sea.tsx';
import { useWords } from '../words.ts';
import { Rival } from './rival.tsx';
import './rivals.css';

/** Everybody else, small and complete, around the centre island. */
export function Rivals() {
  const { view, front } = useBoard();
  const { label } = useWords();
  const ref = useTargetsInSight();
  const [, ...others] = inOrder({ players: view.players, start: front });
  return (
    <section ref={ref} className="tt-rivals" data-count={others.length} aria-label={label('rivals')}>
      {others.map((seat) => (
        <Rival key={seat} seat={seat} player={at(view.players, seat)} />
      ))}
      <Sea />
    </section>
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
