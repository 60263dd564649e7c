/** A mouse rests on it; a finger rests on it, or it was clicked to the right; a key asks. */
type Way = 'pointed' | 'held' | 'keyed';
export type Ask = (thing: HTMLElement, way: Way) => void;

const THING = '[data-about]';

/** The nearest thing on this table that can be asked about. */
export function thingAt(table: HTMLElement, target: EventTarget | null): HTMLElement | null {
  const thing = target instanceof Element ? target.closest<HTMLElement>(THING) : null;
  return thing && table.contains(thing) ? thing : null;
}

/** All of them that are seen now, in the order of the page; a thing that is drawn twice is told once. */
export function thingsOn(table: HTMLElement): HTMLElement[] {
  const seen = [...table.querySelectorAll<HTMLElement>(THING)].filter(isSeen);
  const abouts = seen.map(aboutOf);
  return seen.filter((thing, place) => abouts.indexOf(aboutOf(thing)) === place);
}

export const aboutOf = (thing: HTMLElement): string => thing.dataset.about ?? '';

const isSeen = (thing: HTMLElement) =>
  thing.closest('[inert]') === null && thing.checkVisibility({ visibilityProperty: true });
