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
  return { ...context, ends: worths.map((worth, place) => worth + bestAhead(context, income, place)) };
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

/** What the next turn may bring to a captain who begins it there. */
function bestAhead(context: Omit<PlanContext, 'ends'>, income: Income, from: number): number {
  if (context.outlook.rounds === 0) return 0;
  return Math.max(...context.distances.ids.map((_, to) => aheadWorth(context, income, [from, to])));
}

function aheadWorth(context: Omit<PlanContext, 'ends'>, income: Income, [from, to]: readonly [number, number]): number {
  const left = income.manoeuvre - distance(context.distances, from, to);
  if (left < 0) return 0;
  const actions = at(context.actions, to).filter(
    ({ manoeuvre, crypto }) => manoeuvre <= left && crypto <= income.crypto,
  );
  const best = Math.max(0, ...actions.map((action) => Math.min(TOP, action.worth(left - action.manoeuvre))));
  return TOMORROW * (best + at(at(context.stalls, to).worths, income.crypto));
}

const TOMORROW = 0.25;
/** A victory tomorrow is not one today. */
const TOP = 5;
