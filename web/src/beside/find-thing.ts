import type { Box } from '@haven/ui-kit';

/** Things that can be seen now, named as the table marks them: `enemy JS` has `data-enemy="JS"`. */
export function findThings(names: readonly string[]): HTMLElement[] {
  return names.flatMap(thingsCalled).filter(isSeen);
}

function thingsCalled(name: string): HTMLElement[] {
  const [mark = ''] = name.split(' ', 1);
  const value = CSS.escape(name.slice(mark.length + 1));
  return [...document.querySelectorAll<HTMLElement>(`.board-area [data-${mark}="${value}"]`)];
}

function isSeen(thing: HTMLElement): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
}

/** So much of an edge may lie under a neighbour: corners are round, sectors have points. */
const SLACK = 12;
const STEP = 4;

/** The part of a thing that nothing lies over, cut off where a bar, a tray or the screen's end begins; undefined where all of it is hidden. */
export function partInSight(thing: HTMLElement): Box | undefined {
  const { left, top, bottom, width } = thing.getBoundingClientRect();
  const [above, below] = [reach(thing, top, bottom), reach(thing, bottom, top)];
  return above === undefined || below === undefined ? undefined : { left, top: above, width, height: below - above };
}

/** The same, or all of a thing that is yet to be brought into sight. */
export function boxInSight(thing: HTMLElement): Box {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return (isHidden(thing) ? undefined : partInSight(thing)) ?? { left, top, width, height };
}

/** Whether nothing of it lies below a bar, a tray or the screen's end. */
export function isWhole(thing: HTMLElement): boolean {
  return !isHidden(thing) && boxInSight(thing).height >= thing.getBoundingClientRect().height;
}

/** Scrolls so that a thing can be seen: its middle, and then as much of it as there is room for. */
export function bringIntoSight(thing: HTMLElement): void {
  if (isHidden(thing)) return thing.scrollIntoView({ block: 'center', inline: 'center' });
  const { top, bottom } = thing.getBoundingClientRect();
  const seen = boxInSight(thing);
  const [above, below] = [seen.top - top, bottom - (seen.top + seen.height)];
  const scroller = scrollerOf(thing);
  const room = top - Math.max(0, scroller.getBoundingClientRect().top) - SLACK;
  const by = below > 0 ? Math.max(0, Math.min(below + SLACK, room)) : -above - SLACK;
  scroller.scrollBy({ top: by, behavior: 'instant' });
}

function scrollerOf(thing: HTMLElement): Element {
  for (let box = thing.parentElement; box !== null; box = box.parentElement) {
    const isLonger = box.scrollHeight > box.clientHeight + 1;
    if (isLonger && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return document.documentElement;
}

/** Where a thing begins to be seen, on the way from one of its edges to the other. */
function reach(thing: HTMLElement, edge: number, other: number): number | undefined {
  const { left, width } = thing.getBoundingClientRect();
  const columns = [0.25, 0.5, 0.75].map((part) => left + width * part);
  const isSeenAt = (y: number) => columns.some((x) => isUppermost(thing, x, y));
  const inwards = Math.sign(other - edge) * STEP;
  for (let y = edge + inwards; Math.abs(y - edge) < Math.abs(other - edge); y += inwards)
    if (isSeenAt(y)) return Math.abs(y - edge) > SLACK ? y : edge;
  return undefined;
}

/** Whether its middle is off the screen, or lies below something other than the card that speaks of it. */
export function isHidden(thing: HTMLElement): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return !isUppermost(thing, left + width / 2, top + height / 2);
}

function isUppermost(thing: HTMLElement, x: number, y: number): boolean {
  const layers = document.elementsFromPoint(x, y).filter((layer) => layer.closest(CARDS) === null);
  const above = layers.find((layer) => thing.contains(layer) || layer.closest(GLASS) === null);
  return above !== undefined && (thing.contains(above) || above.contains(thing));
}

const CARDS = '.lesson-card, .once-card';
/** Takes the taps for what is drawn below it, and hides nothing. */
const GLASS = '[data-glass]';

const FOCUSABLE = 'button, a[href], input, [tabindex="0"]';

/** What of a thing takes the focus: itself, the button it is part of, or the first one inside it. */
export function focusOn(thing: HTMLElement): void {
  const button = thing.closest<HTMLElement>(FOCUSABLE) ?? thing.querySelector<HTMLElement>(FOCUSABLE);
  button?.focus();
}
