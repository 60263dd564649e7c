import { at } from '@haven/kit';
import {
  barrierToConquest,
  canExplore,
  capturePriceOf,
  conquestPriceOf,
  type Face,
  faceNamed,
  faceOfToken,
  INFLUENCE_TO_WIN,
  manoeuvrePriceOf,
  maySpendCrypto,
  PRICE,
  type SectorId,
  type SeenSector,
  tileOf,
  type View,
} from '@haven/tortuga-2199-rules';
import { addWorth } from './card-worth.ts';
import type { Distances } from './distances.ts';
import type { Outlook } from './outlook.ts';
import { cryptoWorth } from './play-worth.ts';

/** Something to be done in a sector with Manoeuvre, or a conquest with Crypto. */
export interface SectorAction {
  readonly type: 'explore' | 'conquer' | 'conquerWithCrypto' | 'capture' | 'collect';
  readonly manoeuvre: number;
  readonly crypto: number;
  /** Influence gained on the spot. */
  readonly influence: number;
  /** What it is worth to a captain with so much Manoeuvre left. */
  readonly worth: (left: number) => number;
}

/** What could be done in each sector, whatever it costs; what informs best comes first. */
export function sectorActionsOf(outlook: Outlook, distances: Distances): SectorAction[][] {
  const actionsIn = actionsBySector(outlook, distances);
  return distances.ids.map((_, place) => actionsIn(place));
}

export function actionsBySector(outlook: Outlook, { ids, sectors }: Distances): (place: number) => SectorAction[] {
  const exploration = explorationOf(outlook);
  return (place) => {
    const id = at(ids, place);
    const sector = at(sectors, place);
    return [
      ...(canExplore(sector, outlook.seat) ? [exploration] : []),
      ...conquests(outlook, id, sector),
      ...captures(outlook, sector),
      ...collections(outlook, sector),
    ];
  };
}

/** §3.7 A creature that is too strong today may be hunted another day, or by somebody else. */
function explorationOf(outlook: Outlook): SectorAction {
  const later = outlook.rounds < 1 ? 0 : outlook.weights.tooStrong;
  const creatures = unknownCreatures(outlook.view).map((face) => ({
    price: capturePriceOf(outlook.view, face),
    prize: captureWorth(outlook, face),
  }));
  const meanWith = (left: number) =>
    creatures.reduce((sum, { price, prize }) => sum + (price <= left ? prize : later * prize), 0) /
    Math.max(1, creatures.length);
  const means: number[] = [];
  const worth = (left: number) => {
    means[left] ??= meanWith(left);
    return means[left];
  };
  return { type: 'explore', manoeuvre: PRICE.explore, crypto: 0, influence: 0, worth };
}

/** §1.7 The creatures still at large, but for those that were explored. */
function unknownCreatures(view: View): Face[] {
  const known = Object.values(view.sectors).flatMap(({ hunt }) => (hunt === null ? [] : [faceOfToken(view, hunt)]));
  return view.huntDeck.map((card) => faceNamed(view, card)).filter((face) => !known.includes(face));
}

/** §3.10 A point now, and the card. */
function captureWorth(outlook: Outlook, face: Face): number {
  return 1 + Math.max(0, addWorth(outlook, face));
}

function captures(outlook: Outlook, { hunt }: SeenSector): SectorAction[] {
  if (hunt === null) return [];
  const face = faceOfToken(outlook.view, hunt);
  const prize = captureWorth(outlook, face);
  return [
    { type: 'capture', manoeuvre: capturePriceOf(outlook.view, face), crypto: 0, influence: 1, worth: () => prize },
  ];
}

/** §3.6 */
function collections(outlook: Outlook, { mineral }: SeenSector): SectorAction[] {
  const worth = outlook.weights.mineral * cryptoWorth(outlook);
  return mineral ? [{ type: 'collect', manoeuvre: PRICE.collect, crypto: 0, influence: 0, worth: () => worth }] : [];
}

/** §3.12, §7.2.2 */
function conquests(outlook: Outlook, id: SectorId, sector: SeenSector): SectorAction[] {
  const prize = conquestWorth(outlook, id, sector);
  if (prize <= 0) return [];
  const { view } = outlook;
  const base = { influence: tileOf(view, id).control, worth: () => prize };
  const inManoeuvre: SectorAction = {
    type: 'conquer',
    manoeuvre: manoeuvrePriceOf(view, id),
    crypto: 0,
    ...base,
  };
  if (!maySpendCrypto(view)) return [inManoeuvre];
  return [inManoeuvre, { type: 'conquerWithCrypto', manoeuvre: 0, crypto: conquestPriceOf(view, id), ...base }];
}

function conquestWorth(outlook: Outlook, id: SectorId, { owner }: SeenSector): number {
  const { view, seat } = outlook;
  if (barrierToConquest(view, seat, id) !== undefined) return 0;
  return id === 'tortuga' ? usurpWorth(outlook) : gainWorth(outlook, id, owner);
}

/** A sector gained: its control token, what it takes from its owner, and its gifts in the turns to come. */
export function gainWorth(outlook: Outlook, id: SectorId, owner: number | null): number {
  const { control, kind } = tileOf(outlook.view, id);
  const denied = owner === null ? 0 : control * at(outlook.grudges, owner);
  return control * keptOf(outlook) + denied + outlook.weights.held * outlook.rounds * giftOf(outlook, kind);
}

/** How much of a sector one still has in the end. §7.2.2 Where Crypto conquers too, every rival soon takes one back. */
function keptOf({ view, weights }: Outlook): number {
  return view.options.scenario === 'peaceful' ? weights.keptInPeace / view.captains.length : weights.kept;
}

function giftOf(outlook: Outlook, kind: string): number {
  if (kind === 'post') return cryptoWorth(outlook);
  if (kind === 'turrets') return outlook.view.options.scenario === 'peaceful' ? 0 : outlook.weights.turrets;
  return outlook.weights.power;
}

/** §6.2 Tortuga ends the game: it is worth taking for whoever will be first then. */
function usurpWorth({ view, seat, me }: Outlook): number {
  const mine = me.total + tileOf(view, 'tortuga').control;
  const best = Math.max(...view.captains.filter((_, other) => other !== seat).map(({ total }) => total));
  if (mine >= INFLUENCE_TO_WIN) return VICTORY;
  if (view.options.scenario === 'aggressive') return VICTORY; // §7.1.4
  return mine >= best + SAFE_LEAD ? VICTORY / 2 : 0;
}

/** What a rival may still gather in a last turn without conquests and fights. */
const SAFE_LEAD = 5;
export const VICTORY = 100;
