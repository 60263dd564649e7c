import type { Locator } from '@playwright/test';
import type { Page } from './test.ts';

/** What a player has to play with. */
export type Input = 'mouse' | 'touch' | 'keys';

export async function act(page: Page, target: Locator, input: Input): Promise<void> {
  if (input !== 'keys') return pressAt(page, await target.evaluate(freeSpot, PATIENCE_MS), input);
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const PATIENCE_MS = 30_000;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A real press of a button or a finger, whatever is there. */
export function pressAt(page: Page, { x, y }: Spot, input: Input): Promise<void> {
  return input === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
}

/** Runs in the page: where an element can be pressed, as near its middle as may be, once it stands still and nothing lies over it. */
async function freeSpot(element: Element, patience: number): Promise<Spot> {
  const parts = [1 / 2, 1 / 4, 3 / 4, 1 / 8, 7 / 8];
  const spots = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return parts.flatMap((down) => parts.map((across) => ({ x: left + across * width, y: top + down * height })));
  };
  const isFree = ({ x, y }: Spot) => element.contains(document.elementFromPoint(x, y));
  const isSame = (one: Spot, other?: Spot) => one.x === other?.x && one.y === other.y;
  let last = spots().find(isFree);
  for (const end = performance.now() + patience; performance.now() < end; ) {
    if (last === undefined) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const spot = spots().find(isFree);
    if (spot && isSame(spot, last) && !element.matches(':disabled, [aria-disabled="true"]')) return spot;
    last = spot;
  }
  const [{ x, y } = { x: 0, y: 0 }] = spots();
  const [here, above] = [element, document.elementFromPoint(x, y)].map((part) => part?.outerHTML.slice(0, 200));
  throw new Error(`${here} cannot be pressed at ${x},${y}: there is ${above}`);
}

/** By Tab, and by the arrow keys within a group, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const key = await target.evaluate(keyTowards);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no key leads from ${await page.evaluate(focused)} to ${await target.evaluate(outside)}`);
}

const focused = () => document.activeElement?.outerHTML.slice(0, 200);
const outside = (element: Element) => element.outerHTML.slice(0, 200);

/** Runs in the page: what to press next on the way to an element; nothing more once it has the focus. */
function keyTowards(element: Element): string | null {
  const here = document.activeElement;
  if (here === element) return null;
  const group = element.closest('[data-roving]');
  if (here === null || !group?.contains(here) || !here.matches(group.getAttribute('data-roving') ?? '')) return 'Tab';
  const [from, to] = [here.getBoundingClientRect(), element.getBoundingClientRect()];
  const [across, down] = [to.left - from.left, to.top - from.top];
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}

/** The way into a game on the home page. */
export function listingOf(page: Page, game: string): Locator {
  return page.locator(`.listing:has(a[href="/new/${game}"])`);
}
