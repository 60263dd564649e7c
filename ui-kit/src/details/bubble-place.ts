/** Of something on the screen, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface BubblePlace {
  readonly left: number;
  readonly top: number;
}

/** What stands above everything ends at its top. */
interface Screen extends Size {
  readonly top: number;
}

interface Around {
  readonly screen: Screen;
  /** Cards that tell the player what to do now. */
  readonly cards: readonly Box[];
}

const GAP = 10;
const EDGE = 8;

/** Above its thing if there is room, else below, else at its side; over a card that speaks only where nothing is free. */
export function bubblePlace(bubble: Size, thing: Box, { screen, cards }: Around): BubblePlace {
  const places = placesBeside(bubble, thing, { screen, cards });
  return places.find((place) => isClear({ ...bubble, ...place }, cards)) ?? places[0] ?? atSide(bubble, thing, screen);
}

/** Whether a bubble there hides none of the cards. */
export function isClear(bubble: Box, cards: readonly Box[]): boolean {
  return cards.every((card) => !overlaps(bubble, card));
}

function placesBeside(bubble: Size, thing: Box, { screen, cards }: Around): BubblePlace[] {
  const left = within(thing.left + (thing.width - bubble.width) / 2, bubble.width, screen.width);
  const top = beside(bubble, thing, screen);
  const sides = [thing.left - GAP - bubble.width, thing.left + thing.width + GAP];
  const past = cards.flatMap((card) => [card.top + card.height + GAP, card.top - GAP - bubble.height]);
  return [
    { left, top: thing.top - bubble.height - GAP },
    { left, top: thing.top + thing.height + GAP },
    ...[top, ...past].flatMap((at) => sides.map((side) => ({ left: side, top: at }))),
  ].filter((place) => fits(place, bubble, screen));
}

function fits({ left, top }: BubblePlace, { width, height }: Size, screen: Screen): boolean {
  const isHigh = top >= screen.top + EDGE && top + height + EDGE <= screen.height;
  return isHigh && left >= EDGE && left + width + EDGE <= screen.width;
}

/** Where it fits nowhere, it covers its thing rather than the edge of the screen. */
function atSide(bubble: Size, thing: Box, screen: Screen): BubblePlace {
  return {
    left: within(thing.left + thing.width + GAP, bubble.width, screen.width),
    top: beside(bubble, thing, screen),
  };
}

/** In the middle of its thing, and below what stands above everything if it is low enough for that. */
function beside({ height }: Size, thing: Box, screen: Screen): number {
  const middle = thing.top + (thing.height - height) / 2;
  return within(Math.max(middle, screen.top + EDGE), height, screen.height);
}

function within(at: number, size: number, most: number): number {
  return Math.max(EDGE, Math.min(at, most - size - EDGE));
}

function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.left >= other.left + other.width || other.left >= one.left + one.width;
  const isApart = one.top >= other.top + other.height || other.top >= one.top + one.height;
  return !isBeside && !isApart;
}
