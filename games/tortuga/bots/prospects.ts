import { at, type Seat } from '@haven/kit';
import { ACTIONS, neededToOutdo, placeInOrder } from '@haven/tortuga-rules';
import { HIGHEST, leanings, likelyTotals, type Totals } from './rivals.ts';
import { allSwings, gainOf, type StakesTable } from './stakes.ts';

/** By action and by the total this seat will have there: what the action is expected to bring it, all players' deeds taken together. */
export type Prospects = readonly (readonly number[])[];

/** A total, and how many come before its owner in start order. */
interface Claim {
  readonly seat: Seat;
  readonly place: number;
  readonly total: number;
}

interface Rival {
  readonly seat: Seat;
  readonly place: number;
  readonly totals: Totals;
}

/** One action: who competes, and what a deed in first or second position is worth to the one who thinks, by its doer. */
interface Contest {
  readonly rivals: readonly Rival[];
  readonly worths: readonly (readonly [first: number, second: number])[];
}

export function prospectsOf(table: StakesTable, seat: Seat): Prospects {
  const swings = allSwings(table);
  const place = (other: Seat) => placeInOrder(table.view, other);
  const rivals = table.view.players.flatMap((player, rival) =>
    rival === seat ? [] : [{ player, seat: rival, place: place(rival) }],
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
    return Array.from({ length: HIGHEST + 1 }, (_, total) => expected(contest, { seat, place: place(seat), total }));
  });
}

function expected(contest: Contest, own: Claim): number {
  let sum = own.total > 0 ? worthOfClaim(contest, own, own) : 0;
  for (const { seat, place, totals } of contest.rivals) {
    for (let total = 1; total <= HIGHEST; total += 1) {
      const chance = at(totals, total);
      if (chance > 0) sum += chance * worthOfClaim(contest, { seat, place, total }, own);
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
  return one.total >= neededToOutdo(other, one.place);
}

function chanceAbove({ totals, place }: Rival, claim: Claim): number {
  let sum = 0;
  for (let total = neededToOutdo(claim, place); total <= HIGHEST; total += 1) sum += at(totals, total);
  return sum;
}
