import { at } from '@haven/kit';
import type { Stall } from './market.ts';
import { fareTo, type Moment, mineralsFor, nextAt, type Purchase, type Search, type Visit } from './moments.ts';
import type { SectorAction } from './sector-actions.ts';

/** Of two that are worth the same the first stays. */
const EQUAL = 1e-9;

export function tryOptions(search: Search, depth: number, visit: Visit): void {
  const { shopped, stops } = at(search.moments, depth);
  tryDeeds(search, depth, visit);
  if (!shopped) tryShopping(search, depth, visit);
  if (stops > 0) tryTravel(search, depth, visit);
}

function tryDeeds(search: Search, depth: number, visit: Visit): void {
  const now = at(search.moments, depth);
  const actions = at(search.context.actions, now.place);
  for (let index = now.action; index < actions.length; index += 1) {
    const action = at(actions, index);
    const manoeuvre = now.manoeuvre - action.manoeuvre;
    const spent = now.spent + action.crypto;
    if (manoeuvre < 0 || spent > search.funds) continue;
    const next = nextAt(search, depth);
    next.gain = action.worth(manoeuvre) - mineralsFor(search, now.spent, spent);
    next.by = 'action';
    next.deed = index;
    next.manoeuvre = manoeuvre;
    next.spent = spent;
    next.influence = now.influence + action.influence;
    next.action = nextAfter(actions, index);
    visit(search, depth);
  }
}

/** §7.2.2 A conquest is paid in one way or in the other. */
function nextAfter(actions: readonly SectorAction[], index: number): number {
  return actions[index + 1]?.type === 'conquerWithCrypto' ? index + 2 : index + 1;
}

function tryShopping(search: Search, depth: number, visit: Visit): void {
  const now = at(search.moments, depth);
  const { gain, sum } = purchaseAt(search, now);
  if (at(search.context.stalls, now.place).first[sum]) {
    const next = shopping(search, depth, sum);
    next.gain = gain;
    next.by = 'buy';
    visit(search, depth);
  }
  tryPoints(search, depth, visit);
}

function shopping(search: Search, depth: number, sum: number): Moment {
  const next = nextAt(search, depth);
  next.shopped = true;
  next.spent += sum;
  return next;
}

/** How much to spend here, and what it brings. */
function purchaseAt(search: Search, { place, spent }: Moment): Purchase {
  const key = spent * 16 + place;
  const known = search.purchases.get(key);
  if (known) return known;
  const best = bestPurchase(search, at(search.context.stalls, place), spent);
  search.purchases.set(key, best);
  return best;
}

function bestPurchase(search: Search, { worths }: Stall, spent: number): Purchase {
  let best = { gain: 0, sum: 0 };
  for (let sum = 0; sum <= search.funds - spent; sum += 1) {
    const gain = at(worths, sum) - mineralsFor(search, spent, spent + sum);
    if (gain > best.gain + EQUAL) best = { gain, sum };
  }
  return best;
}

/** §6.1 All for Influence, if that is enough. */
function tryPoints(search: Search, depth: number, visit: Visit): void {
  const now = at(search.moments, depth);
  const left = search.funds - now.spent;
  const points = at(search.context.stalls, now.place).points(left);
  if (points === 0 || now.influence + points < search.context.outlook.needed) return;
  const next = shopping(search, depth, left);
  next.gain = points;
  next.by = 'points';
  next.influence += points;
  visit(search, depth);
}

function tryTravel(search: Search, depth: number, visit: Visit): void {
  const now = at(search.moments, depth);
  const jump = Math.min(now.jump + 1, search.means.jumps.length);
  for (let to = 0; to < search.context.distances.ids.length; to += 1) {
    if (now.visited & (1 << to)) continue;
    const manoeuvre = now.manoeuvre - fareTo(search, now, to);
    if (manoeuvre < 0 || !isWorthATrip(search, now, { to, manoeuvre })) continue;
    const next = nextAt(search, depth);
    next.gain = -TROUBLE;
    next.by = 'go';
    next.place = to;
    next.manoeuvre = manoeuvre;
    next.jump = jump;
    next.visited = now.visited | (1 << to);
    next.action = 0;
    next.stops = now.stops - 1;
    visit(search, depth);
  }
}

/** Of two equal plans the one with less flying about. */
const TROUBLE = 0.01;

function isWorthATrip(search: Search, moment: Moment, { to, manoeuvre }: { to: number; manoeuvre: number }): boolean {
  const left = search.funds - moment.spent;
  if (!moment.shopped && at(at(search.context.stalls, to).worths, left) > 0) return true;
  for (const action of at(search.context.actions, to))
    if (action.manoeuvre <= manoeuvre && action.crypto <= left) return true;
  return false;
}
