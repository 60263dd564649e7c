import { at } from '@haven/kit';
import { HAND, isWar, type SectorId, tileOf } from '@haven/tortuga-2199-rules';
import { thinWorth } from './card-worth.ts';
import { type Distances, distance } from './distances.ts';
import { handOf, meanMight, mightOf, standingMight } from './fight-odds.ts';
import type { Outlook } from './outlook.ts';
import { cryptoWorth, MANOEUVRE } from './play-worth.ts';

/** What it is worth to end the turn in each sector, apart from what lies ahead. */
export function endOfTurnWorths(outlook: Outlook, distances: Distances): number[] {
  if (outlook.rounds === 0) return distances.ids.map(() => 0);
  const shield = meanDefence(outlook);
  return distances.ids.map((id, place) => homeWorth(outlook, id) - dangerOf(outlook, distances, { place, shield }));
}

/** §3.12.4 A ship guards its own sector; §5.2 and uses its power there next turn. */
function homeWorth(outlook: Outlook, id: SectorId): number {
  if (outlook.view.sectors[id]?.owner !== outlook.seat) return 0;
  return GUARD * tileOf(outlook.view, id).control + powerWorth(outlook, id);
}

const GUARD = 0.12;

function powerWorth(outlook: Outlook, id: SectorId): number {
  switch (id) {
    case 'fortress':
      return MANOEUVRE;
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

/** §4 Rivals who are near and strong may come and fight. */
function dangerOf(
  outlook: Outlook,
  distances: Distances,
  { place, shield }: { place: number; shield: number },
): number {
  const { view, seat, me } = outlook;
  if (!isWar(view)) return 0;
  const sector = at(distances.ids, place);
  const mine = shield + standingMight(view, seat, { side: 'defence', sector });
  const stake =
    1 + (me.influence > 0 ? 1 : 0) + (view.sectors[sector]?.owner === seat ? tileOf(view, sector).control : 0);
  return view.captains.reduce((sum, rival, other) => {
    if (other === seat || rival.at === null) return sum;
    const away = distance(distances, distances.ids.indexOf(rival.at), place);
    const theirs = meanMight(handOf(view, other, 'attack')) + standingMight(view, other, { side: 'attack', sector });
    const edge = Math.max(0, Math.min(1, (theirs - away - mine + 3) / 8));
    return sum + DANGER * stake * edge;
  }, 0);
}

const DANGER = 0.12;

function meanDefence({ cards, count }: Outlook): number {
  const sum = cards.reduce((total, face) => total + mightOf(face, 'defence', count), 0);
  return (sum / Math.max(1, cards.length)) * Math.min(HAND, cards.length);
}
