import { type RefObject, useEffect } from 'react';
import { Hold } from './hold.ts';
import { type Ask, thingAt } from './things.ts';

/** A finger that rests on a thing asks about it, and so does a right click; neither does anything else. */
export function useHold(root: RefObject<HTMLElement | null>, ask: Ask): void {
  useEffect(() => {
    const table = root.current;
    return table === null ? undefined : listen(table, new Hold((thing) => ask(thing, 'held')));
  }, [root, ask]);
}

function listen(table: HTMLElement, hold: Hold): () => void {
  const listening = new AbortController();
  // Before anything else on the page hears of it.
  const first = { signal: listening.signal, capture: true };
  window.addEventListener('pointerdown', (event) => hold.press(event, thingAt(table, event.target)), first);
  window.addEventListener('pointermove', (event) => hold.move(event), first);
  window.addEventListener('pointerup', () => hold.lift(), first);
  window.addEventListener('pointercancel', () => hold.lift(), first);
  window.addEventListener('click', (event) => hold.swallow(event), first);
  table.addEventListener('contextmenu', (event) => askByMenu(event, table, hold), first);
  return () => {
    hold.lift();
    listening.abort();
  };
}

function askByMenu(event: MouseEvent, table: HTMLElement, hold: Hold): void {
  const thing = thingAt(table, event.target);
  if (thing === null) return;
  event.preventDefault();
  hold.ask(thing);
}
