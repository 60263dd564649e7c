import { shuffle } from '@haven/kit';
import { BOUNTY, type Part } from '../components/cards.ts';
import { SHELF } from '../components/prices.ts';
import { ALIVE_BONUS, BOUNTY_PAY, SECTOR_BONUS } from '../components/sectors.ts';
import type { State, Taken, Turn } from '../types.ts';
import { ask } from './agenda.ts';

/** §6.1 A visit begins: §6.6 five parts are put on the shelf. */
export function enterEnterprise(turn: Turn): void {
  shelveParts(turn);
  ask(turn, 'enterprise');
}

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
export function hasStock(state: State): boolean {
  return state.shopPile.length + state.salvage.length > 0;
}

/** §6.16 */
function shuffleSalvage(turn: Turn): void {
  const pile = shuffle(turn.rng, [...turn.state.salvage]);
  turn.emit({ type: 'salvageShuffled', count: pile.length, pile });
}

const topOf = (pile: readonly Part[], count: number) => pile.slice(-count).reverse();

/** What a bounty pays: §6.2 its rank, §6.3 alive, §6.4 the sector where it was taken. */
export function payOf({ card, alive, sector }: Taken) {
  return { pay: BOUNTY_PAY[BOUNTY[card].rank], alive: alive ? ALIVE_BONUS : 0, far: SECTOR_BONUS[sector] ?? 0 };
}

/** §6.5 */
export function sellBounty(turn: Turn, taken: Taken): void {
  turn.emit({ type: 'sold', card: taken.card, ...payOf(taken) });
}

/** §7.1 The last sale: nothing is worth keeping now. */
export function sellEverything(turn: Turn): void {
  for (const taken of [...turn.state.collection]) sellBounty(turn, taken);
}
