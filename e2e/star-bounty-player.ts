import { act, doorOf, type Means } from './means.ts';
import { type Player, playOn } from './table.ts';
import { expect, type Page } from './test.ts';

/** Side deals first (sell, heal), then the main choice. */
export const starBountyPlayer: Player = {
  asked: '.sb-choice[aria-disabled="false"]',
  answer: async (page, means, { made }) => {
    const choices = page.locator('.sb-choice');
    const tones = await choices.evaluateAll((all) => all.map((choice) => choice.getAttribute('data-tone')));
    const wish = Math.max(0, tones.indexOf('plain'));
    // Every few moves the long way: by Tab and Enter instead of the number on the button.
    if (means === 'keys' && made % 12 !== 0) await page.keyboard.press(`${wish + 1}`);
    else await act(page, choices.nth(wish), means);
  },
};

/** From the home page to the table. */
export async function begin(page: Page, means: Means): Promise<void> {
  await page.goto('/');
  await act(page, doorOf(page, 'star-bounty').locator('.button-main'), means);
  await expect(page.locator(starBountyPlayer.asked).first()).toBeVisible();
}

/** Plays until the end, or so many moves. */
export function play(page: Page, means: Means, moves?: number): Promise<void> {
  return playOn({ page, means, player: starBountyPlayer }, moves === undefined ? {} : { moves });
}
