import { at } from '@haven/kit';
import { PRICE } from '@haven/tortuga-2199-rules';
import { fareTo, type Means, type Moment, type Plan, type Search } from './moments.ts';

/** How the turn ends: with the Manoeuvre left the deck is thinned, or the ship finds a better berth. */
export function finish(search: Search, moment: Moment): Plan {
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
export function thinningFor({ thins }: Means, manoeuvre: number): number {
  const count = Math.floor(manoeuvre / PRICE.destroy);
  let worth = 0;
  for (let index = 0; index < count && index < thins.length; index += 1) worth += at(thins, index);
  return worth;
}
