import type { BrowserContext, Page } from '@playwright/test';
import { listingOf } from '../input.ts';
import { expect, PHONE, test } from '../test.ts';

test.use({ ...PHONE, visitor: 'newcomer', locale: 'fr-FR' });

const HEADING = 'Prenez place.';
const isTakenOver = (page: Page) =>
  page
    .locator('#root[data-written]')
    .count()
    .then((count) => count === 0);

test('home can be read before any script has run', async ({ browser, server }) => {
  const context = await browser.newContext({ ...PHONE, locale: 'fr-FR', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  await expect(page.locator('.listing-title')).toHaveText(['Tortuga 2199', 'Tortuga', 'Star Bounty']);
  for (const pitch of await page.locator('.listing-pitch').all()) await expect(pitch).toHaveText(/\p{L}{3}/u);
  await expect(page.locator('.listing-window svg').first()).toBeVisible();
  await page.goto(`${server.address}/about`);
  await expect(page.locator('.home')).toHaveCount(0);
});

const SMALL_SCREENS = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

test('the first screen of a phone has a way to play and a way to learn, in every language', async ({
  browser,
  server,
}) => {
  for (const locale of ['en-GB', 'fr-FR', 'ru-RU']) {
    const context = await browser.newContext({ ...PHONE, locale, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.address);
    const first = page.locator('.listing').first();
    for (const size of SMALL_SCREENS) {
      await page.setViewportSize(size);
      for (const way of ['.listing-title', '.button-main', '.listing-learn'])
        await expect(first.locator(way), `${way} at ${size.width}`).toBeInViewport({ ratio: 1 });
    }
    await context.close();
  }
});

test('the app takes home over as it stands: nothing is drawn anew, nothing moves', async ({ page }) => {
  await page.addInitScript(noteShifts);
  await page.goto('/');
  const first = await page.locator('.listing-pitch').first().elementHandle();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await listingOf(page, 'tortuga').locator('.button-main').focus();
  await expect(page.locator('.home-columns .panel').first()).toBeAttached();
  expect(await first?.evaluate((pitch) => pitch.isConnected)).toBe(true);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01);
});

/** Runs in the page. */
function noteShifts(): void {
  let sum = 0;
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
    document.documentElement.dataset.shift = String(sum);
  };
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
}

test('a button that was pressed before the app was there is pressed', async ({ page }) => {
  const app = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.settings-button').click();
  expect(await isTakenOver(page)).toBe(false);
  app.release();
  await expect(page.locator('.settings')).toBeVisible();
});

/** The scripts of the app are on their way for as long as one likes. */
async function holdApp(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return { release };
}

test('the language chosen here, and games of one’s own, are known before any script the next time', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.locator('.top-bar [lang="ru"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Садитесь за стол.');
  await expect.poll(() => homeSent(context, page)).toContain('<h1>Садитесь за стол.</h1>');
  await listingOf(page, 'star-bounty').locator('.button-main').click();
  await expect(page.locator('.bar')).toBeVisible();
  await page.goto('/');
  await expect(page.locator('.run')).toHaveCount(1);
  // Noted a moment after the run stands there.
  await expect.poll(() => homeSent(context, page)).not.toContain('<h1>');
  await page.setViewportSize(WINDOW);
  for (const way of await page.locator('.listing .button-main').all()) await expect(way).toBeInViewport({ ratio: 1 });
});

/** Of a small desktop: whoever has games there still finds the way into each without scrolling. */
const WINDOW = { width: 1280, height: 800 };

const homeSent = async (context: BrowserContext, page: Page) =>
  (await context.request.get(new URL('/', page.url()).href)).text();
