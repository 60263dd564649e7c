import { type RefObject, useEffect } from 'react';
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
    const hasMoved = motionOfMouse();
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const thing = thingAt(table, event.target);
      if (hasMoved(event)) rest(thing);
      else if (thing !== under) rest(null);
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && hasMoved(event)) rest(thingAt(table, event.target));
    };
    const onLeave = () => rest(null);
    const onDown = (event: PointerEvent) => {
      hasMoved(event);
      clearTimeout(timer);
      leave();
    };
    const listening = new AbortController();
    const { signal } = listening;
    table.addEventListener('pointerover', onOver, { signal });
    table.addEventListener('pointermove', onMove, { signal });
    table.addEventListener('pointerleave', onLeave, { signal });
    table.addEventListener('pointerdown', onDown, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [root, ask, leave]);
}

/** Whether the mouse is elsewhere than it was last: a browser also tells of one that rests while the page moves below it. */
function motionOfMouse(): (event: PointerEvent) => boolean {
  let last = { x: Number.NaN, y: Number.NaN };
  return ({ screenX: x, screenY: y }) => {
    const isSame = x === last.x && y === last.y;
    last = { x, y };
    return !isSame;
  };
}
