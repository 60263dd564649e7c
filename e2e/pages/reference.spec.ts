import { withPageShown } from '../hide-page.ts';
import { DESKTOP, expect, expectAccessible, PHONE, test } from '../test.ts';
import { todaysOf } from '../today.ts';

const PICTURES = process.env.HAVEN_PICTURES;
const LOOKS = [
  { name: 'dark on a phone', device: PHONE, colorScheme: 'dark' },
  { name: 'light on a desktop', device: DESKTOP, colorScheme: 'light' },
] as const;

for (const { name, device, colorScheme } of todaysOf(LOOKS)) {
  test.describe(name, () => {
    test.use({ ...device, colorScheme });

    test('the reference for other clients has its own style, and is sound', async ({ page }) => {
      await page.goto('/api/docs');
      const colour = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
      expect(colour).toBe(colorScheme === 'dark' ? 'rgb(12, 6, 24)' : 'rgb(251, 249, 255)');
      await expectAccessible(page, 'the reference');
      await page.locator('nav a[href="#seals"]').click();
      await expect(page.locator('#seals h2')).toBeInViewport();
      if (PICTURES) await withPageShown(page, () => page.screenshot({ path: `${PICTURES}/docs-${colorScheme}.png` }));
      if (PICTURES) await page.evaluate(() => scrollTo(0, 0));
      if (PICTURES)
        await withPageShown(page, () => page.screenshot({ path: `${PICTURES}/docs-top-${colorScheme}.png` }));
    });
  });
}
