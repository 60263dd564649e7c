import { at, type Seat } from '@haven/kit';
import { ACTIONS } from '@haven/tortuga-rules';
import { HIGHEST, leanings, likelyTotals, type Totals } from './rivals.ts';
import { allSwings, gainOf, type Table } from './stakes.ts';

/** By action and by the total this seat will have there: what the action is expected to bring it, all players' deeds taken together. */
export type Prospects = readonly (readonly number[])[];

/** A total, and how early its owner comes in start order: of equal totals the earlier one wins (§3.3). */
interface Claim {
  readonly seat: Seat;
  readonly order: number;
  readonly total: number;
}

interface Rival {
  readonly seat: Seat;
  readonly order: number;
  readonly totals: Totals;
}

/** One action: who competes, and what a deed in first or second position is worth to the one who thinks, by its doer. */
interface Contest {
  readonly rivals: readonly Rival[];
  readonly worths: readonly (readonly [first: number, second: number])[];
}

export function prospectsOf(table: Table, seat: Seat): Prospects {
  const swings = allSwings(table);
  const { players, start } = table.view;
  const order = (other: Seat) => (other - start + players.length) % players.length;
  const rivals = players.flatMap((player, rival) =>
    rival === seat ? [] : [{ player, seat: rival, order: order(rival) }],
  );
  const leaning = swings.map((deeds, rival) => leanings(deeds.map(([first]) => gainOf(table, rival, first))));
  return ACTIONS.map((action, index) => {
    const contest: Contest = {
      rivals: rivals.map((rival) => ({
        ...rival,
        totals: likelyTotals(rival.player, action, at(at(leaning, rival.seat), index)),
      })),
      worths: swings.map((deeds) => {
        const [first, second] = at(deeds, index);
        return [gainOf(table, seat, first), gainOf(table, seat, second)];
      }),
    };
    return Array.from({ length: HIGHEST + 1 }, (_, total) => expected(contest, { seat, order: order(seat), total }));
  });
}

function expected(contest: Contest, own: Claim): number {
  let sum = own.total > 0 ? worthOfClaim(contest, own, own) : 0;
  for (const { seat, order, totals } of contest.rivals) {
    for (let total = 1; total <= HIGHEST; total += 1) {
      const chance = at(totals, total);
      if (chance > 0) sum += chance * worthOfClaim(contest, { seat, order, total }, own);
    }
  }
  return sum;
}

/** The chances that this claim comes first or second, times what that is worth. */
function worthOfClaim({ rivals, worths }: Contest, claim: Claim, own: Claim): number {
  let none = isAbove(own, claim) ? 0 : 1;
  let one = 1 - none;
  for (const rival of rivals) {
    if (rival.seat === claim.seat) continue;
    const above = chanceAbove(rival, claim);
    one = one * (1 - above) + none * above;
    none *= 1 - above;
  }
  const [first, second] = at(worths, claim.seat);
  return none * first + one * second;
}

function isAbove(one: Claim, other: Claim): boolean {
  return one.total > other.total || (one.total === other.total && one.order < other.order);
}

function chanceAbove({ totals, order }: Rival, claim: Claim): number {
  let sum = 0;
  for (let total = claim.total + (order < claim.order ? 0 : 1); total <= HIGHEST; total += 1) sum += at(totals, total);
  return sum;
}
