import type { Box, Size } from '@haven/ui-kit';

/** Where the card stands, seen from what it speaks of. */
export type Side = 'below' | 'above' | 'right' | 'left';

export interface CardPlace {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** How far along its edge the card points at its thing; undefined where the thing is not right beside it. */
  readonly tip?: number;
}

/** Room for the arrow between the card and its thing. */
const GAP = 30;
/** Where there is little room, a tip has to do. */
const NEAR = 12;
const MARGIN = 8;

export interface Around {
  readonly screen: Box;
  /** The screen with what may be covered before an answer is. */
  readonly wider?: Box;
  /** What is spoken of as well. */
  readonly free?: readonly Box[];
  /** What should stay in sight besides: a question, the news. */
  readonly clear?: readonly Box[];
  /** What is looked at meanwhile, and gives way to an answer alone. */
  readonly dear?: readonly Box[];
  /** What is better left open where there is a choice: the board itself. */
  readonly spare?: readonly Box[];
}

export interface Surroundings {
  readonly goal: Box | undefined;
  readonly bar: Box | undefined;
  readonly drawer?: Box | undefined;
}

/** The board with the goal above it, unless that stands in the bar, and with a drawer that stands beside it. */
export function widened(board: Box, { goal, bar, drawer }: Surroundings): Box {
  const top = goal && goal.top >= (bar ? bar.top + bar.height : 0) ? goal.top : board.top;
  const right = board.left + board.width;
  const isBeside = drawer !== undefined && drawer.left >= right - 1;
  return {
    ...board,
    top,
    width: (isBeside ? drawer.left + drawer.width : right) - board.left,
    height: board.height + board.top - top,
  };
}

/** The thing itself matters more than what is spoken of with it, and that more than all that lies around it. */
const THING_WEIGHT = 10_000;
const FREE_WEIGHT = 100;
const DEAR_WEIGHT = 0.3;
const SPARE_WEIGHT = 0.01;

/** Beside the thing, on the first side where it covers nothing; where there is none, wherever it covers least. */
export function cardPlace(card: Size, thing: Box, around: Around): CardPlace {
  const beside = placesBeside(card, thing, around);
  const isClear = beside.some((place) => coveredBy({ ...card, ...place }, thing, { ...around, spare: [] }) === 0);
  const places = isClear ? beside : [...beside, ...placesAnywhere(card, thing, around)];
  const covered = places.map((place) => coveredBy({ ...card, ...place }, thing, around));
  const least = places[covered.indexOf(covered.reduce((one, other) => Math.min(one, other)))];
  return pointing(least ?? { left: 0, top: 0, side: 'below' }, card, thing);
}

function placesBeside(card: Size, thing: Box, { screen, free = [], clear = [] }: Around): CardPlace[] {
  const sides = [
    ...sidesOf(card, thing, GAP),
    ...[...free, ...clear].flatMap((box) => beyond(card, thing, box)),
    ...sidesOf(card, thing, NEAR),
    ...[...free, ...clear].flatMap((box) => sidesOf(card, box, NEAR)),
    ...cornersOf(screen),
  ];
  return sides.map((place) => within(place, card, screen));
}

const STEP = 6;

/** All over the screen, the nearest to the thing first; then where it is wider. */
function placesAnywhere(card: Size, thing: Box, { screen, wider }: Around): CardPlace[] {
  const centred = centredOn(card, thing);
  const away = ({ left, top }: CardPlace) => Math.hypot(left - centred.left, top - centred.top);
  return [screen, ...(wider ? [wider] : [])].flatMap((part) =>
    stepsOf(part.left, part.width - card.width)
      .flatMap((left) => stepsOf(part.top, part.height - card.height).map((top) => ({ left, top })))
      .map((place) => ({ ...place, side: sideOf({ ...card, ...place }, thing) }))
      .sort((one, other) => away(one) - away(other)),
  );
}

function stepsOf(from: number, length: number): number[] {
  const count = Math.max(0, Math.floor((length - 2 * MARGIN) / STEP)) + 1;
  return Array.from({ length: count }, (_, step) => from + MARGIN + STEP * step);
}

function sideOf(card: Box, thing: Box): Side {
  if (card.top >= thing.top + thing.height) return 'below';
  if (card.top + card.height <= thing.top) return 'above';
  return card.left > thing.left ? 'right' : 'left';
}

/** Round corners have no room for a tip. */
const CORNER = 18;

function pointing(place: CardPlace, card: Size, thing: Box): CardPlace {
  const box = { ...card, ...place };
  if (!isBeside(place.side, box, thing)) return place;
  const [from, length, aim, size] = isUpright(place)
    ? [place.left, card.width, thing.left, thing.width]
    : [place.top, card.height, thing.top, thing.height];
  const tip = clamp(aim + size / 2 - from, CORNER, length - CORNER);
  const isAtThing = from + tip >= aim && from + tip <= aim + size;
  return isAtThing ? { ...place, tip } : place;
}

/** No further away than the tip reaches. */
function isBeside(side: Side, card: Box, thing: Box): boolean {
  const between = {
    below: card.top - (thing.top + thing.height),
    above: thing.top - (card.top + card.height),
    right: card.left - (thing.left + thing.width),
    left: thing.left - (card.left + card.width),
  }[side];
  return between >= 0 && between <= GAP + 1;
}

/** On any side of something else, as near to the thing as can be. */
function beyond(card: Size, thing: Box, box: Box): CardPlace[] {
  const { left, top } = centredOn(card, thing);
  return sidesOf(card, box, GAP).map((place) => ({ ...place, ...(isUpright(place) ? { left } : { top }) }));
}

const isUpright = ({ side }: CardPlace): boolean => side === 'above' || side === 'below';

function coveredBy(card: Box, thing: Box, { free = [], clear = [], dear = [], spare = [] }: Around): number {
  const ofAll = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(card, box), 0);
  const less = DEAR_WEIGHT * ofAll(dear) + SPARE_WEIGHT * ofAll(spare);
  return THING_WEIGHT * overlap(card, thing) + FREE_WEIGHT * ofAll(free) + ofAll(clear) + less;
}

/** Where little else is left. */
function cornersOf({ left, top, width, height }: Box): CardPlace[] {
  const [right, bottom] = [left + width, top + height];
  return [
    { left, top: bottom, side: 'below' },
    { left: right, top: bottom, side: 'below' },
    { left, top, side: 'above' },
    { left: right, top, side: 'above' },
  ];
}

function centredOn({ width, height }: Size, thing: Box): Pick<CardPlace, 'left' | 'top'> {
  return { left: thing.left + (thing.width - width) / 2, top: thing.top + (thing.height - height) / 2 };
}

function sidesOf({ width, height }: Size, thing: Box, gap: number): CardPlace[] {
  const centred = centredOn({ width, height }, thing);
  return [
    { ...centred, top: thing.top + thing.height + gap, side: 'below' },
    { ...centred, top: thing.top - gap - height, side: 'above' },
    { ...centred, left: thing.left + thing.width + gap, side: 'right' },
    { ...centred, left: thing.left - gap - width, side: 'left' },
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

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
