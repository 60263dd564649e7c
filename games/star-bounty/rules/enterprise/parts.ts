import type { Refusal } from '@haven/kit';
import { PART, type Part } from '../components/cards.ts';
import { FIT_PRICE, PART_PRICE } from '../components/prices.ts';
import { HAND_LIMIT } from '../components/ship.ts';
import * as moves from '../moves.ts';
import { because, tooPoor } from '../refusals.ts';
import { notInHand } from '../systems/boosts.ts';
import type { Act, Deal, State, Turn, View } from '../types.ts';

/** §6.7 */
export function priceOf(part: Part): number {
  return PART_PRICE[PART[part].value];
}

/** §6.8 */
export function isHandFull({ hand }: Pick<View, 'hand'>): boolean {
  return hand.length >= HAND_LIMIT;
}

/** §6.12 Exactly the next value of its system. */
export function isNext({ systems }: Pick<View, 'systems'>, part: Part): boolean {
  const { value, system } = PART[part];
  return value === systems[system] + 1;
}

function notOnShelf({ shelf }: State, part: Part): Refusal | undefined {
  return shelf.includes(part) ? undefined : because('not-on-shelf', '§6.6', { part });
}

function notNext(state: State, part: Part): Refusal | undefined {
  const { system } = PART[part];
  return isNext(state, part) ? undefined : because('not-next', '§6.12', { system, next: state.systems[system] + 1 });
}

/** §6.7 A part for its price; §6.8 with a full hand only one that is fitted at once. */
export function offerShelf(state: State, deals: Deal[]): void {
  const isFull = isHandFull(state);
  for (const part of state.shelf) {
    if (!isFull && state.credits >= priceOf(part)) deals.push(moves.buy[part]);
    if (isFull && isNext(state, part) && state.credits >= priceOf(part) + FIT_PRICE) deals.push(moves.buyFit[part]);
  }
}

/** §6.12 A part in hand can be fitted, §6.14 or dropped. */
export function offerHand(state: State, deals: Deal[]): void {
  for (const part of state.hand) {
    if (state.credits >= FIT_PRICE && isNext(state, part)) deals.push(moves.fit[part]);
    deals.push(moves.drop[part]);
  }
}

/** §6.7 A part of the shelf for its price, §6.8 unless the hand is full. */
export const buy: Act<'buy'> = {
  barrier: (state, _seat, { part }) =>
    notOnShelf(state, part) ??
    (isHandFull(state) ? because('hand-full', '§6.8', { limit: HAND_LIMIT }) : tooPoor(state, priceOf(part))),
  play: (turn, _step, { part }) => takeFromShelf(turn, part),
};

function takeFromShelf(turn: Turn, part: Part): void {
  turn.emit({ type: 'bought', part, price: priceOf(part) });
}

/** §6.8 With a full hand, a part that is fitted at once: its price and the fitting together. */
export const buyFit: Act<'buyFit'> = {
  barrier: (state, _seat, { part }) => {
    const nothingThere = notOnShelf(state, part);
    if (nothingThere) return nothingThere;
    if (!isHandFull(state)) return because('hand-not-full', '§6.8', { limit: HAND_LIMIT });
    return notNext(state, part) ?? tooPoor(state, priceOf(part) + FIT_PRICE);
  },
  play: (turn, _step, { part }) => {
    takeFromShelf(turn, part);
    turn.emit({ type: 'fitted', part });
  },
};

/** §6.12 A part in hand becomes the next value of its system. */
export const fit: Act<'fit'> = {
  barrier: (state, _seat, { part }) =>
    notInHand(state, part, '§6.12') ?? notNext(state, part) ?? tooPoor(state, FIT_PRICE),
  play: (turn, _step, { part }) => turn.emit({ type: 'fitted', part }),
};

/** §6.14 A part in hand goes to the salvage pile. */
export const drop: Act<'drop'> = {
  barrier: (state, _seat, { part }) => notInHand(state, part, '§6.14'),
  play: (turn, _step, { part }) => turn.emit({ type: 'dropped', part }),
};
