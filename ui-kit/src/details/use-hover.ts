import { type RefObject, useEffect } from 'react';
import { type Place, placeOfMouse } from '../keys/hands.ts';
import { type Ask, thingAt } from './things.ts';

/** How long a mouse rests on a thing before it asks, in milliseconds. */
const REST_MS = 450;

/** A mouse that was moved to a thing and rests there asks about it until it leaves, or presses; a thing that comes under a resting mouse is not meant. */
export function useHover(
  root: RefObject<HTMLElement | null>,
  { ask, leave }: { readonly ask: Ask; leave(): void },
): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let under: HTMLElement | null = null;
    const rest = (thing: HTMLElement | null) => {
      if (thing === under) return;
      under = thing;
      clearTimeout(timer);
      leave();
      if (thing) timer = setTimeout(() => ask(thing, 'pointed'), REST_MS);
    };
    const hasMoved = motionOfMouse(placeOfMouse());
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const thing = thingAt(table, event.target);
      if (hasMoved(event)) rest(thing);
      else if (thing !== under) rest(null);
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && hasMoved(event)) rest(thingAt(table, event.target));
    };
    const onDown = (event: PointerEvent) => {
      hasMoved(event);
      if (!(event.target instanceof Node && table.contains(event.target))) return;
      clearTimeout(timer);
      leave();
    };
    const listening = new AbortController();
    const first = { signal: listening.signal, capture: true };
    // Of the whole window: what lies beside the table moves the mouse as well, and may give way under it.
    window.addEventListener('pointerover', onOver, first);
    window.addEventListener('pointermove', onMove, first);
    window.addEventListener('pointerdown', onDown, first);
    document.documentElement.addEventListener('pointerleave', () => rest(null), { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [root, ask, leave]);
}

/** Whether the mouse is elsewhere than it was last: a browser also tells of one that rests while the page moves below it. */
function motionOfMouse(before: Place | undefined): (event: PointerEvent) => boolean {
  let last = before;
  return ({ type, screenX: x, screenY: y }) => {
    // Of a mouse that has never moved, only a motion is one.
    if (last === undefined && type === 'pointerover') return false;
    const isSame = x === last?.x && y === last?.y;
    last = { x, y };
    return !isSame;
  };
}
