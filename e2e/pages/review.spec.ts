import { type GameTypes, type MatchRecord, replay } from '@haven/kit';
import { knownGame, matchUntil } from '../bot-matches.ts';
import { follow, shelve } from '../runs.ts';
import { expect, test } from '../test.ts';

const GAME = knownGame('tortuga');

/** A match that is over, as if it had begun so many moves before its end. */
function endingOf(moves: number): MatchRecord<GameTypes> {
  const record = matchUntil({ game: 'tortuga', seats: 2 }, ({ state }) => GAME.outcome(state) !== undefined);
  const left = record.entries.length - moves;
  return { ...record, initial: replay(GAME, record, left).state, entries: record.entries.slice(left) };
}

test.use({ viewport: { width: 390, height: 664 }, locale: 'fr' });

test('a finished match is reviewed from its result, kept, watched at a turning point and shared as a picture', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.listing').first()).toBeVisible();
  await shelve(page, 'over', endingOf(36));
  await follow(page, '/run/over');
  await page.getByRole('link', { name: 'Analyser la partie' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const chart = page.getByRole('img', { name: /chances de gagner/ });
  await expect(chart).toBeVisible({ timeout: 120_000 });
  await expect(chart.locator('.review-line')).toHaveCount(2);
  await page.locator('.review-numbers summary').click();
  await expect(page.locator('.review-numbers tbody tr').last()).toContainText(/100\s%/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const points = (await page.locator('.review-points').textContent()) ?? '';
  await page.reload();
  await expect(page.locator('.review-points')).toHaveText(points);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Partager en image' }).click();
  expect((await saved).suggestedFilename()).toBe('haven-review.png');

  await page.getByRole('link', { name: 'Revoir ce moment' }).first().click();
  await expect(page.locator('.replay-frame')).toBeVisible();
  await expect(page).toHaveURL(/move=\d+/);
});
