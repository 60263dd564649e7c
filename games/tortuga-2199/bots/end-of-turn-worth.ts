import { at } from '@haven/kit';
import { HAND, isWar, type SectorId, tileOf } from '@haven/tortuga-2199-rules';
import { thinWorth } from './card-worth.ts';
import { type Distances, distance } from './distances.ts';
import { handOf, meanMight, mightOf, standingMight } from './fight-odds.ts';
import type { Outlook } from './outlook.ts';
import { cryptoWorth } from './play-worth.ts';

/** What it is worth to end the turn in each sector, apart from what lies ahead. */
export function endOfTurnWorths(outlook: Outlook, distances: Distances): (place: number) => number {
  if (outlook.rounds === 0) return () => 0;
  const shield = meanDefence(outlook);
  const raiders = raidersOf(outlook, distances);
  return (place) =>
    homeWorth(outlook, at(distances.ids, place)) - dangerOf(outlook, { place, shield, raiders, distances });
}

/** §3.12.4 A ship guards its own sector; §5.2 and uses its power there next turn. */
function homeWorth(outlook: Outlook, id: SectorId): number {
  if (outlook.view.sectors[id]?.owner !== outlook.seat) return 0;
  return outlook.weights.guard * tileOf(outlook.view, id).control + powerWorth(outlook, id);
}

function powerWorth(outlook: Outlook, id: SectorId): number {
  switch (id) {
    case 'fortress':
      return outlook.weights.manoeuvre;
    case 'mines':
      return outlook.view.cache > 0 ? cryptoWorth(outlook) : 0;
    case 'vortex':
      return Math.max(0, ...outlook.cards.map((face) => thinWorth(outlook, face)));
    case 'lab':
      return 0.1;
    default:
      return 0;
  }
}

/** A rival who may come, and what they are likely to fight with. */
interface Raider {
  readonly place: number;
  readonly might: number;
}

function raidersOf({ view, seat }: Outlook, { ids }: Distances): Raider[] {
  if (!isWar(view)) return [];
  return view.captains.flatMap((rival, other) => {
    if (other === seat || rival.at === null) return [];
    const standing = standingMight(view, other, { side: 'attack', sector: rival.at });
    return [{ place: ids.indexOf(rival.at), might: meanMight(handOf(view, other, 'attack')) + standing }];
  });
}

interface Berth {
  readonly place: number;
  readonly shield: number;
  readonly raiders: readonly Raider[];
  readonly distances: Distances;
}

/** §4 Rivals who are near and strong may come and fight. */
function dangerOf(outlook: Outlook, { place, shield, raiders, distances }: Berth): number {
  if (raiders.length === 0) return 0;
  const { view, seat, me } = outlook;
  const sector = at(distances.ids, place);
  const mine = shield + standingMight(view, seat, { side: 'defence', sector });
  const stake =
    1 + (me.influence > 0 ? 1 : 0) + (view.sectors[sector]?.owner === seat ? tileOf(view, sector).control : 0);
  return raiders.reduce((sum, { place: from, might }) => {
    const edge = Math.max(0, Math.min(1, (might - distance(distances, from, place) - mine + 3) / 8));
    return sum + outlook.weights.danger * stake * edge;
  }, 0);
}

function meanDefence({ cards, count }: Outlook): number {
  const sum = cards.reduce((total, face) => total + mightOf(face, 'defence', count), 0);
  return (sum / Math.max(1, cards.length)) * Math.min(HAND, cards.length);
}
