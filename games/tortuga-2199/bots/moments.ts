import { at } from '@haven/kit';
import { distance } from './distances.ts';
import type { Ware } from './market.ts';
import type { PlanContext } from './plan-context.ts';
import { cryptoWorth } from './play-worth.ts';
import type { SectorAction } from './sector-actions.ts';

/** What a captain can still spend this turn, and where the ship is; nowhere after a lost fight (§4.16). */
export interface Means {
  readonly place: number | undefined;
  readonly manoeuvre: number;
  readonly crypto: number;
  /** How far the movement cards in hand carry, the farthest first. */
  readonly jumps: readonly number[];
  /** What destroying each card played would be worth, the best first. */
  readonly thins: readonly number[];
}

export type PlanStep =
  | { readonly type: 'action'; readonly action: SectorAction }
  | { readonly type: 'buy'; readonly ware: Ware }
  | { readonly type: 'go'; readonly to: number; readonly jump: boolean }
  | { readonly type: 'thin' }
  | { readonly type: 'rest' };

export interface Plan {
  readonly worth: number;
  readonly step: PlanStep;
  /** Whether its first step is enough to win. */
  readonly wins?: boolean;
}

/** A comparison of plans: what does not change, and what was worked out before. */
export interface Search {
  readonly context: PlanContext;
  readonly means: Means;
  readonly funds: number;
  readonly ends: Map<number, Plan>;
  readonly purchases: Map<number, Purchase>;
  /** One moment for each step ahead, written anew for every way that is tried: thousands are, so none is made twice. */
  readonly moments: Moment[];
  patience: number;
}

/** A moment of the turn that is being thought through. */
export interface Moment {
  place: number;
  manoeuvre: number;
  spent: number;
  /** How many movement cards are used. */
  jump: number;
  /** Sectors seen, a bit for each. */
  visited: number;
  /** Actions of this sector before this one are done or left. */
  action: number;
  shopped: boolean;
  influence: number;
  stops: number;
  /** The most that is known to come after it. */
  best: number;
  /** What led to it, which action if it was one, and what that brought. */
  by: 'action' | 'buy' | 'points' | 'go';
  deed: number;
  gain: number;
}

/** Looks at the moment after this depth. */
export type Visit = (search: Search, depth: number) => void;

export interface Purchase {
  readonly gain: number;
  readonly sum: number;
}

/** The moment after this depth, as it is if nothing happens in between. */
export function nextAt({ moments }: Search, depth: number): Moment {
  const now = at(moments, depth);
  const next = moments[depth + 1];
  if (next === undefined) {
    moments.push({ ...now });
    return at(moments, depth + 1);
  }
  next.place = now.place;
  next.manoeuvre = now.manoeuvre;
  next.spent = now.spent;
  next.jump = now.jump;
  next.visited = now.visited;
  next.action = now.action;
  next.shopped = now.shopped;
  next.influence = now.influence;
  next.stops = now.stops;
  return next;
}

/** §3.6 What the minerals would have been worth that go when spending rises from one sum to another. */
export function mineralsFor({ context, means }: Search, from: number, to: number): number {
  const minerals = Math.max(0, to - means.crypto) - Math.max(0, from - means.crypto);
  return minerals === 0 ? 0 : minerals * context.outlook.weights.mineral * cryptoWorth(context.outlook);
}

/** §3.5 A movement card carries the ship for nothing, as far as it goes. */
export function fareTo({ context, means }: Search, { place, jump }: Moment, to: number): number {
  return Math.max(0, distance(context.distances, place, to) - (means.jumps[jump] ?? 0));
}
