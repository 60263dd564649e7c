import { at, type Seat } from '@haven/kit';
import { type Area, type Attack, aimOf, firstAlike } from '@haven/tortuga-rules';
import { useBoard } from '../board-context.ts';

interface Aim {
  /** The place that stands for this one: neighbours of one colour are the same choice. */
  readonly chest: number;
  readonly isChosen: boolean;
}

/** Whether the chest that lies there can be stolen now. */
export function useAim({
  seat,
  area,
  place,
}: {
  readonly seat: Seat;
  readonly area: Area;
  readonly place: number;
}): Aim | undefined {
  const { view, asked, moves, draft } = useBoard();
  if (asked?.type !== 'attack' || area !== aimOf(asked.deed.action).area) return undefined;
  const chest = firstAlike(at(view.players, seat)[area], place);
  const isLegal = moves.some((move) => move.type === 'attack' && move.target === seat && move.chest === chest);
  return isLegal ? { chest, isChosen: draft.target === seat && draft.chest === chest && place === chest } : undefined;
}

/** The ways to attack a seat without taking one of its chests. */
export function useBareAim(seat: Seat): readonly Attack[] {
  const { asked, moves } = useBoard();
  if (asked?.type !== 'attack') return [];
  return moves.filter((move): move is Attack => move.type === 'attack' && move.target === seat && move.chest === null);
}
