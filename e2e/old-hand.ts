import type { BrowserContext } from '@playwright/test';

/** Somebody who wants no help in the first games: nothing lies over the table but what a test asks for. */
export function oldHand(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    // An empty page has no storage.
    if (location.origin === 'null') return;
    const memory = JSON.stringify({ state: { off: ['hints', 'goal'] }, version: 1 });
    if (localStorage.getItem('haven.first-games') === null) localStorage.setItem('haven.first-games', memory);
  });
}
