import { at, type Seat } from '@haven/kit';
import {
  type CountBy,
  effectInFight,
  type Face,
  faceNamed,
  outOfSight,
  type SectorId,
  type SeenCaptain,
  type Side,
  sectorBonus,
  seenCountFor,
  turretsOf,
  type View,
} from '@haven/tortuga-2199-rules';

/** What a card adds to the lead of its side; what it takes from the other side counts as well. */
export function mightOf(face: Face, side: Side, count: CountBy): number {
  if (face.manoeuvre === 0) return 0; // §4.15
  return face.inFight.reduce((sum, ability) => {
    const effect = effectInFight(ability, { side, count });
    return effect?.on === 'abilities' || effect?.on === 'weakens' ? sum + effect.points : sum;
  }, face.manoeuvre);
}

/** What counts for a captain without any card. */
export function standingMight(view: View, seat: Seat, { side, sector }: { side: Side; sector: SectorId }): number {
  const turrets = turretsOf(view, seat);
  return side === 'defence' ? turrets + sectorBonus(view, { defender: seat, sector }) : turrets;
}

interface Draw {
  /** How many cards of each might the hand may come from. */
  readonly cards: ReadonlyMap<number, number>;
  readonly count: number;
}

/** §2.7 A rival's hand is some of the cards that nobody else can see; without open memory, of all that are out of sight. */
export function handOf(view: View, seat: Seat, side: Side): Draw {
  const captain = at(view.captains, seat);
  return {
    cards: hiddenMights(view, captain, { side, count: seenCountFor(view, seat) }),
    count: captain.counts.hand,
  };
}

/** §4.3 Cards laid out by a rival: each of them can fight. */
export function laidOutBy(view: View, seat: Seat, { side, count }: { side: Side; count: number }): Draw {
  const { cards } = handOf(view, seat, side);
  return { cards: new Map([...cards].filter(([might]) => might > 0)), count };
}

function hiddenMights(
  view: View,
  { hidden }: SeenCaptain,
  on: { side: Side; count: CountBy },
): ReadonlyMap<number, number> {
  const cards = new Map<number, number>();
  for (const [kind, count] of hidden ? Object.entries(hidden) : outOfSight(view)) {
    const might = mightOf(faceNamed(view, kind), on.side, on.count);
    cards.set(might, (cards.get(might) ?? 0) + count);
  }
  return cards;
}

/** The chance of each sum of mights when so many of the cards are drawn. */
export function chancesOf({ cards, count }: Draw): number[] {
  let ways: number[][] = Array.from({ length: count + 1 }, (_, drawn) => (drawn === 0 ? [1] : []));
  for (const [might, copies] of cards) ways = withMight(ways, might, copies);
  const sums = ways.findLast((each) => each.length > 0) ?? [1];
  const all = sums.reduce((total, each) => total + (each ?? 0), 0);
  return Array.from(sums, (each) => (each ?? 0) / all);
}

function withMight(ways: readonly (readonly number[])[], might: number, copies: number): number[][] {
  const result = ways.map((): number[] => []);
  ways.forEach((sums, drawn) => {
    for (let more = 0; more <= copies && drawn + more < ways.length; more += 1) {
      const target = at(result, drawn + more);
      const choices = choose(copies, more);
      sums.forEach((count, sum) => {
        const index = sum + more * might;
        while (target.length <= index) target.push(0);
        target[index] = at(target, index) + count * choices;
      });
    }
  });
  return result;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let each = 1; each <= k; each += 1) ways = (ways * (n - k + each)) / each;
  return ways;
}

/** The chance that the sum stays below this. */
export function chanceBelow(chances: readonly number[], limit: number): number {
  return chances.reduce((sum, chance, might) => (might < limit ? sum + chance : sum), 0);
}

/** What a hand of so many of these cards is likely to amount to. */
export function meanMight({ cards, count }: Draw): number {
  let sum = 0;
  let all = 0;
  for (const [might, copies] of cards) {
    sum += might * copies;
    all += copies;
  }
  return all === 0 ? 0 : (sum / all) * Math.min(count, all);
}
