import type { Box, Size } from '@haven/ui-kit';

/** Where the card stands, seen from what it speaks of. */
export type Side = 'below' | 'above' | 'right' | 'left';

export interface CardPlace {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

/** Room for the arrow between the card and its thing. */
const GAP = 30;
const MARGIN = 8;

/** Beside the thing, on the first side where it covers nothing of it; where there is none, where it covers least. */
export function cardPlace(card: Size, thing: Box, screen: Box): CardPlace {
  const places = sidesOf(card, thing).map((place) => within(place, card, screen));
  const covered = places.map((place) => overlap({ ...card, ...place }, thing));
  const [first = { left: 0, top: 0, side: 'below' }] = places;
  return places[covered.indexOf(Math.min(...covered))] ?? first;
}

function sidesOf({ width, height }: Size, thing: Box): CardPlace[] {
  const centred = { left: thing.left + (thing.width - width) / 2, top: thing.top + (thing.height - height) / 2 };
  return [
    { ...centred, top: thing.top + thing.height + GAP, side: 'below' },
    { ...centred, top: thing.top - GAP - height, side: 'above' },
    { ...centred, left: thing.left + thing.width + GAP, side: 'right' },
    { ...centred, left: thing.left - GAP - width, side: 'left' },
  ];
}

function within({ left, top, side }: CardPlace, card: Size, screen: Box): CardPlace {
  return {
    left: clamp(left, screen.left + MARGIN, screen.left + screen.width - card.width - MARGIN),
    top: clamp(top, screen.top + MARGIN, screen.top + screen.height - card.height - MARGIN),
    side,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** What both lie in. */
export function around(one: Box, other: Box | undefined): Box {
  if (other === undefined) return one;
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
