import { currentStep, type Refusal, type Seat } from '@haven/kit';
import { PART, PARTS, type Part, SYSTEMS, type System } from './components/cards.ts';
import { BACK_ROOM_PRICE, FIT_PRICE, HEART_PRICE, REPAIR_PRICE } from './components/prices.ts';
import { FULL_LIFE, FULL_POWER, HAND_LIMIT } from './components/ship.ts';
import { hasStock } from './effects/enterprise.ts';
import { hasPrisoner } from './effects/sector.ts';
import { canImprovise, isDisabled, SIDE_OF } from './effects/systems.ts';
import { isNext, priceOf } from './steps/enterprise.ts';
import type { State } from './types.ts';

/** Every reason why a move can be impossible. */
export const REFUSALS = [
  'already-boosted',
  'back-room-empty',
  'enemy-locked',
  'hand-full',
  'hand-not-full',
  'illegal-move',
  'life-full',
  'no-drone',
  'no-flight-now',
  'no-prisoner',
  'not-at-enterprise',
  'not-collected',
  'not-in-battle',
  'not-in-front-row',
  'not-in-hand',
  'not-next',
  'not-on-shelf',
  'nothing-to-repair',
  'system-disabled',
  'system-full',
  'too-poor',
  'wrong-phase',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

type Why = (state: State, name: string) => Refusal | undefined;

const because = (code: RefusalCode, rule: string, values?: Refusal['values']): Refusal =>
  values ? { code, rule, values } : { code, rule };

/** Which condition is not met. It speaks only of what the player can see. */
export function refusal(state: State, _seat: Seat, wish: string): Refusal {
  const [verb = '', name = ''] = wish.split(' ');
  return WHY.get(verb)?.(state, name) ?? { code: 'illegal-move' };
}

const WHY = new Map<string, Why>([
  ['engage', (state) => (state.battle ? because('enemy-locked', '§2.4') : because('not-in-front-row', '§2.3'))],
  ['flee', (state) => (hasPrisoner(state) ? because('no-flight-now', '§5.10') : because('no-prisoner', '§5.10'))],
  ['improvise', whyNotImprovise],
  ['drone', whyNoDrone],
  ['sell', (state) => awayFromShop(state) ?? because('not-collected', '§6.5')],
  ['heal', whyNotHeal],
  ['buy', (state, name) => awayFromShop(state) ?? ofPart(name, (part) => whyNotBuy(state, part))],
  ['buy-fit', (state, name) => awayFromShop(state) ?? ofPart(name, (part) => whyNotBuyFit(state, part))],
  [
    'fit',
    (state, name) => awayFromShop(state) ?? ofPart(name, (part) => notInHand(state, part) ?? whyNotFit(state, part)),
  ],
  ['drop', (state, name) => awayFromShop(state) ?? ofPart(name, (part) => notInHand(state, part))],
  ['back-room', whyNoBackRoom],
  ['repair', whyNoRepair],
  ['leave', awayFromShop],
]);

const ofPart = (name: string, why: (part: Part) => Refusal | undefined) => {
  const part = PARTS.find((each) => each === name);
  return part && why(part);
};

function awayFromShop(state: State): Refusal | undefined {
  return currentStep(state)?.type === 'enterprise' ? undefined : because('not-at-enterprise', '§6.1');
}

function tooPoor(state: State, price: number): Refusal | undefined {
  return state.credits < price ? because('too-poor', '§6.7', { price, credits: state.credits }) : undefined;
}

function notInHand(state: State, part: Part): Refusal | undefined {
  return state.hand.includes(part) ? undefined : because('not-in-hand', '§4.8', { part });
}

function whyNotImprovise(state: State, name: string): Refusal | undefined {
  if (state.battle === null) return because('not-in-battle', '§4.8');
  return ofPart(name, (part) => notInHand(state, part) ?? whyNotNow(state, PART[part].system));
}

function whyNotNow(state: State, system: System): Refusal {
  if (!canImprovise(state, system)) return because('system-disabled', '§4.12', { system });
  return because('wrong-phase', SIDE_OF[system] === 'attack' ? '§4.9' : '§4.10', { system });
}

function whyNoDrone(state: State, name: string): Refusal | undefined {
  const system = SYSTEMS.find((each) => each === name);
  if (state.battle === null) return because('not-in-battle', '§4.5');
  if (state.drones.ready === 0) return because('no-drone', '§4.6');
  if (system === undefined) return undefined;
  if (isDisabled(state, system)) return because('system-disabled', '§3.2', { system });
  if (state.drones.assigned.includes(system)) return because('already-boosted', '§4.6', { system });
  return state.systems[system] === FULL_POWER
    ? because('system-full', '§4.6', { system })
    : because('wrong-phase', '§4.5', { system });
}

function whyNotHeal(state: State, name: string): Refusal | undefined {
  const away = awayFromShop(state);
  if (away) return away;
  if (state.life === FULL_LIFE) return because('life-full', '§6.10');
  return tooPoor(state, Math.max(1, Number.parseInt(name, 10) || 1) * HEART_PRICE);
}

function whyNotBuy(state: State, part: Part): Refusal | undefined {
  if (!state.shelf.includes(part)) return because('not-on-shelf', '§6.6', { part });
  if (state.hand.length >= HAND_LIMIT) return because('hand-full', '§6.8', { limit: HAND_LIMIT });
  return tooPoor(state, priceOf(part));
}

function whyNotBuyFit(state: State, part: Part): Refusal | undefined {
  if (!state.shelf.includes(part)) return because('not-on-shelf', '§6.6', { part });
  if (state.hand.length < HAND_LIMIT) return because('hand-not-full', '§6.8', { limit: HAND_LIMIT });
  return whyNotFit(state, part) ?? tooPoor(state, priceOf(part) + FIT_PRICE);
}

function whyNotFit(state: State, part: Part): Refusal | undefined {
  const { system } = PART[part];
  if (!isNext(state, part)) return because('not-next', '§6.12', { system, next: state.systems[system] + 1 });
  return tooPoor(state, FIT_PRICE);
}

function whyNoBackRoom(state: State): Refusal | undefined {
  return (
    awayFromShop(state) ?? (hasStock(state) ? tooPoor(state, BACK_ROOM_PRICE) : because('back-room-empty', '§6.9'))
  );
}

function whyNoRepair(state: State): Refusal | undefined {
  const away = awayFromShop(state);
  if (away) return away;
  return state.drones.wrecked === 0 ? because('nothing-to-repair', '§6.13') : tooPoor(state, REPAIR_PRICE);
}
