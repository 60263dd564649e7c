import { type RefObject, useEffect } from 'react';

/** Marks a group of things by what matches each of them: Tab comes to one of them, the arrow keys go on from there. */
const ROVING = 'data-roving';

interface Point {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** So much farther than ahead may something lie to the side. */
const ASIDE = 1.8;

/** Every group of a table is one stop for Tab, at the thing where somebody was last. */
export function useRoving(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = table.current;
    const onKey = (event: KeyboardEvent) => {
      const next = isPlain(event) ? nextOf(event) : undefined;
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    const onFocus = ({ target }: FocusEvent) => {
      const group = groupOf(target);
      if (group && target instanceof HTMLElement && thingsIn(group).includes(target)) stopAt(group, target);
    };
    const onTab = ({ key }: KeyboardEvent) => key === 'Tab' && keepStops(root);
    window.addEventListener('keydown', onTab, true);
    root?.addEventListener('keydown', onKey);
    root?.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('keydown', onTab, true);
      root?.removeEventListener('keydown', onKey);
      root?.removeEventListener('focusin', onFocus);
    };
  }, [table]);
  // After every change: things come and go. Tab alone cannot wait until it is drawn.
  useEffect(() => onceDrawn(() => keepStops(table.current)));
}

/** To look at what is on the page costs nothing then: it has been laid out for the screen already. */
function onceDrawn(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(look);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

function keepStops(table: HTMLElement | null): void {
  for (const group of table?.querySelectorAll<HTMLElement>(`[${ROVING}]`) ?? []) keepOneStop(group);
}

const isPlain = ({ ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent) => !(ctrlKey || altKey || metaKey || shiftKey);

function groupOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${ROVING}]`) : null;
}

function thingsIn(group: HTMLElement): HTMLElement[] {
  const things = [...group.querySelectorAll<HTMLElement>(group.getAttribute(ROVING) ?? 'button')];
  return things.filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
}

function stopAt(group: HTMLElement, stop: HTMLElement): void {
  for (const thing of thingsIn(group)) thing.tabIndex = thing === stop ? 0 : -1;
}

function keepOneStop(group: HTMLElement): void {
  const stops = thingsIn(group).filter(({ tabIndex }) => tabIndex === 0);
  const [stop] = stops.length > 0 ? stops : thingsIn(group);
  if (stop && stops.length !== 1) stopAt(group, stop);
}

function nextOf({ key, target }: KeyboardEvent): HTMLElement | undefined {
  const group = groupOf(target);
  const things = group ? thingsIn(group) : [];
  const here = things.find((thing) => thing === target);
  if (here === undefined) return undefined;
  if (key === 'Home') return things[0];
  if (key === 'End') return things.at(-1);
  const way = WAYS[key];
  return way && nearest(here, things, way);
}

/** The nearest thing that way; of two at the same distance the first. */
function nearest(here: HTMLElement, things: readonly HTMLElement[], way: Point): HTMLElement | undefined {
  const from = middleOf(here);
  const ahead = things.flatMap((thing) => {
    const to = middleOf(thing);
    const by = { x: to.x - from.x, y: to.y - from.y };
    const along = by.x * way.x + by.y * way.y;
    const aside = Math.abs(by.x * way.y + by.y * way.x);
    return along > 1 && aside < ASIDE * along ? [{ thing, distance: along + aside }] : [];
  });
  return ahead.toSorted((one, other) => Math.round(one.distance - other.distance))[0]?.thing;
}

function middleOf(thing: HTMLElement): Point {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
