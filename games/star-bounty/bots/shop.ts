import {
  BACK_ROOM_PRICE,
  FIT_PRICE,
  HEART_PRICE,
  isHandFull,
  isNext,
  type Move,
  type Moves,
  moves,
  PART,
  type Part,
  priceOf,
  REPAIR_PRICE,
  SHELF,
  unseenParts,
  type View,
} from '@haven/star-bounty-rules';
import { outlook, type Ship, shipOf } from './outlook.ts';
import { ticketsOf } from './stakes.ts';

type Deal = Moves['enterprise'];

export interface Choice {
  readonly deal: Deal;
  /** The chance to finish, before and after. */
  readonly before: number;
  readonly after: number;
}

/** §6.15 The next deal: first everything is sold but the tickets, then the best buy per credit, until nothing pays. */
export function chooseDeal(view: View, legal: readonly Move[]): Choice {
  const ship = shipOf(view);
  const before = outlook(ship);
  const kept = ticketsOf(view.collection);
  const sale = view.collection.find((taken) => !kept.includes(taken));
  if (sale) return { deal: moves.sell[sale.card], before, after: before };
  return bestBuy(ship, legal) ?? backRoom(view, ship, legal) ?? { deal: moves.leave, before, after: before };
}

function bestBuy(ship: Ship, legal: readonly Move[]): Choice | undefined {
  const before = outlook(ship);
  let best: Choice | undefined;
  let most = 0;
  for (const { deal, after, price } of legal.flatMap((move) => promisesOf(ship, move))) {
    const gain = (outlook(after) - before) / price;
    if (gain <= most) continue;
    most = gain;
    best = { deal, before, after: outlook(after) };
  }
  return best;
}

/** A deal and the ship that it leads to, all its costs included. */
interface Promised {
  readonly deal: Deal;
  readonly after: Ship;
  readonly price: number;
}

function promisesOf(ship: Ship, move: Move): Promised[] {
  const promise = (deal: Deal, after: Ship) => ({ deal, after, price: ship.credits - after.credits });
  switch (move.type) {
    case 'heal':
      return [promise(move, paid({ ...ship, life: ship.life + move.hearts }, move.hearts * HEART_PRICE))];
    case 'fit':
      return [promise(move, fitted(ship, move.part))];
    case 'buy':
      return [bought(ship, move.part), fittedAll(bought(ship, move.part))].map((after) => promise(move, after));
    case 'buyFit':
      return [promise(move, fittedAll(bought(ship, move.part)))];
    case 'repair':
      return [promise(move, paid({ ...ship, drones: ship.drones + 1 }, REPAIR_PRICE))];
    default:
      return [];
  }
}

const paid = (ship: Ship, price: number): Ship => ({ ...ship, credits: ship.credits - price });

function bought(ship: Ship, part: Part): Ship {
  return paid({ ...ship, hand: [...ship.hand, part] }, priceOf(part));
}

function fitted(ship: Ship, part: Part): Ship {
  const { system, value } = PART[part];
  const hand = ship.hand.filter((other) => other !== part);
  return paid({ ...ship, systems: { ...ship.systems, [system]: value }, hand }, FIT_PRICE);
}

/** The parts in hand that follow one another are fitted as far as the credits go. */
function fittedAll(ship: Ship): Ship {
  const next = ship.hand.find((part) => isNext(ship, part));
  return next === undefined || ship.credits < FIT_PRICE ? ship : fittedAll(fitted(ship, next));
}

/** There must be something left to buy with. */
const POCKET_MONEY = 4;

/** §6.9 The back room pays if the parts that may lie there promise more than it costs. */
function backRoom(view: View, ship: Ship, legal: readonly Move[]): Choice | undefined {
  const isOpen = legal.some(({ type }) => type === 'backRoom');
  if (!isOpen || ship.credits < BACK_ROOM_PRICE + POCKET_MONEY) return undefined;
  const before = outlook(ship);
  const stock = view.shopPile > 0 ? unseenParts(view) : view.salvage;
  const poorer = paid(ship, BACK_ROOM_PRICE);
  const gains = stock.map((part) => Math.max(0, outlook(withPart(poorer, part)) - outlook(poorer)));
  const expected = (gains.reduce((sum, gain) => sum + gain, 0) * SHELF) / Math.max(SHELF, stock.length);
  const after = outlook(poorer) + expected;
  return after > before ? { deal: moves.backRoom, before, after } : undefined;
}

function withPart(ship: Ship, part: Part): Ship {
  const after = bought(ship, part);
  if (after.credits < FIT_PRICE) return ship;
  if (isNext(ship, part)) return fitted(after, part);
  return isHandFull(ship) ? ship : after;
}
