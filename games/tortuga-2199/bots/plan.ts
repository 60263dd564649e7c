import { at } from '@haven/kit';
import { type Ware, waresIn } from './market.ts';
import type { Means, Moment, Plan, PlanStep, Search } from './moments.ts';
import type { PlanContext } from './plan-context.ts';
import { VICTORY } from './sector-actions.ts';
import { finish, thinningFor } from './turn-ends.ts';
import { tryOptions } from './ways.ts';

const STOPS = 2;
const UNTRIED = { best: 0, by: 'go', deed: 0, gain: 0 } as const;

/** The best way to go on: what it brings until the end of the turn, and its first step. */
export function planOf(context: PlanContext, means: Means, patience = PATIENCE): Plan {
  const [rest, ...ways] = plansOf(context, means, patience);
  const last = ways.at(-1);
  if (rest === undefined || last?.wins) return last ?? NO_PLAN;
  return ways.reduce((best, way) => (way.worth > best.worth + EQUAL ? way : best), rest);
}

const NO_PLAN: Plan = { worth: 0, step: { type: 'rest' } };

/** Ending the turn, and every other first step with the best that can follow it; nothing more after one that wins. */
export function plansOf(context: PlanContext, means: Means, patience = PATIENCE): Plan[] {
  if (means.place === undefined) return [planWithoutPlace(means)];
  const search = searchFrom(context, means, means.place);
  const share = patience / countOptions(search);
  const plans = [finish(search, at(search.moments, 0))];
  tryOptions(search, 0, () => {
    if (plans.at(-1)?.wins) return;
    const next = at(search.moments, 1);
    search.patience = share;
    const wins = next.influence >= context.outlook.needed;
    const worth = next.gain + (wins ? VICTORY : worthFrom(search, 1));
    plans.push({ worth, step: stepTo(search, next), wins });
  });
  return plans;
}

function searchFrom(context: PlanContext, means: Means, place: number): Search {
  const funds = Math.min(means.crypto + context.outlook.me.minerals, mostPriced(context));
  const now = { place, manoeuvre: means.manoeuvre, spent: 0, jump: 0, visited: 1 << place };
  const moment: Moment = { ...now, action: 0, shopped: false, influence: 0, stops: STOPS, ...UNTRIED };
  return { context, means, funds, ends: new Map(), purchases: new Map(), moments: [moment], patience: 0 };
}

function countOptions(search: Search): number {
  let count = 0;
  tryOptions(search, 0, () => {
    count += 1;
  });
  return count;
}

/** The first step of the way to the moment after now. */
function stepTo(search: Search, next: Moment): PlanStep {
  const now = at(search.moments, 0);
  switch (next.by) {
    case 'action':
      return { type: 'action', action: at(at(search.context.actions, now.place), next.deed) };
    case 'buy':
      return purchase(at(search.context.stalls, now.place).first[next.spent]);
    case 'points':
      return purchase(pointsIn(search.context, now.place));
    case 'go':
      return { type: 'go', to: next.place, jump: next.jump > now.jump };
    default:
      return next.by satisfies never;
  }
}

function purchase(ware: Ware | undefined): PlanStep {
  return ware ? { type: 'buy', ware } : { type: 'rest' };
}

function pointsIn({ outlook, distances }: PlanContext, place: number): Ware | undefined {
  return waresIn(outlook, at(distances.ids, place)).find(({ buys }) => buys === 'influence');
}

const EQUAL = 1e-9;
/** How many moments are looked at in all: a rich turn has far too many. Each first step gets its share. */
export const PATIENCE = 100;

/** §4.16 */
function planWithoutPlace(means: Means): Plan {
  const worth = thinningFor(means, means.manoeuvre);
  return { worth, step: { type: worth > 0 ? 'thin' : 'rest' } };
}

function worthFrom(search: Search, depth: number): number {
  const moment = at(search.moments, depth);
  if (moment.influence >= search.context.outlook.needed) return VICTORY;
  moment.best = finish(search, moment).worth;
  search.patience -= 1;
  if (search.patience >= 0) tryOptions(search, depth, deepen);
  return moment.best;
}

function deepen(search: Search, depth: number): void {
  const { gain } = at(search.moments, depth + 1);
  const worth = gain + worthFrom(search, depth + 1);
  const moment = at(search.moments, depth);
  if (worth > moment.best) moment.best = worth;
}

/** A hand other than the one that the stalls were priced for may bring more than they know: what is beyond buys nothing here. */
function mostPriced({ stalls }: PlanContext): number {
  let most = Number.POSITIVE_INFINITY;
  for (const { worths } of stalls) most = Math.min(most, worths.length - 1);
  return most;
}
