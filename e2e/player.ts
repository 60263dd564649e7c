import type { Locator } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** What a player has to play with. */
export type Means = 'mouse' | 'touch' | 'keys';

const READY = '.sb-choice[aria-disabled="false"]';
const OVER = '.bar-button-lit';
const MOST_MOVES = 400;

/** From the home page to the table. */
export async function begin(page: Page, means: Means): Promise<void> {
  await page.goto('/');
  await act(page, page.locator('.door .button-main').first(), means);
  await expect(page.locator(READY).first()).toBeVisible();
}

/** Plays until the end, or so many moves. */
export async function play(page: Page, means: Means, moves = MOST_MOVES): Promise<void> {
  for (let made = 0; made < moves; made += 1) {
    await page.locator(`${READY}, ${OVER}`).first().waitFor();
    if (await isOver(page)) return;
    await answer(page, means, made);
  }
  // The dice of the last move still have to lie still.
  await page.locator(`${READY}, ${OVER}`).first().waitFor();
}

function isOver(page: Page): Promise<boolean> {
  return page.locator(OVER).isVisible();
}

/** Side deals first (sell, heal), then the main choice. */
async function answer(page: Page, means: Means, made: number): Promise<void> {
  const choices = page.locator('.sb-choice');
  const tones = await choices.evaluateAll((all) => all.map((choice) => choice.getAttribute('data-tone')));
  const wish = Math.max(0, tones.indexOf('plain'));
  const frame = page.locator('.table-frame');
  const before = await frame.getAttribute('data-seq');
  // Every few moves the long way: by Tab and Enter instead of the number on the button.
  if (means === 'keys' && made % 8 !== 0) await page.keyboard.press(`${wish + 1}`);
  else await act(page, choices.nth(wish), means);
  await expect(frame).not.toHaveAttribute('data-seq', before ?? '');
}

async function act(page: Page, target: Locator, means: Means): Promise<void> {
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
