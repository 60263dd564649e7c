import {
  BOUNTY,
  type Bounty,
  byCard,
  CRITICAL,
  creditsFor,
  FULL_LIFE,
  PART,
  PARTS,
  type Part,
  prisonersOf,
  type Taken,
  type View,
} from '@haven/star-bounty-rules';

/**
 * What the end of a battle is worth, by the life left (0 to 10), and what is paid on the way there.
 * Everything adds up: the end, less the price of each part and drone, paid when it is used, whatever comes of it.
 * The solver relies on two facts: `captured` is never below `destroyed`, and no price is below nothing.
 */
export interface Worth {
  readonly captured: readonly number[];
  readonly destroyed: readonly number[];
  readonly fled: readonly number[];
  readonly dead: number;
  readonly drone: number;
  readonly parts: Readonly<Record<Part, number>>;
}

/** How a captain feels about things, in credits. */
export interface Taste {
  /** A prisoner beyond its pay: it opens the way out (§5.10). */
  readonly ticket: number;
  readonly heart: number;
  /** The further loss of ending a battle critical (§5.7). */
  readonly critical: number;
  /** A spent part, and more for each point of its value. */
  readonly part: number;
  readonly partPoint: number;
  readonly drone: number;
  readonly death: number;
  /** The enemy that got away is whole again and still in the way (§5.11). */
  readonly unbeaten: number;
}

export const TASTES = {
  balanced: { ticket: 4, heart: 1, critical: 4, part: 0.5, partPoint: 0.25, drone: 7, death: 120, unbeaten: 6 },
  safest: { ticket: 4, heart: 1, critical: 20, part: 0.1, partPoint: 0.05, drone: 1, death: 2000, unbeaten: 2 },
  capture: { ticket: 20, heart: 0.5, critical: 2, part: 0.2, partPoint: 0.1, drone: 4, death: 80, unbeaten: 6 },
} as const satisfies Record<string, Taste>;
export type TasteName = keyof typeof TASTES;

/** The worth of a battle with this enemy for a captain of this taste, in credits. */
export function worthOf(view: View, enemy: Bounty, taste: Taste): Worth {
  const { sector } = view;
  const prisoner = flightTicket(view);
  const pay = (alive: boolean) => creditsFor({ card: enemy, alive, sector });
  return {
    captured: byLife(taste, pay(true) + taste.ticket),
    destroyed: byLife(taste, pay(false)),
    fled: byLife(taste, -taste.unbeaten - (prisoner ? creditsFor(prisoner) + taste.ticket : 0)),
    dead: -taste.death,
    drone: taste.drone,
    parts: byCard(PARTS, (part) => taste.part + taste.partPoint * PART[part].value),
  };
}

function byLife(taste: Taste, worth: number): number[] {
  const hearts = (life: number) => life * taste.heart - (life <= CRITICAL ? taste.critical : 0);
  return Array.from({ length: FULL_LIFE + 1 }, (_, life) => worth + hearts(life));
}

/** §5.10 The prisoner to give up: the one that would fetch least. */
export function flightTicket({ collection }: Pick<View, 'collection'>): Taken | undefined {
  return prisonersOf({ collection }).sort(
    (one, other) => creditsFor(one) - creditsFor(other) || (BOUNTY[one.card].suit < BOUNTY[other.card].suit ? -1 : 1),
  )[0];
}
