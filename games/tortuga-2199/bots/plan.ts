import { at } from '@haven/kit';
import { PRICE } from '@haven/tortuga-2199-rules';
import { distance } from './distances.ts';
import { type Stall, type Ware, waresIn } from './market.ts';
import type { PlanContext } from './plan-context.ts';
import { cryptoWorth } from './play-worth.ts';
import { MINERAL, type SectorAction, VICTORY } from './sector-actions.ts';

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

export type Step =
  | { readonly type: 'action'; readonly action: SectorAction }
  | { readonly type: 'buy'; readonly ware: Ware }
  | { readonly type: 'go'; readonly to: number; readonly jump: boolean }
  | { readonly type: 'thin' }
  | { readonly type: 'rest' };

export interface Plan {
  readonly worth: number;
  readonly step: Step;
}

/** A comparison of plans: what does not change, and what was worked out before. */
interface Search {
  readonly context: PlanContext;
  readonly means: Means;
  readonly funds: number;
  readonly ends: Map<number, Plan>;
  readonly purchases: Map<number, Purchase>;
  patience: number;
}

/** A moment of the turn that is being thought through. */
interface Moment {
  readonly place: number;
  readonly manoeuvre: number;
  readonly spent: number;
  /** How many movement cards are used. */
  readonly jump: number;
  /** Sectors seen, a bit for each. */
  readonly visited: number;
  /** Actions of this sector before this one are done or left. */
  readonly action: number;
  readonly shopped: boolean;
  readonly influence: number;
  readonly stops: number;
}

interface Option {
  readonly step: Step;
  readonly gain: number;
  readonly next: Moment;
}

const STOPS = 2;

/** The best way to go on: what it brings until the end of the turn, and its first step. */
export function planOf(context: PlanContext, means: Means, patience = PATIENCE): Plan {
  const { place } = means;
  if (place === undefined) return planWithoutPlace(means);
  const funds = Math.min(means.crypto + context.outlook.me.minerals, mostPriced(context));
  const search: Search = { context, means, funds, ends: new Map(), purchases: new Map(), patience: 0 };
  const now = { place, manoeuvre: means.manoeuvre, spent: 0, jump: 0, visited: 1 << place };
  const moment = { ...now, action: 0, shopped: false, influence: 0, stops: STOPS };
  let best = finish(search, moment);
  const options = optionsAt(search, moment);
  for (const { step, gain, next } of options) {
    search.patience = patience / options.length;
    if (next.influence >= context.outlook.needed) return { worth: gain + VICTORY, step };
    const worth = gain + worthFrom(search, next);
    if (worth > best.worth + EQUAL) best = { worth, step };
  }
  return best;
}

const EQUAL = 1e-9;
/** How many moments are looked at in all: a rich turn has far too many. Each first step gets its share. */
const PATIENCE = 1500;

/** §4.16 */
function planWithoutPlace(means: Means): Plan {
  const worth = thinningFor(means, means.manoeuvre);
  return { worth, step: { type: worth > 0 ? 'thin' : 'rest' } };
}

function worthFrom(search: Search, moment: Moment): number {
  if (moment.influence >= search.context.outlook.needed) return VICTORY;
  let best = finish(search, moment).worth;
  search.patience -= 1;
  if (search.patience < 0) return best;
  for (const { gain, next } of optionsAt(search, moment)) best = Math.max(best, gain + worthFrom(search, next));
  return best;
}

function optionsAt(search: Search, moment: Moment): Option[] {
  const options: Option[] = [];
  offerDeeds(search, moment, options);
  if (!moment.shopped) offerShopping(search, moment, options);
  if (moment.stops > 0) offerTravel(search, moment, options);
  return options;
}

function offerDeeds(search: Search, moment: Moment, options: Option[]): void {
  const actions = at(search.context.actions, moment.place);
  for (let index = moment.action; index < actions.length; index += 1) {
    const action = at(actions, index);
    const manoeuvre = moment.manoeuvre - action.manoeuvre;
    const spent = moment.spent + action.crypto;
    if (manoeuvre < 0 || spent > search.funds) continue;
    const gain = action.worth(manoeuvre) - mineralsFor(search, moment.spent, spent);
    const influence = moment.influence + action.influence;
    const next = { ...moment, manoeuvre, spent, influence, action: nextAfter(actions, index) };
    options.push({ step: { type: 'action', action }, gain, next });
  }
}

/** §7.2.2 A conquest is paid in one way or in the other. */
function nextAfter(actions: readonly SectorAction[], index: number): number {
  return actions[index + 1]?.type === 'conquerWithCrypto' ? index + 2 : index + 1;
}

/** §3.6 What the minerals would have been worth that go when spending rises from one sum to another. */
function mineralsFor({ context, means }: Search, from: number, to: number): number {
  const minerals = Math.max(0, to - means.crypto) - Math.max(0, from - means.crypto);
  return minerals === 0 ? 0 : minerals * MINERAL * cryptoWorth(context.outlook);
}

function offerShopping(search: Search, moment: Moment, options: Option[]): void {
  const { gain, sum } = purchaseAt(search, moment);
  const ware = at(search.context.stalls, moment.place).first[sum];
  if (ware) options.push({ step: { type: 'buy', ware }, gain, next: after(moment, sum, 0) });
  offerPoints(search, moment, options);
}

interface Purchase {
  readonly gain: number;
  readonly sum: number;
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

/** A hand other than the one that the stalls were priced for may bring more than they know: what is beyond buys nothing here. */
function mostPriced({ stalls }: PlanContext): number {
  return Math.min(...stalls.map(({ worths }) => worths.length - 1));
}

function bestPurchase(search: Search, { worths }: Stall, spent: number): Purchase {
  let best = { gain: 0, sum: 0 };
  for (let sum = 0; sum <= search.funds - spent; sum += 1) {
    const gain = at(worths, sum) - mineralsFor(search, spent, spent + sum);
    if (gain > best.gain + EQUAL) best = { gain, sum };
  }
  return best;
}

function after(moment: Moment, sum: number, points: number): Moment {
  return { ...moment, shopped: true, spent: moment.spent + sum, influence: moment.influence + points };
}

/** §6.1 All for Influence, if that is enough. */
function offerPoints({ context, funds }: Search, moment: Moment, options: Option[]): void {
  const left = funds - moment.spent;
  const points = at(at(context.stalls, moment.place).points, left);
  if (points === 0 || moment.influence + points < context.outlook.needed) return;
  const ware = waresIn(context.outlook, at(context.distances.ids, moment.place)).find(
    ({ buys }) => buys === 'influence',
  );
  if (ware) options.push({ step: { type: 'buy', ware }, gain: points, next: after(moment, left, points) });
}

function offerTravel(search: Search, moment: Moment, options: Option[]): void {
  for (let to = 0; to < search.context.distances.ids.length; to += 1) {
    const manoeuvre = moment.manoeuvre - fareTo(search, moment, to);
    if (manoeuvre < 0 || moment.visited & (1 << to)) continue;
    if (!isWorthATrip(search, moment, { to, manoeuvre })) continue;
    const jump = Math.min(moment.jump + 1, search.means.jumps.length);
    const visited = moment.visited | (1 << to);
    const next = { ...moment, place: to, manoeuvre, jump, visited, action: 0, stops: moment.stops - 1 };
    options.push({ step: { type: 'go', to, jump: jump > moment.jump }, gain: -TROUBLE, next });
  }
}

/** Of two equal plans the one with less flying about. */
const TROUBLE = 0.01;

/** §3.5 A movement card carries the ship for nothing, as far as it goes. */
function fareTo({ context, means }: Search, { place, jump }: Moment, to: number): number {
  return Math.max(0, distance(context.distances, place, to) - (means.jumps[jump] ?? 0));
}

function isWorthATrip(search: Search, moment: Moment, { to, manoeuvre }: { to: number; manoeuvre: number }): boolean {
  const left = search.funds - moment.spent;
  if (!moment.shopped && at(at(search.context.stalls, to).worths, left) > 0) return true;
  return at(search.context.actions, to).some((action) => action.manoeuvre <= manoeuvre && action.crypto <= left);
}

/** How the turn ends: with the Manoeuvre left the deck is thinned, or the ship finds a better berth. */
function finish(search: Search, moment: Moment): Plan {
  const key = (moment.manoeuvre * (search.means.jumps.length + 1) + moment.jump) * 16 + moment.place;
  const known = search.ends.get(key);
  if (known) return known;
  const best = bestEnd(search, moment);
  search.ends.set(key, best);
  return best;
}

function bestEnd(search: Search, moment: Moment): Plan {
  const { means, context } = search;
  const thinned = thinningFor(means, moment.manoeuvre);
  let best: Plan = { worth: thinned + at(context.ends, moment.place), step: { type: thinned > 0 ? 'thin' : 'rest' } };
  for (let to = 0; to < context.distances.ids.length; to += 1) {
    const manoeuvre = moment.manoeuvre - fareTo(search, moment, to);
    if (manoeuvre < 0 || to === moment.place) continue;
    const worth = thinningFor(means, manoeuvre) + at(context.ends, to) - DRIFT;
    const jump = moment.jump < means.jumps.length;
    if (worth > best.worth) best = { worth, step: { type: 'go', to, jump } };
  }
  return best;
}

const DRIFT = 0.05;

/** §3.9 */
function thinningFor({ thins }: Means, manoeuvre: number): number {
  const count = Math.floor(manoeuvre / PRICE.destroy);
  let worth = 0;
  for (let index = 0; index < count && index < thins.length; index += 1) worth += at(thins, index);
  return worth;
}
