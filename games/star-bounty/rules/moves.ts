import { BOUNTIES, type Bounty, byCard, PARTS, type Part, SYSTEMS, type System } from './components/cards.ts';
import { FULL_LIFE } from './components/ship.ts';
import type { Move } from './types.ts';

/** Every move there is, made once: listing the legal ones allocates nothing but the list. */

const single = <Type extends Move['type']>(type: Type) => Object.freeze({ type });

export const fire = single('fire');
export const strike = single('strike');
export const brace = single('brace');
export const endure = single('endure');
export const reengage = single('reengage');
export const backRoom = single('backRoom');
export const repair = single('repair');
export const leave = single('leave');

export const engage = byCard(BOUNTIES, (enemy: Bounty) => ({ type: 'engage', enemy }) as const);
export const flee = byCard(BOUNTIES, (prisoner: Bounty) => ({ type: 'flee', prisoner }) as const);
export const sell = byCard(BOUNTIES, (card: Bounty) => ({ type: 'sell', card }) as const);
export const improvise = byCard(PARTS, (part: Part) => ({ type: 'improvise', part }) as const);
export const buy = byCard(PARTS, (part: Part) => ({ type: 'buy', part }) as const);
export const buyFit = byCard(PARTS, (part: Part) => ({ type: 'buyFit', part }) as const);
export const fit = byCard(PARTS, (part: Part) => ({ type: 'fit', part }) as const);
export const drop = byCard(PARTS, (part: Part) => ({ type: 'drop', part }) as const);
export const assignDrone = byCard(SYSTEMS, (system: System) => ({ type: 'drone', system }) as const);
export const heal = Array.from({ length: FULL_LIFE }, (_, hearts) => Object.freeze({ type: 'heal', hearts } as const));

export function allMoves(): Move[] {
  const singles = [fire, strike, brace, endure, reengage, backRoom, repair, leave];
  const byCards = [engage, flee, sell, improvise, buy, buyFit, fit, drop, assignDrone];
  return [...singles, ...byCards.flatMap((each): Move[] => Object.values(each)), ...heal.slice(1)];
}
