import { isOver, runUntil, shelve, stepOf } from './runs.ts';
import { DESKTOP, expect, expectSound, forgiveFailedRequests, type Page, PHONE, test } from './test.ts';

const STEPS = ['engage', 'volley', 'impact', 'enterprise'];

const VISITS = [
  { device: DESKTOP, locale: 'en', name: 'on a desktop in English' },
  { device: PHONE, locale: 'fr', name: 'on a phone in French' },
  { device: PHONE, locale: 'ru', name: 'on a phone in Russian' },
];

for (const { device, locale, name } of VISITS) {
  test.describe(name, () => {
    test.use({ ...device, locale });

    test('home, settings, credits and a wrong address are sound', async ({ page, complaints }) => {
      await page.goto('/');
      await expect(page.locator('.door').first()).toBeVisible();
      await shelve(
        page,
        'open',
        runUntil((match) => stepOf(match) === 'enterprise'),
      );
      await shelve(page, 'over', runUntil(isOver));
      await page.reload();
      await expect(page.locator('.run')).toHaveCount(2);
      await expectSound(page, 'home');
      await page.locator('.settings-button').click();
      await expect(page.locator('.settings')).toBeVisible();
      await expectSound(page, 'settings');
      for (const path of ['/about', '/no/such/page', '/run/gone', '/replay/table/gone']) {
        await page.goto(path);
        await expect(page.locator('#content')).toBeVisible();
        await expectSound(page, path);
      }
      forgiveFailedRequests(complaints);
    });

    for (const step of STEPS) {
      test(`the table is sound at the step ${step}`, async ({ page }) => {
        await visit(
          page,
          runUntil((match) => stepOf(match) === step && match.entries.length > 3),
        );
        await expect(page.locator(`.sb-table[data-step="${step}"]`)).toBeVisible();
        await expectSound(page, step);
      });
    }

    test('log, rules and menu are sound', async ({ page }) => {
      await visit(
        page,
        runUntil((match) => match.entries.length > 12),
      );
      await openLog(page);
      await expectSound(page, 'log');
      await page.getByRole('tab').nth(1).click();
      await expect(page.locator('.rule').first()).toBeVisible();
      await expectSound(page, 'rules');
    });

    test('the result and the replay are sound', async ({ page }) => {
      await visit(page, runUntil(isOver));
      await expect(page.locator('.bar-button-lit')).toBeVisible();
      await page.waitForTimeout(500);
      await expectSound(page, 'result');
      await page.goto('/replay/run/there?move=5');
      await expect(page.locator('.replay-controls')).toBeVisible();
      await expectSound(page, 'replay');
    });
  });
}

async function visit(page: Page, record: ReturnType<typeof runUntil>): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.door').first()).toBeVisible();
  await shelve(page, 'there', record);
  await page.goto('/run/there');
  await expect(page.locator('.table-frame')).toBeVisible();
}

async function openLog(page: Page): Promise<void> {
  if (!(await page.locator('.log').isVisible())) await page.locator('.bar-button[data-tab="log"]').click();
  await expect(page.locator('.log')).toBeVisible();
}
