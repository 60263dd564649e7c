import { shelveMidGames } from '../mid-game.ts';
import { follow } from '../runs.ts';
import { DESKTOP, expect, test } from '../test.ts';

const GAME = 'tortuga-2199';

test.use(DESKTOP);

test('the log opens at its newest line, with faces, names in colour and pictures that say nothing', async ({
  page,
}) => {
  await shelveMidGames(page, [GAME]);
  await follow(page, `/run/${GAME}`);
  await expect(page.locator('.t2-hand .t2-card-scene').first()).toBeVisible();
  await page.locator('.bar-button[data-tab="log"]').click();
  const newest = page.locator('.log-move').last();
  await expect(newest).toBeInViewport();
  await expect(page.locator('.log-face img').first()).toBeAttached();
  await expect(page.locator('.log-name').first()).toHaveAttribute('style', /--seat-colour: #/);
  await expect(page.locator('.log .t2-thumb').first()).toBeAttached();
  expect(await page.locator('.log :is(.t2-log-pictures, .t2-face):not([aria-hidden="true"])').count()).toBe(0);
  expect(await page.evaluate(idsTwice)).toEqual([]);
});

/** Runs in the page. */
function idsTwice(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}
