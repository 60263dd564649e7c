import { follow, runUntil, shelve, stepOf } from '../runs.ts';
import { DESKTOP, expect, expectAccessible, forgiveFailedRequests, type Page, PHONE, test } from '../test.ts';
import { todaysOf } from '../today.ts';

const STEPS = ['engage', 'volley', 'impact', 'enterprise'];

const VISITS = [
  { device: PHONE, locale: 'ru', name: 'on a phone in Russian' },
  { device: DESKTOP, locale: 'fr', name: 'on a desktop in French' },
];

for (const { device, locale, name } of todaysOf(VISITS)) {
  test.describe(name, () => {
    test.use({ ...device, locale });

    test('home, settings, credits and a wrong address are sound', async ({ page, complaints }) => {
      await shelveAll(page, ['enterprise', 'over']);
      await page.reload();
      await expect(page.locator('.run')).toHaveCount(2);
      await expectAccessible(page, 'home');
      await expectWholeListings(page);
      await page.locator('.settings-button').click();
      await expect(page.locator('.settings')).toBeVisible();
      await expectAccessible(page, 'settings');
      for (const path of ['/about', '/no/such/page', '/run/gone', '/replay/table/gone']) {
        await page.goto(path);
        await expect(page.locator('#content')).toBeVisible();
        await expectAccessible(page, path);
      }
      forgiveFailedRequests(complaints);
    });

    test('the table is sound at every step, and so are log and rules, the result and the replay', async ({ page }) => {
      await shelveAll(page, [...STEPS, 'over']);
      for (const step of STEPS) {
        await follow(page, `/run/${step}`);
        await expect(page.locator(`.sb-table[data-step="${step}"]`)).toBeVisible();
        await expectAccessible(page, step);
        if (device === PHONE) await expectShipInSight(page);
      }
      await openLog(page);
      await expectAccessible(page, 'log');
      await page.getByRole('tab').nth(1).click();
      await expect(page.locator('.rule').first()).toBeVisible();
      await expectAccessible(page, 'rules');
      await page.goto('/run/over');
      await expect(page.locator('.table-frame')).toHaveAttribute('data-result', 'shown');
      await expectAccessible(page, 'result');
      await expectCause(page);
      await page.goto('/replay/run/over?move=5');
      await expect(page.locator('.replay-controls')).toBeVisible();
      await expectAccessible(page, 'replay');
    });
  });
}

/** §5.8 The result says what destroyed the ship, and leads to the rule. */
async function expectCause(page: Page): Promise<void> {
  const cause = page.locator('.sb-cause');
  await expect(cause).toContainText(/Роковой выстрел\s— (король|дама|валет|туз) |Il a été abattu par l/);
  await cause.getByRole('button').click();
  await expect(page.getByRole('searchbox')).toHaveValue('§5.8');
}

const SMALLEST = { width: 320, height: 568 };
/** With the bars of a browser, and on its side. */
const LOW = [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
];

/** Not a word or a button of a game is cut off on the smallest phone. */
async function expectWholeListings(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? SMALLEST;
  await page.setViewportSize(SMALLEST);
  const listings = page.locator('.listing');
  expect(await listings.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)).toBe(0);
  await page.setViewportSize(usual);
}

/** The ship does not lie below the question, nor the hand below the edge; in the shop the shelves are scrolled. */
async function expectShipInSight(page: Page): Promise<void> {
  for (const viewport of LOW) {
    await page.setViewportSize(viewport);
    await expect(page.locator('.sb-hand')).toBeInViewport({ ratio: 0.95 });
    expect(await page.locator('[data-place="space"] .sb-system').evaluateAll(coveredOf)).toEqual([]);
  }
  await page.setViewportSize(PHONE.viewport);
}

/** Runs in the page: those whose middle something else lies over, or the edge of the screen. */
function coveredOf(things: Element[]): string[] {
  return things.flatMap((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return thing.contains(above) ? [] : [thing.textContent ?? ''];
  });
}

/** Runs that have come to these steps, each saved under the step's name; the page is at home then. */
async function shelveAll(page: Page, steps: readonly string[]): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.listing').first()).toBeVisible();
  for (const step of steps) await shelve(page, step, runUntil(isAt(step)));
}

const isAt = (step: string) => (match: Parameters<typeof stepOf>[0]) =>
  stepOf(match) === step && match.entries.length > 12;

async function openLog(page: Page): Promise<void> {
  if (!(await page.locator('.log').isVisible())) await page.locator('.bar-button[data-tab="log"]').click();
  await expect(page.locator('.log')).toBeVisible();
}
