import { at } from '@haven/kit';
import { HAND, SECTOR } from '@haven/tortuga-2199-rules';
import { type Distances, distance, distancesOf } from './distances.ts';
import { endOfTurnWorths } from './end-of-turn-worth.ts';
import { type Stall, stallOf, waresIn } from './market.ts';
import type { Outlook } from './outlook.ts';
import { type SectorAction, sectorActionsOf } from './sector-actions.ts';

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
  const stalls = stallsOf(outlook, distances, funds);
  const worths = endOfTurnWorths(outlook, distances);
  const context = { outlook, distances, actions, stalls };
  const ahead = bestAhead(context, income);
  return { ...context, ends: worths.map((worth, place) => worth + at(ahead, place)) };
}

/** §3.3 Trading Posts and Turrets sell the same. */
function stallsOf(outlook: Outlook, { ids }: Distances, funds: number): Stall[] {
  const stalls = new Map<string, Stall>();
  return ids.map((id) => {
    const market = id === 'tortuga' ? id : SECTOR[id].sells;
    const stall = stalls.get(market) ?? stallOf(waresIn(outlook, id), funds);
    stalls.set(market, stall);
    return stall;
  });
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

/** By sector: what the next turn may bring to a captain who begins it there. */
function bestAhead(context: Omit<PlanContext, 'ends'>, income: Income): number[] {
  const { distances, outlook } = context;
  if (outlook.rounds === 0) return distances.ids.map(() => 0);
  const worths = distances.ids.map((_, to) => aheadWorths(context, income, to));
  return distances.ids.map((_, from) =>
    worths.reduce((most, worth, to) => Math.max(most, worth[distance(distances, from, to)] ?? 0), 0),
  );
}

/** By the way there: what a sector may bring. */
function aheadWorths(context: Omit<PlanContext, 'ends'>, income: Income, to: number): number[] {
  const wares = at(at(context.stalls, to).worths, income.crypto);
  const farthest = Math.min(income.manoeuvre, context.distances.ids.length);
  return Array.from({ length: farthest + 1 }, (_, way) => {
    const deed = bestDeed(at(context.actions, to), income, income.manoeuvre - way);
    return context.outlook.weights.tomorrow * (deed + wares);
  });
}

function bestDeed(actions: readonly SectorAction[], income: Income, left: number): number {
  let best = 0;
  for (const { manoeuvre, crypto, worth } of actions)
    if (manoeuvre <= left && crypto <= income.crypto) best = Math.max(best, Math.min(TOP, worth(left - manoeuvre)));
  return best;
}

/** A victory tomorrow is not one today. */
const TOP = 5;
