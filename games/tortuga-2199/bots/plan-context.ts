import { at } from '@haven/kit';
import { HAND, SECTOR, type SectorId } from '@haven/tortuga-2199-rules';
import { type Distances, distance, distancesOf } from './distances.ts';
import { endOfTurnWorths } from './end-of-turn-worth.ts';
import { type Stall, stallOf, waresIn } from './market.ts';
import type { Outlook } from './outlook.ts';
import { actionsBySector, type SectorAction, sectorActionsOf } from './sector-actions.ts';

/** Everything that does not change while plans are compared. */
export interface PlanContext {
  readonly outlook: Outlook;
  readonly distances: Distances;
  readonly actions: readonly (readonly SectorAction[])[];
  readonly stalls: readonly Stall[];
  /** What it is worth to end the turn in each sector. */
  readonly ends: readonly number[];
}

export function planContextOf(outlook: Outlook, crypto: number): PlanContext {
  const distances = distancesOf(outlook.view);
  const actions = sectorActionsOf(outlook, distances);
  const income = incomeOf(outlook);
  const funds = Math.max(crypto, income.crypto) + outlook.me.minerals;
  const stallAt = lazyStalls(outlook, distances, funds);
  const stalls = distances.ids.map((_, place) => stallAt(place));
  const worthOf = endOfTurnWorths(outlook, distances);
  const tomorrow = tomorrowOf(outlook, income, {
    actions: (to) => at(actions, to),
    wares: (to) => at(at(stalls, to).worths, income.crypto),
  });
  return {
    ...{ outlook, distances, actions, stalls },
    ends: distances.ids.map((_, place) => worthOf(place) + bestAhead(tomorrow, distances, place)),
  };
}

/** What it is worth to lie in one sector, and what may be done next from there: what a context says of it, without the rest. */
export function berthAt(outlook: Outlook, id: SectorId): { readonly berth: number; readonly end: number } {
  const distances = distancesOf(outlook.view);
  const income = incomeOf(outlook);
  const stalls = lazyStalls(outlook, distances, income.crypto);
  const actions = actionsBySector(outlook, distances);
  const tomorrow = tomorrowOf(outlook, income, {
    actions,
    wares: (to) => at(stalls(to).worths, income.crypto),
  });
  const place = distances.ids.indexOf(id);
  const berth = endOfTurnWorths(outlook, distances)(place);
  return { berth, end: berth + bestAhead(tomorrow, distances, place) };
}

/** §3.3 Trading Posts and Turrets sell the same. */
function lazyStalls(outlook: Outlook, { ids }: Distances, funds: number): (place: number) => Stall {
  const stalls = new Map<string, Stall>();
  return (place) => {
    const id = at(ids, place);
    const market = id === 'tortuga' ? id : SECTOR[id].sells;
    const known = stalls.get(market);
    if (known) return known;
    const stall = stallOf(waresIn(outlook, id), funds);
    stalls.set(market, stall);
    return stall;
  };
}

interface Income {
  readonly manoeuvre: number;
  readonly crypto: number;
}

/** What a usual hand of this deck gives. */
function incomeOf({ cards, posts }: Outlook): Income {
  const share = HAND / Math.max(HAND, cards.length);
  const sum = (what: 'manoeuvre' | 'crypto') => cards.reduce((total, face) => total + face[what], 0);
  return { manoeuvre: Math.round(sum('manoeuvre') * share), crypto: Math.round(sum('crypto') * share) + posts };
}

/** By sector and the way there: what the next turn may bring. */
type Tomorrow = (to: number, way: number) => number;

interface Sights {
  actions(to: number): readonly SectorAction[];
  /** What is sold there, for a usual hand. */
  wares(to: number): number;
}

/** Beyond the reach of a usual hand there is nothing; on the last day there is no tomorrow. */
function tomorrowOf({ rounds, weights }: Outlook, income: Income, { actions, wares }: Sights): Tomorrow {
  const known: number[][] = [];
  const worth = (to: number, way: number) =>
    weights.tomorrow * (bestDeed(actions(to), income, income.manoeuvre - way) + wares(to));
  return (to, way) => {
    if (rounds === 0 || way > income.manoeuvre) return 0;
    known[to] ??= [];
    const worths = known[to];
    worths[way] ??= worth(to, way);
    return worths[way];
  };
}

function bestAhead(tomorrow: Tomorrow, distances: Distances, from: number): number {
  let most = 0;
  for (let to = 0; to < distances.ids.length; to += 1)
    most = Math.max(most, tomorrow(to, distance(distances, from, to)));
  return most;
}

function bestDeed(actions: readonly SectorAction[], income: Income, left: number): number {
  let best = 0;
  for (const { manoeuvre, crypto, worth } of actions)
    if (manoeuvre <= left && crypto <= income.crypto) best = Math.max(best, Math.min(TOP, worth(left - manoeuvre)));
  return best;
}

/** A victory tomorrow is not one today. */
const TOP = 5;
