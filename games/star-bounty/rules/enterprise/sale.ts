import { BOUNTY, type Bounty } from '../components/cards.ts';
import { ALIVE_BONUS, BOUNTY_PAY, SECTOR_BONUS } from '../components/sectors.ts';
import * as moves from '../moves.ts';
import { because } from '../refusals.ts';
import type { Act, Deal, State, Taken, Turn, View } from '../types.ts';

/** What a bounty pays: §6.2 its rank, §6.3 alive, §6.4 the sector where it was taken. */
export function payOf({ card, alive, sector }: Taken) {
  return { pay: BOUNTY_PAY[BOUNTY[card].rank], alive: alive ? ALIVE_BONUS : 0, far: SECTOR_BONUS[sector] ?? 0 };
}

/** All that a bounty pays. */
export function creditsFor(taken: Taken): number {
  const { pay, alive, far } = payOf(taken);
  return pay + alive + far;
}

export function offerSales({ collection }: State, deals: Deal[]): void {
  for (const { card } of collection) deals.push(moves.sell[card]);
}

/** §6.5 One bounty after the other, as many as you like. */
export const sell: Act<'sell'> = {
  barrier: (state, _seat, { card }) => (takenIn(state, card) ? undefined : because('not-collected', '§6.5')),
  play: (turn, _step, { card }) => {
    const taken = takenIn(turn.state, card);
    if (taken) sellBounty(turn, taken);
  },
};

/** A bounty on board. */
export function takenIn({ collection }: Pick<View, 'collection'>, card: Bounty): Taken | undefined {
  return collection.find((taken) => taken.card === card);
}

function sellBounty(turn: Turn, taken: Taken): void {
  turn.emit({ type: 'sold', card: taken.card, ...payOf(taken) });
}

/** §7.1 The last sale: nothing is worth keeping now. */
export function sellEverything(turn: Turn): void {
  for (const taken of [...turn.state.collection]) sellBounty(turn, taken);
}
