import { at } from '@haven/kit';
import {
  type Bounty,
  byCard,
  CRITICAL,
  creditsFor,
  FULL_LIFE,
  HEART_PRICE,
  heartsToHeal,
  PARTS,
  type Part,
  prisonersOf,
  type Taken,
  type View,
} from '@haven/star-bounty-rules';
import { flightTicket, type Worth } from './odds/worth.ts';
import { type Outlook, type Ship, shipOf } from './outlook.ts';

/** So many prisoners are not sold: they are the way out of the next battles (§5.10). */
const TICKETS = 2;

/** The prisoners to hold back: those that would fetch least. */
export function ticketsOf(collection: readonly Taken[]): Taken[] {
  return prisonersOf({ collection })
    .sort((one, other) => creditsFor(one) - creditsFor(other))
    .slice(0, TICKETS);
}

/** The outlook of a ship that comes to the Galactic Enterprise: everything else is sold and the crew healed. */
function outlookAtShop(ship: Ship, outlook: Outlook): number {
  const kept = ticketsOf(ship.collection);
  const sold = ship.collection.filter((taken) => !kept.includes(taken));
  const credits = sold.reduce((sum, taken) => sum + creditsFor(taken), ship.credits);
  const hearts = heartsToHeal({ life: ship.life, credits });
  return outlook({ ...ship, collection: kept, life: ship.life + hearts, credits: credits - hearts * HEART_PRICE });
}

/** §5.10 The outlook after giving up a prisoner; nothing if there is none. */
export function outlookOfFlight(view: View, ship: Ship, outlook: Outlook): number {
  const ticket = flightTicket(view);
  if (ticket === undefined) return 0;
  return outlookAtShop({ ...ship, collection: ship.collection.filter((taken) => taken !== ticket) }, outlook);
}

/** A part costs something even where it hardly matters: then the cheaper line is taken. */
const LEAST_PRICE = 1e-6;

/** What a battle is worth to this captain: the outlook after it. */
export function stakesOf(view: View, enemy: Bounty, outlook: Outlook): Worth {
  const ship = shipOf(view);
  const lastOfSector = view.rows.flat().length === 1;
  const after: Outlook = lastOfSector ? (docked) => outlookAtShop(docked, outlook) : outlook;
  const taken = (alive: boolean) => shipAfter(ship, { card: enemy, alive, sector: view.sector });
  const destroyed = byLife(taken(false), after);
  const whole = { ...taken(false), life: FULL_LIFE };
  const price = (poorer: Ship, richer: Ship) => Math.max(LEAST_PRICE, after(richer) - after(poorer));
  return {
    captured: byLife(taken(true), after).map((worth, life) => Math.max(worth, at(destroyed, life))),
    destroyed,
    fled: byLife(ship, (fleeing) => outlookOfFlight(view, fleeing, outlook)),
    dead: 0,
    drone: price({ ...whole, drones: whole.drones - 1 }, whole),
    parts: byCard(PARTS, (part) => (ship.hand.includes(part) ? price(without(whole, part), whole) : LEAST_PRICE)),
  };
}

function byLife(ship: Ship, worth: (ship: Ship) => number): number[] {
  return Array.from({ length: FULL_LIFE + 1 }, (_, life) => worth({ ...ship, life: Math.max(CRITICAL, life) }));
}

function without(ship: Ship, part: Part): Ship {
  return { ...ship, hand: ship.hand.filter((other) => other !== part) };
}

function shipAfter(ship: Ship, taken: Taken): Ship {
  return { ...ship, left: ship.left - 1, collection: [...ship.collection, taken] };
}
