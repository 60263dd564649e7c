import { at, type Outcome, type Seat, type Seen } from '@haven/kit';
import { SOURCES, SPECIALS, sectorsOf, type Tortuga2199, type View } from '@haven/tortuga-2199-rules';
import { CONTROL_LINES } from '@haven/tortuga-2199-text';

/** §5.1 Control tokens are one source, whatever the sector; §6.1 the others stand in the ledger. */
export const SHARES = ['control', ...SOURCES] as const;
type ShareName = (typeof SHARES)[number];

export interface Share {
  readonly what: ShareName;
  readonly points: number;
}

/** What made up a captain's Influence; lost spoils are below 0. */
export function sharesOf({ sheets }: Outcome, seat: Seat): Share[] {
  const { lines } = at(sheets, seat);
  const points = (names: readonly string[]) =>
    lines.filter(({ what }) => names.includes(what)).reduce((sum, line) => sum + line.points, 0);
  return SHARES.map((what) => ({ what, points: points(what === 'control' ? CONTROL_LINES : [what]) }));
}

type History = readonly Seen<Tortuga2199>[];

/** Influence of everybody at the end of one round. */
export interface Lap {
  readonly round: number;
  readonly totals: readonly number[];
}

/** The last position of every round; nothing has happened before the first. */
export function lapsOf(history: History): Lap[] {
  const laps = new Map<number, Lap>();
  for (const { view } of history) {
    laps.set(view.round, { round: view.round, totals: view.captains.map(({ total }) => total) });
  }
  return [...laps.values()];
}

/** What brought a captain the last points of all. */
export function lastGainOf(history: History, seat: Seat): Share | undefined {
  const captains = history.map(({ view }) => at(view.captains, seat));
  const last = captains.findLastIndex(({ total }, index) => index > 0 && total > at(captains, index - 1).total);
  if (last < 0) return undefined;
  const [before, after] = [at(captains, last - 1), at(captains, last)];
  const gains = SOURCES.map((what) => ({ what, points: after.ledger[what] - before.ledger[what] }));
  const points = after.total - before.total;
  return gains.find((gain) => gain.points > 0) ?? { what: 'control', points };
}

/** What a captain did in the whole match. */
export interface Deeds {
  readonly sectors: number;
  readonly fightsWon: number;
  readonly bought: number;
  readonly captures: number;
}

export function deedsOf(history: History, view: View, seat: Seat): Deeds {
  const steps = history.slice(1).map((after, index) => [at(history, index).view, after.view] as const);
  return {
    sectors: sectorsOf(view, seat),
    fightsWon: steps.filter(([before, after]) => winnerBetween(before, after) === seat).length,
    bought: steps.reduce((sum, [before, after]) => sum + boughtBetween(before, after, seat), 0),
    // §3.10 Every capture pays one point.
    captures: at(view.captains, seat).ledger.captures,
  };
}

/** §4.11 A fight that was decided by this move: its loser has no ship on the board any more. */
function winnerBetween({ fight }: View, after: View): Seat | null {
  if (fight === null || fight.winner !== null) return null;
  if (after.fight !== null) return after.fight.winner;
  return at(after.captains, fight.attacker).at === null ? fight.defender : fight.attacker;
}

/** §3.3 Cards leave the markets only when somebody buys them. */
function boughtBetween(before: View, after: View, seat: Seat): number {
  return before.turn.seat === seat ? onSale(before) - onSale(after) : 0;
}

function onSale({ piles, decks }: View): number {
  const stacked = Object.values(piles).reduce((sum, left) => sum + left, 0);
  const special = SPECIALS.map((sector) => decks[sector]).map(
    ({ open, pile, bottom }) => open.filter((card) => card !== null).length + pile + bottom.length,
  );
  return special.reduce((sum, left) => sum + left, stacked);
}
