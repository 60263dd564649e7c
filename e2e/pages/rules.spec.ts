import { hidePage } from '../hide-page.ts';
import { listingOf } from '../input.ts';
import { begin } from '../star-bounty-player.ts';
import { DESKTOP, expect, expectAccessible, forgiveFailedRequests, PHONE, test } from '../test.ts';
import { startTestServer } from '../test-server.ts';
import { thoroughly, todaysOf } from '../today.ts';

const SMALL = { ...PHONE, viewport: { width: 390, height: 664 } };

test.describe('without any script', () => {
  test.use({ ...SMALL, javaScriptEnabled: false });

  test('the rules are there to read, from the goal to the last §', async ({ page }) => {
    await page.goto('/fr/rules/tortuga-2199');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('.goal p')).toHaveCount(3);
    await expect(page.locator('#s8\\.3\\.17')).toContainText('§8.3.17');
    await expect(page.locator('.finder, button.print').first()).toBeHidden();
    await page.locator('.contents a[href="#s5"]').click();
    await expect(page.locator('#s5 > h3')).toBeInViewport();
    await page.setViewportSize({ width: 1024, height: 768 });
    expect((await page.locator('.title h1').boundingBox())?.width, 'no name is broken').toBeGreaterThan(320);
  });
});

const LOOKS = [
  { name: 'dark on a phone', device: SMALL, colorScheme: 'dark', locale: 'ru-RU', game: 'tortuga-2199' },
  { name: 'light on a desktop', device: DESKTOP, colorScheme: 'light', locale: 'fr-FR', game: 'tortuga' },
] as const;

for (const { name, device, colorScheme, locale, game } of todaysOf(LOOKS)) {
  test.describe(name, () => {
    test.use({ ...device, colorScheme, locale });

    test('an address without a language leads to the visitor’s, and the page is sound', async ({ page }) => {
      await page.goto(`/rules/${game}`);
      await expect(page).toHaveURL(new RegExp(`/${locale.slice(0, 2)}/rules/${game}$`));
      await expectAccessible(page, 'the rules');
      await page.locator('.finder input').fill('3');
      await expect(page.locator('.hit').first()).toContainText('§3');
      await expectAccessible(page, 'what was found in the rules');
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ ...DESKTOP, locale: 'fr-FR' });

  test('home leads to the rules, which are searched, and a hit leads to its place', async ({ page }) => {
    await page.goto('/');
    await listingOf(page, 'tortuga-2199').getByRole('link', { name: 'Règles' }).click();
    await expect(page).toHaveURL(/\/fr\/rules\/tortuga-2199$/);
    await page.locator('.finder input').fill('manoeuvre');
    await expect(page.locator('.hit mark').first()).toHaveText('Manœuvre');
    await expect(page.locator('.finder [role="status"]')).toHaveText(/\d+$/);
    await page.locator('.finder input').fill('3.12');
    await page.locator('.hit .number').first().click();
    await expect(page.locator('.hits')).toBeHidden();
    await expect(page.locator('#s3\\.12')).toBeInViewport();
    await page.locator('.finder input').fill('xyzzy');
    await expect(page.locator('.finder [role="status"]')).toContainText('Aucun résultat');
    await page.locator('.finder [type="reset"]').click();
    await expect(page.locator('.goal')).toBeVisible();
  });

  test('on paper there are the rules alone, all of them, whatever was searched', async ({ page }) => {
    await page.goto('/fr/rules/tortuga');
    await page.locator('.finder input').fill('bateau');
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.contents', '.top-bar', '.deeds', '.hits']) await expect(page.locator(part)).toBeHidden();
    for (const part of ['h1', '.goal', '#glossary', '#s9\\.4']) await expect(page.locator(part)).toBeVisible();
    expect(
      await page
        .locator('.rule')
        .first()
        .evaluate((rule) => getComputedStyle(rule).breakInside),
    ).toBe('avoid');
  });

  test('at a table the drawer begins with the goal, and opens the rules as a page', async ({ page }) => {
    await begin(page, 'mouse');
    await page.getByRole('tab').nth(1).click();
    await expect(page.locator('.guide h3').first()).toHaveText('But du jeu');
    await page.locator('.guide .rule-reference').first().click();
    await expect(page.locator('.search input')).toHaveValue(/^§\d/);
    await page.locator('.search .icon-button').click();
    await page.locator('.guide summary').last().click();
    await expectAccessible(page, 'the rules at a table');
    const opened = page.waitForEvent('popup');
    await page.locator('.rules-page-link').first().click();
    await expect(await opened).toHaveURL(/\/fr\/rules\/star-bounty$/);
  });
});

thoroughly('the rules are kept for days without a network', async ({ browser, complaints }) => {
  const server = await startTestServer();
  const context = await browser.newContext({
    ...DESKTOP,
    locale: 'ru-RU',
    baseURL: server.address,
    serviceWorkers: 'allow',
  });
  await hidePage(context);
  const page = await context.newPage();
  await begin(page, 'mouse');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await server.close();
  await page.goto('/ru/rules/tortuga');
  await expect(page.locator('h1')).toHaveText('Тортуга');
  await page.locator('.finder input').fill('сундук');
  await expect(page.locator('.hit mark').first()).toBeVisible();
  forgiveFailedRequests(complaints);
  await context.close();
});
