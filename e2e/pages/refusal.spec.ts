import { begin, play } from '../star-bounty-player.ts';
import { DESKTOP, expect, expectAccessible, PHONE, test } from '../test.ts';

test.describe('on a desktop', () => {
  test.use({ ...DESKTOP, locale: 'fr' });
  test('what cannot be done says why, and leads to its rule; the rules are searched by word, and the drawer can be put away', async ({
    page,
  }) => {
    await begin(page, 'mouse');
    // It says itself that it is of no use now, so that Playwright has to be told to click all the same.
    await page.locator('.sb-hand-card').first().click({ force: true });
    const toast = page.locator('.toast');
    await expect(toast).toBeVisible();
    // It stays while one points at it.
    await toast.hover();
    await expectAccessible(page, 'refusal');
    await toast.getByRole('button', { name: '§' }).click();
    await expect(page.locator('.rules-list .rule-number').last()).toHaveText(/^§\d+\.\d+$/);
    await expect(page.locator('.search input')).toHaveValue(/^§/);

    await page.locator('.search input').fill('');
    const all = await page.locator('.rule').count();
    await page.locator('.search input').fill('drone');
    await expect(page.locator('.rule mark').first()).toBeVisible();
    expect(await page.locator('.rule').count()).toBeLessThan(all);
    await page.locator('.drawer-head .icon-button').click();
    await expect(page.locator('.drawer')).toBeHidden();
    await page.locator('.bar-button[data-tab="rules"]').click();
    await page.locator('.search input').focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('.drawer')).toBeHidden();
    await expect(page.locator('.bar-button[data-tab="rules"]')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, locale: 'ru' });
  test('log and rules are a sheet that closes', async ({ page }) => {
    await begin(page, 'touch');
    await play(page, 'touch', 2);
    await page.locator('.bar-button[data-tab="log"]').tap();
    await expect(page.locator('.sheet .log-move').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.sheet')).toBeHidden();
  });
});
