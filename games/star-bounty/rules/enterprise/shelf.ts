import { shuffle } from '@haven/kit';
import type { Part } from '../components/cards.ts';
import { BACK_ROOM_PRICE, SHELF } from '../components/prices.ts';
import * as moves from '../moves.ts';
import { because, tooPoor } from '../refusals.ts';
import type { Act, Deal, State, Turn } from '../types.ts';

/** §6.6 Five parts from the shop pile; §6.16 if it runs out, the salvage is shuffled into a new one. */
export function shelveParts(turn: Turn): void {
  let wanted = SHELF;
  while (wanted > 0 && hasStock(turn.state)) {
    if (turn.state.shopPile.length === 0) shuffleSalvage(turn);
    const parts = topOf(turn.state.shopPile, wanted);
    turn.emit({ type: 'partsShelved', parts });
    wanted -= parts.length;
  }
}

/** Whether anything is left to put on the shelf. */
function hasStock(state: State): boolean {
  return state.shopPile.length + state.salvage.length > 0;
}

/** §6.16 */
function shuffleSalvage(turn: Turn): void {
  const pile = shuffle(turn.rng, [...turn.state.salvage]);
  turn.emit({ type: 'salvageShuffled', count: pile.length, pile });
}

const topOf = (pile: readonly Part[], count: number) => pile.slice(-count).reverse();

export function offerBackRoom(state: State, deals: Deal[]): void {
  if (state.credits >= BACK_ROOM_PRICE && hasStock(state)) deals.push(moves.backRoom);
}

/** §6.9 Five more parts on the shelf. Nobody pays for an empty back room. */
export const backRoom: Act<'backRoom'> = {
  barrier: (state) => (hasStock(state) ? tooPoor(state, BACK_ROOM_PRICE) : because('back-room-empty', '§6.9')),
  play: (turn) => {
    turn.emit({ type: 'backRoomOpened' });
    shelveParts(turn);
  },
};
