import { at } from '@haven/kit';
import { HAND, SECTOR } from '@haven/tortuga-2199-rules';
import { berthsOf } from './berths.ts';
import { type Chart, chartOf, distance } from './chart.ts';
import { type Deed, deedsOf } from './deeds.ts';
import { type Stall, stallOf, waresIn } from './market.ts';
import type { Outlook } from './outlook.ts';

/** Everything that does not change while plans are compared. */
export interface Sea {
  readonly outlook: Outlook;
  readonly chart: Chart;
  readonly deeds: readonly (readonly Deed[])[];
  readonly stalls: readonly Stall[];
  /** What it is worth to end the turn in each sector. */
  readonly ends: readonly number[];
}

export function seaOf(outlook: Outlook, crypto: number): Sea {
  const chart = chartOf(outlook.view);
  const deeds = deedsOf(outlook, chart);
  const income = incomeOf(outlook);
  const funds = Math.max(crypto, income.crypto) + outlook.me.minerals;
  const stalls = stallsOf(outlook, chart, funds);
  const berths = berthsOf(outlook, chart);
  const sea = { outlook, chart, deeds, stalls };
  return { ...sea, ends: berths.map((berth, place) => berth + bestAhead(sea, income, place)) };
}

/** §3.3 Trading Posts and Turrets sell the same. */
function stallsOf(outlook: Outlook, { ids }: Chart, funds: number): Stall[] {
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
function bestAhead(sea: Omit<Sea, 'ends'>, income: Income, from: number): number {
  if (sea.outlook.rounds === 0) return 0;
  return Math.max(...sea.chart.ids.map((_, to) => aheadWorth(sea, income, [from, to])));
}

function aheadWorth(sea: Omit<Sea, 'ends'>, income: Income, [from, to]: readonly [number, number]): number {
  const left = income.manoeuvre - distance(sea.chart, from, to);
  if (left < 0) return 0;
  const deeds = at(sea.deeds, to).filter(({ manoeuvre, crypto }) => manoeuvre <= left && crypto <= income.crypto);
  const best = Math.max(0, ...deeds.map((deed) => Math.min(TOP, deed.worth(left - deed.manoeuvre))));
  return TOMORROW * (best + at(at(sea.stalls, to).worths, income.crypto));
}

const TOMORROW = 0.25;
/** A victory tomorrow is not one today. */
const TOP = 5;
