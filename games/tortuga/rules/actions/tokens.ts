import type { Seat } from '@haven/kit';
import { BOXES_AHEAD, LAST_BOX } from '../components/board.ts';
import { playerOf } from '../seats.ts';
import type { Deed, Token, Turn } from '../types.ts';
import { effectFor } from './who-acts.ts';

/** §4.1, §4.2 Two boxes for the first, one for the second; §9.2 one for two players. */
export function advance(turn: Turn, deed: Deed, token: Token): void {
  moveToken(turn, deed.seat, { token, boxes: BOXES_AHEAD[effectFor(turn.state, deed)] });
}

export function moveToken(turn: Turn, seat: Seat, { token, boxes }: { token: Token; boxes: number }): void {
  const now = playerOf(turn.state, seat)[token];
  const box = boxAfter(now, boxes);
  if (box !== now) turn.emit({ type: 'tokenMoved', seat, token, box });
}

/** §4.10 A token stays within its track. */
export function boxAfter(box: number, steps: number): number {
  return Math.min(LAST_BOX, Math.max(1, box + steps));
}
