import { type RefObject, useEffect } from 'react';
import { type Ask, thingAt } from './things.ts';

/** How long a mouse rests on a thing before it asks, in milliseconds. */
const REST_MS = 450;

/** A mouse that rests on a thing asks about it until it leaves, or presses. */
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
    const onOver = ({ pointerType, target }: PointerEvent) => pointerType === 'mouse' && rest(thingAt(table, target));
    const onLeave = () => rest(null);
    const onDown = () => {
      clearTimeout(timer);
      leave();
    };
    const listening = new AbortController();
    const { signal } = listening;
    table.addEventListener('pointerover', onOver, { signal });
    table.addEventListener('pointerleave', onLeave, { signal });
    table.addEventListener('pointerdown', onDown, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [root, ask, leave]);
}
