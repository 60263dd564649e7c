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

export interface Around {
  readonly screen: Box;
  /** What should stay in sight besides the thing: a question, the news. */
  readonly clear?: readonly Box[];
}

/** The thing itself matters more than all that lies around it. */
const THING_WEIGHT = 100;

/** Beside the thing, on the first side where it covers nothing; where there is none, where it covers least. */
export function cardPlace(card: Size, thing: Box, { screen, clear = [] }: Around): CardPlace {
  const sides = [...sidesOf(card, thing), ...clear.flatMap((box) => beyond(card, thing, box))];
  const places = sides.map((place) => within(place, card, screen));
  const covered = places.map((place) => coveredBy({ ...card, ...place }, thing, clear));
  const [first = { left: 0, top: 0, side: 'below' }] = places;
  return places[covered.indexOf(Math.min(...covered))] ?? first;
}

/** On any side of something else, as near to the thing as can be. */
function beyond(card: Size, thing: Box, box: Box): CardPlace[] {
  const { left, top } = centredOn(card, thing);
  return sidesOf(card, box).map((place) => ({ ...place, ...(isUpright(place) ? { left } : { top }) }));
}

const isUpright = ({ side }: CardPlace): boolean => side === 'above' || side === 'below';

function coveredBy(card: Box, thing: Box, clear: readonly Box[]): number {
  return clear.reduce((sum, box) => sum + overlap(card, box), THING_WEIGHT * overlap(card, thing));
}

function centredOn({ width, height }: Size, thing: Box): Pick<CardPlace, 'left' | 'top'> {
  return { left: thing.left + (thing.width - width) / 2, top: thing.top + (thing.height - height) / 2 };
}

function sidesOf({ width, height }: Size, thing: Box): CardPlace[] {
  const centred = centredOn({ width, height }, thing);
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
