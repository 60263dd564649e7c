import { follow, runUntil, shelve, stepOf } from '../runs.ts';
import { hurry } from '../table.ts';
import { expect, test } from '../test.ts';

test.use({ locale: 'en-GB' });

/** Runs in the page: presses whatever comes to the place of this answer, as soon as it is another one; tells which. */
async function pressNextAtOnce(first: string): Promise<string> {
  const answer = () => document.querySelector<HTMLElement>('.sb-choice');
  while (answer()?.dataset.choice === first) await new Promise((resolve) => setTimeout(resolve, 5));
  answer()?.click();
  return answer()?.dataset.choice ?? '';
}

test('a second tap that was on its way does not answer the next question', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.locator('.listing').first().waitFor();
  await shelve(
    page,
    'braced',
    runUntil((match) => stepOf(match) === 'brace', { by: 'captain' }),
  );
  await follow(page, '/run/braced');
  const answer = page.locator('.sb-choice').first();
  await expect(answer).toHaveAttribute('data-choice', 'brace');
  const pressed = page.evaluate(pressNextAtOnce, 'brace');
  await answer.click();
  expect(await pressed).toBe('endure');
  await expect(answer).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('.sb-table')).toHaveAttribute('data-step', 'impact');
});
