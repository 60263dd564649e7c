import type { StarBounty } from '@haven/star-bounty-rules';
import type { TableProps } from '@haven/ui-kit';
import { useEffect, useRef, useState } from 'react';

/** Plays the moves of a plan one by one as the table answers; what is no longer legal ends the plan. */
export function usePlan({ seen, play }: TableProps<StarBounty>, idle: boolean): (moves: readonly string[]) => void {
  const [plan, setPlan] = useState<readonly string[]>([]);
  const playedAt = useRef(-1);
  useEffect(() => {
    const [next, ...rest] = plan;
    if (next === undefined || idle || playedAt.current === seen.seq) return;
    const isLegal = seen.moves.some(({ text }) => text === next);
    setPlan(isLegal ? rest : []);
    if (!isLegal) return;
    playedAt.current = seen.seq;
    play(next);
  }, [plan, idle, seen, play]);
  return (moves) => {
    playedAt.current = -1;
    setPlan(moves);
  };
}
