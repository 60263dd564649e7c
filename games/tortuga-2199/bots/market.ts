import { at } from '@haven/kit';
import {
  cardPriceOf,
  type Face,
  faceNamed,
  facesOf,
  INFLUENCE_PRICE,
  isSpecial,
  type SectorId,
  sellsPiles,
  type View,
} from '@haven/tortuga-2199-rules';
import { addWorth } from './card-worth.ts';
import type { Outlook } from './outlook.ts';

/** Something to be had for Crypto. */
export interface Ware {
  readonly buys: Face | 'influence';
  readonly price: number;
  readonly worth: number;
  readonly copies: number;
}

/** The best use of Crypto in one sector: its worth by how much is spent, and what to buy first. */
export interface Stall {
  readonly worths: readonly number[];
  readonly first: readonly (Ware | undefined)[];
  /** How many points of Influence so much would buy. */
  points(funds: number): number;
}

/** §3.3, §5.7 Everything for sale in a sector, also what is too dear today. */
export function waresIn(outlook: Outlook, id: SectorId): Ware[] {
  const { view } = outlook;
  const wares = view.turn.lobbies.map((price) => ({ ...POINT, price, copies: 1 }));
  if (id === 'tortuga') wares.push({ ...POINT, price: INFLUENCE_PRICE, copies: 9 });
  const cards = cardsIn(view, id).map(([face, copies]) => wareOf(outlook, face, copies));
  return [...wares, ...cards].filter(({ worth }) => worth > TRIFLE);
}

const POINT = { buys: 'influence', worth: 1 } as const;
/** Nobody buys a card that hardly helps: it would only slow the deck down. */
const TRIFLE = 0.05;

function wareOf(outlook: Outlook, face: Face, copies: number): Ware {
  return {
    buys: face,
    price: cardPriceOf(outlook.view, face),
    worth: outlook.weights.purchase * addWorth(outlook, face),
    copies,
  };
}

function cardsIn(view: View, id: SectorId): (readonly [Face, number])[] {
  const open = openIn(view, id).map((face) => [face, 1] as const);
  if (!sellsPiles(view, id)) return open;
  return [...open, ...facesOf(view, 'T').map((face) => [face, view.piles[face.id] ?? 0] as const)];
}

function openIn(view: View, id: SectorId): Face[] {
  if (!isSpecial(id)) return [];
  return view.decks[id].open.flatMap((card) => (card === null ? [] : [faceNamed(view, card)]));
}

/** For every sum up to `funds`, the wares that are worth most together. */
export function stallOf(wares: readonly Ware[], funds: number): Stall {
  const worths = new Array<number>(funds + 1).fill(0);
  const first = new Array<Ware | undefined>(funds + 1).fill(undefined);
  for (const ware of wares) {
    const most = Math.min(ware.copies, Math.floor(funds / ware.price));
    for (let copy = 0; copy < most; copy += 1) offer(worths, first, { ware, crowding: CROWDING ** copy });
  }
  return { worths, first, points: (sum) => pointsFor(wares, sum) };
}

function pointsFor(wares: readonly Ware[], funds: number): number {
  let left = funds;
  let points = 0;
  for (const { buys, price, copies } of wares) {
    if (buys !== 'influence') continue;
    const bought = Math.min(copies, Math.floor(left / price));
    left -= bought * price;
    points += bought;
  }
  return points;
}

/** The second card of a kind on one day helps less than the first. */
const CROWDING = 0.9;

function offer(
  worths: number[],
  first: (Ware | undefined)[],
  { ware, crowding }: { ware: Ware; crowding: number },
): void {
  for (let sum = worths.length - 1; sum >= ware.price; sum -= 1) {
    const worth = at(worths, sum - ware.price) + ware.worth * (ware.buys === 'influence' ? 1 : crowding);
    if (worth <= at(worths, sum)) continue;
    worths[sum] = worth;
    first[sum] = dearer(ware, first[sum - ware.price]);
  }
}

function dearer(ware: Ware, other: Ware | undefined): Ware {
  return other !== undefined && other.price > ware.price ? other : ware;
}
