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

/** Whether its middle is off the screen, or lies below something other than the card that speaks of it. */
export function isHidden(thing: HTMLElement): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const layers = document.elementsFromPoint(left + width / 2, top + height / 2);
  const above = layers.find((layer) => layer.closest('.lesson-card, .once-card') === null);
  return above === undefined || !(thing.contains(above) || above.contains(thing));
}

const FOCUSABLE = 'button, a[href], input, [tabindex="0"]';

/** What of a thing takes the focus: itself, the button it is part of, or the first one inside it. */
export function focusOn(thing: HTMLElement): void {
  const button = thing.closest<HTMLElement>(FOCUSABLE) ?? thing.querySelector<HTMLElement>(FOCUSABLE);
  button?.focus();
}
