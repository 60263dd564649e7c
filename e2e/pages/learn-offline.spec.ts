import { hurry } from '../table.ts';
import { DESKTOP, expect, forgiveFailedRequests, type Page, test } from '../test.ts';
import { startTestServer } from '../test-server.ts';
import { todaysOf } from '../today.ts';

const GAMES = ['tortuga-2199', 'tortuga', 'star-bounty'];
const SAID = /\S+ \S+ \S+/;

/** By keys alone: the first chapter speaks, and leads on. */
async function learn(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator('.chapter').first().press('Enter');
  await expect(page.locator('.lesson-card [role="status"]')).toHaveText(SAID);
  const frame = page.locator('.lesson-frame');
  await expect(frame).toHaveAttribute('data-step', '0');
  await expect(page.locator('.lesson-tools .button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame).toHaveAttribute('data-step', '1');
}

/** The first puzzle asks, and its table answers when asked. */
async function puzzleOver(page: Page, game: string): Promise<void> {
  await page.goto(`/puzzles/${game}`);
  await page.locator('.chapter').first().press('Enter');
  await expect(page.locator('.puzzle-frame')).toHaveAttribute('data-stand', 'open');
  await expect(page.locator('.puzzle-card [role="status"]')).toHaveText(SAID);
  await page.locator('.board-area button[data-about]').first().focus();
  await page.keyboard.press('i');
  await expect(page.locator('.kit-details[data-pinned="true"]')).toContainText(SAID);
  await page.keyboard.press('Escape');
  await page.locator('.puzzle-tools .button').first().press('Enter');
  await expect(page.locator('.puzzle-frame')).toHaveAttribute('data-stand', 'solved');
}

/** A first game has its hint, in Tortuga 2199 once a ship is chosen. */
async function beHelped(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator('.chapters > button').press('Enter');
  if (game === 'tortuga-2199') await page.locator('.t2-ship-choice button[data-move]').first().press('Enter');
  const card = page.locator('.once-card[data-shown="true"]');
  await expect(card.getByRole('status')).toHaveText(SAID);
  const first = await card.getByRole('status').textContent();
  await card.getByRole('button').first().press('Enter');
  await expect(card.getByText(first ?? '')).toHaveCount(0);
}

for (const game of todaysOf(GAMES)) {
  test(`${game}: lessons, puzzles, details and hints work without any server, by keys, and are announced`, async ({
    browser,
    complaints,
  }) => {
    const server = await startTestServer();
    const context = await browser.newContext({ ...DESKTOP, baseURL: server.address, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await hurry(page);
    await page.goto(`/learn/${game}`);
    await page.locator('.chapter').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await server.close();
    await learn(page, game);
    await puzzleOver(page, game);
    await beHelped(page, game);
    forgiveFailedRequests(complaints);
  });
}
