import { at } from '@haven/kit';
import { faceOf } from '../components/card-index.ts';
import type { Count, CountBy } from '../components/card-set.ts';
import { SECTORS, type SectorId } from '../components/sectors.ts';
import { sectorsOf } from '../sectors/control.ts';
import type { CardId, Seat, Sector, State, View } from '../types.ts';

/** What state and view have in common: all of it is public. */
interface CountedTable {
  readonly sectors: Readonly<Partial<Record<SectorId, Readonly<Pick<Sector, 'owner'>> & Marked>>>;
  readonly captains: readonly {
    readonly minerals: number;
    readonly influence: number;
    readonly played: readonly unknown[];
  }[];
}

interface Marked {
  readonly explored: readonly Seat[];
}

/** §8.3.41 How much a captain has of what a card counts. */
export function countFor(state: State, seat: Seat): CountBy {
  return (what) => (what === 'hunts' ? huntsOf(state, seat) : countOf(state, seat, what));
}

export function seenCountFor(view: View, seat: Seat): CountBy {
  return (what) => (what === 'hunts' ? at(view.captains, seat).hunts : countOf(view, seat, what));
}

function countOf(table: CountedTable, seat: Seat, what: Exclude<Count, 'hunts'>): number {
  switch (what) {
    case 'sectors':
      return sectorsOf(table, seat);
    case 'posts':
      return sectorsOf(table, seat, 'post');
    case 'turrets':
      return sectorsOf(table, seat, 'turrets');
    case 'specials':
      return sectorsOf(table, seat, 'special');
    case 'markers':
      return SECTORS.filter((id) => table.sectors[id]?.explored.includes(seat)).length;
    case 'minerals':
    case 'influence':
      return at(table.captains, seat)[what];
    case 'played':
      return at(table.captains, seat).played.length;
    default:
      return table.sectors[what]?.owner === seat ? 1 : 0;
  }
}

/** §3.10.2 A captain has as many Hunt tokens as Hunt cards, wherever the cards are. */
export function huntsOf(state: State, seat: Seat): number {
  const { hand, deck, unseen, discard, played, reserve } = at(state.captains, seat);
  let hunts = reserve !== null && isHunt(state, reserve) ? 1 : 0;
  for (const cards of [hand, deck, unseen, discard, played, laidOutBy(state, seat)])
    for (const card of cards) if (isHunt(state, card)) hunts += 1;
  return hunts;
}

function isHunt(state: State, card: CardId): boolean {
  return faceOf(state, card).deck === 'hunt';
}

function laidOutBy({ fight }: State, seat: Seat): readonly CardId[] {
  if (seat === fight?.attacker) return fight.attack;
  return seat === fight?.defender ? fight.defence : [];
}
