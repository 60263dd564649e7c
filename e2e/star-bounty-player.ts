import { act, type Input, listingOf } from './input.ts';
import { type Player, playOn } from './table.ts';
import { expect, type Page } from './test.ts';

/** What shines, else whatever comes first, and once more if that is doubted. */
export const starBountyPlayer: Player = {
  asked: '.sb-choice[aria-disabled="false"]',
  answer: async (page, input, { made }) => {
    const choices = page.locator('.sb-choice');
    const tones = await choices.evaluateAll((all) => all.map((choice) => choice.getAttribute('data-tone')));
    const wish = Math.max(0, tones.indexOf('main'));
    const press = async () => {
      // Every few moves the long way: by Tab and Enter instead of the number on the button.
      if (input === 'keys' && made % 12 !== 0) await page.keyboard.press(`${wish + 1}`);
      else await act(page, choices.nth(wish), input);
    };
    await press();
    if ((await page.locator('.sb-choice[data-warned="true"]').count()) > 0) await press();
  },
};

/** From the home page to the table. */
export async function begin(page: Page, input: Input): Promise<void> {
  await page.goto('/');
  await act(page, listingOf(page, 'star-bounty').locator('.button-main'), input);
  await expect(page.locator(starBountyPlayer.asked).first()).toBeVisible();
}

/** Plays until the end, or so many moves. */
export function play(page: Page, input: Input, moves?: number): Promise<void> {
  return playOn({ page, input, player: starBountyPlayer }, moves === undefined ? {} : { moves });
}
