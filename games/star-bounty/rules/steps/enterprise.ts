import { PART, type Part } from '../components/cards.ts';
import { BACK_ROOM_PRICE, FIT_PRICE, HEART_PRICE, PART_PRICE, REPAIR_PRICE } from '../components/prices.ts';
import { FULL_LIFE, HAND_LIMIT } from '../components/ship.ts';
import { hasStock, sellBounty, shelveParts } from '../effects/enterprise.ts';
import { flyOn } from '../effects/sector.ts';
import * as moves from '../moves.ts';
import type { Moves, Rules, State, Turn } from '../types.ts';

type Deal = Moves['enterprise'];

/** §6.15 The Galactic Enterprise: sell, buy, heal, fit, repair, in any order and as often as you can pay. */
export const enterprise: Rules<'enterprise'> = {
  legal: (state) => {
    const deals: Deal[] = [moves.leave];
    for (const taken of state.collection) deals.push(moves.sell[taken.card]);
    offerHearts(state, deals);
    for (const part of state.shelf) offerPart(state, part, deals);
    for (const part of state.hand) {
      if (canFit(state, part)) deals.push(moves.fit[part]);
      deals.push(moves.drop[part]); // §6.14
    }
    if (canOpenBackRoom(state)) deals.push(moves.backRoom);
    if (canRepair(state)) deals.push(moves.repair);
    return deals;
  },
  play: (turn, _step, move) => deal(turn, move),
};

/** §6.10 One credit per missing heart; §6.11 out of critical, the first one gives two hearts of life. */
function offerHearts(state: State, deals: Deal[]): void {
  const most = Math.min(FULL_LIFE - state.life, Math.floor(state.credits / HEART_PRICE));
  for (let hearts = 1; hearts <= most; hearts += 1) {
    const heal = moves.heal[hearts];
    if (heal) deals.push(heal);
  }
}

/** §6.7 A part for its price; §6.8 with a full hand only one that is fitted at once. */
function offerPart(state: State, part: Part, deals: Deal[]): void {
  const price = priceOf(part);
  if (state.hand.length < HAND_LIMIT) {
    if (state.credits >= price) deals.push(moves.buy[part]);
  } else if (isNext(state, part) && state.credits >= price + FIT_PRICE) deals.push(moves.buyFit[part]);
}

export function priceOf(part: Part): number {
  return PART_PRICE[PART[part].value];
}

/** §6.12 Exactly the next value of its system. */
export function isNext(state: Pick<State, 'systems'>, part: Part): boolean {
  const { value, system } = PART[part];
  return value === state.systems[system] + 1;
}

/** §6.12 */
function canFit(state: State, part: Part): boolean {
  return state.credits >= FIT_PRICE && isNext(state, part);
}

/** §6.9 Nobody pays for an empty back room. */
function canOpenBackRoom(state: State): boolean {
  return state.credits >= BACK_ROOM_PRICE && hasStock(state);
}

/** §6.13 */
function canRepair(state: State): boolean {
  return state.credits >= REPAIR_PRICE && state.drones.wrecked > 0;
}

function deal(turn: Turn, move: Deal): void {
  switch (move.type) {
    case 'sell':
      return turn.state.collection
        .filter((taken) => taken.card === move.card)
        .forEach((taken) => sellBounty(turn, taken));
    case 'heal':
      return turn.emit({ type: 'healed', hearts: move.hearts });
    case 'buy':
      return turn.emit({ type: 'bought', part: move.part, price: priceOf(move.part) });
    case 'buyFit':
      turn.emit({ type: 'bought', part: move.part, price: priceOf(move.part) });
      return turn.emit({ type: 'fitted', part: move.part });
    case 'fit':
      return turn.emit({ type: 'fitted', part: move.part });
    case 'drop':
      return turn.emit({ type: 'dropped', part: move.part });
    case 'backRoom':
      turn.emit({ type: 'backRoomOpened' });
      return shelveParts(turn);
    case 'repair':
      return turn.emit({ type: 'droneRepaired' });
    case 'leave':
      turn.emit({ type: 'enterpriseLeft' }); // §6.15
      return flyOn(turn);
    default:
      move satisfies never;
  }
}
