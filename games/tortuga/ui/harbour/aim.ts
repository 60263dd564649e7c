import { at, type Seat } from '@haven/kit';
import type { Action, Area, Attack, CarryingArea } from '@haven/tortuga-rules';
import { useDesk } from '../desk.ts';

/** §4.5, §4.8 What an attack is aimed at. */
export const aimedArea = (action: Action): CarryingArea => (action === 'board' ? 'fleet' : 'crew');

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
  const { view, asked, moves, draft } = useDesk();
  if (asked?.type !== 'attack' || (area !== 'fleet' && area !== 'crew') || area !== aimedArea(asked.deed.action))
    return undefined;
  const chests = at(view.players, seat)[area];
  const chest = chests.findLastIndex(
    (colour, index) => index <= place && colour !== chests[index - 1] && colour === chests[place],
  );
  const isLegal = moves.some((move) => move.type === 'attack' && move.target === seat && move.chest === chest);
  return isLegal ? { chest, isChosen: draft.target === seat && draft.chest === chest && place === chest } : undefined;
}

/** The ways to attack a seat without taking one of its chests. */
export function useBareAim(seat: Seat): readonly Attack[] {
  const { asked, moves } = useDesk();
  if (asked?.type !== 'attack') return [];
  return moves.filter((move): move is Attack => move.type === 'attack' && move.target === seat && move.chest === null);
}
