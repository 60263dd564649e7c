import type { Locator } from '@playwright/test';
import type { Page } from './test.ts';

/** What a player has to play with. */
export type Means = 'mouse' | 'touch' | 'keys';

export async function act(page: Page, target: Locator, means: Means): Promise<void> {
  if (means === 'mouse') return target.click();
  if (means === 'touch') return target.tap();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** By Tab alone, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came there');
}

/** The way into a game on the home page. */
export function doorOf(page: Page, game: string): Locator {
  return page.locator(`.door:has(a[href="/new/${game}"])`);
}
