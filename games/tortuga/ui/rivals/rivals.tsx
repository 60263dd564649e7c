import { useEffect, useRef } from 'react';
import { useDesk } from '../desk.ts';
import { Sea } from '../sea/sea.tsx';
import { useWords } from '../words.ts';
import { Rival } from './rival.tsx';
import './rivals.css';

/** Everybody else, small and complete, around the centre island. */
export function Rivals() {
  const { view, front } = useDesk();
  const { label } = useWords();
  const ref = useTargetsInSight();
  const others = view.players.flatMap((player, seat) => (seat === front ? [] : [{ player, seat }]));
  const clockwise = others.toSorted(
    (a, b) => turnsFrom(front, a.seat, view.players.length) - turnsFrom(front, b.seat, view.players.length),
  );
  return (
    <section ref={ref} className="tt-rivals" data-count={others.length} aria-label={label('rivals')}>
      {clockwise.map(({ player, seat }) => (
        <Rival key={seat} seat={seat} player={player} />
      ))}
      <Sea />
    </section>
  );
}

/** Who is to attack sees the targets, however small the screen is. */
function useTargetsInSight() {
  const { asked } = useDesk();
  const ref = useRef<HTMLElement>(null);
  const isAttack = asked?.type === 'attack';
  useEffect(() => {
    if (isAttack) ref.current?.scrollIntoView({ block: 'start' });
  }, [isAttack]);
  return ref;
}

const turnsFrom = (front: number, seat: number, seats: number): number => (seat - front + seats) % seats;
