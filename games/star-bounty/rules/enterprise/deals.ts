import * as moves from '../moves.ts';
import type { Deal, State } from '../types.ts';
import { offerHearts } from './healing.ts';
import { offerHand, offerShelf } from './parts.ts';
import { offerRepair } from './repair.ts';
import { offerSales } from './sale.ts';
import { offerBackRoom } from './shelf.ts';

/** §6.15 All that can be done at the Galactic Enterprise, in any order and as often as you can pay. Asked after every deal, so in one list. */
export function openDeals(state: State): Deal[] {
  const deals: Deal[] = [moves.leave];
  offerSales(state, deals);
  offerHearts(state, deals);
  offerShelf(state, deals);
  offerHand(state, deals);
  offerBackRoom(state, deals);
  offerRepair(state, deals);
  return deals;
}
