import { games } from '@haven/games/rules';
import { DESKTOP, expect, expectAccessible, forgiveFailedRequests, type Page, PHONE, test } from '../test.ts';
import { IS_CLUSTER } from '../test-cluster.ts';
import { ADMIN_TOKEN } from '../test-server.ts';
import { todaysOf } from '../today.ts';

const VISITS = [
  { device: DESKTOP, locale: 'fr', name: 'on a desktop in French', end: 'Arrêter cette table', ended: 'abandonnée' },
  { device: PHONE, locale: 'ru', name: 'on a phone in Russian', end: 'Закрыть этот стол', ended: 'прекращён' },
];

/** Sooner than the list is asked for by itself. */
const SOON_MS = 20_000;

/** Somebody sets a table; returns its id. */
async function someTable(page: Page): Promise<string> {
  const game = games.find(({ meta }) => meta.seats.min > 1)?.meta.id;
  const data = {
    ...{ game, options: {}, seats: 2, access: 'link', clock: { kind: 'none' }, timeout: 'bot' },
    seal: '0'.repeat(64),
  };
  const answer = await page.request.post('/api/tables', { data });
  return (await answer.json()).table;
}

async function enter(page: Page, token: string): Promise<void> {
  await page.goto('/admin');
  await page.locator('.admin-token input').fill(token);
  await page.locator('.admin-token button').click();
}

/** Of data in a folder: PostgreSQL has backups of its own. */
async function takeBackup(page: Page): Promise<void> {
  const saved = page.waitForEvent('download');
  await page.locator('main > .admin-deeds button').first().click();
  expect((await saved).suggestedFilename()).toMatch(/^haven-.*\.backup$/);
}

for (const { device, locale, name, end, ended } of todaysOf(VISITS)) {
  test.describe(name, () => {
    test.use({ ...device, locale });

    test('a wrong token opens nothing', async ({ page, complaints }) => {
      await enter(page, 'somebody else');
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await expect(page.locator('.admin-numbers')).toHaveCount(0);
      await expectAccessible(page, 'the door of the office');
      forgiveFailedRequests(complaints);
    });

    test('the operator sees how the house is, ends a table and takes a backup', async ({ page }) => {
      const id = await someTable(page);
      await enter(page, ADMIN_TOKEN);
      await expect(page.locator('.admin-numbers dd')).toHaveCount(10);
      await page.locator('.admin-search input').fill(id.slice(3, 15));
      await expect(page.locator('.admin-line')).toHaveCount(1);
      await page.locator('.admin-line').click();
      const button = page.locator('.admin-details .button-danger');
      await expect(button).toHaveText(end);
      await expectAccessible(page, 'the office');
      await button.click();
      await expect(button).not.toHaveText(end);
      await button.click();
      await expect(page.locator('.admin-line')).toContainText(ended);
      await expect(button).toHaveCount(0);

      if (!IS_CLUSTER) await takeBackup(page);
      await page.reload();
      await expect(page.locator('.admin-numbers'), 'the tab remembers the token').toBeVisible();
      await page.locator('main > .admin-deeds button').last().click();
      await expect(page.locator('.admin-token')).toBeVisible();
    });

    test('a ban is asked about, takes a reason, is said to be done and listed at once, and lifted again', async ({
      page,
    }) => {
      const id = await someTable(page);
      await enter(page, ADMIN_TOKEN);
      await page.locator('.admin-search input').fill(id.slice(3, 15));
      await page.locator('.admin-line').filter({ hasText: id }).click();
      await page.locator('.admin-chairs .admin-more').first().click();
      await page.locator('.menu-item').nth(2).click();
      await expect(page.locator('.toast')).toHaveCount(0);
      const question = page.locator('.admin-question');
      await question.locator('input').fill(`rude ${id}`);
      await expectAccessible(page, 'a question of the office');
      await question.locator('.button-danger').click();
      await expect(page.locator('.toast')).toBeVisible();
      const ban = page.locator('.admin-ban').filter({ hasText: `rude ${id}` });
      await expect(ban).toBeVisible({ timeout: SOON_MS });
      await ban.scrollIntoViewIfNeeded();
      await ban.locator('button').click();
      await expect(ban).toHaveCount(0, { timeout: SOON_MS });
    });
  });
}
