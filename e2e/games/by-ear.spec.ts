import { DESKTOP, expect, type Page, test } from '../test.ts';

const MOST_MOVES = 200;
/** One answer to each question of the run. */
const ANSWER =
  /Engage|Re-engage|Fire!|Let the shot land|Brace for impact!|Take the (hit|fire)|Return to|Leave for|Yes[,:]/;

const answer = (page: Page) =>
  page.getByRole('region', { name: 'Your decision' }).getByRole('button', { name: ANSWER, disabled: false }).first();
const end = (page: Page) => page.getByRole('button', { name: 'Look at the table' });

/** Finds everything by its role and its name, and sees nothing else of the page. */
async function playByEar(page: Page): Promise<void> {
  for (let made = 0; made < MOST_MOVES; made += 1) {
    await answer(page).or(end(page)).first().waitFor();
    if (await end(page).isVisible()) return;
    await pressIfThere(page);
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
}

/** What was there a moment ago may have been the answer before this one, and the run may be over by now. */
async function pressIfThere(page: Page): Promise<void> {
  await answer(page)
    .press('Enter', { timeout: 1000 })
    .catch(() => undefined);
}

test.use({ ...DESKTOP, locale: 'en' });

test('a run of Star Bounty is played from home to its end by roles and names alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now Star Bounty' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Star Bounty', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await playByEar(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fly again' })).toBeVisible();
});
