import { begin, play } from './star-bounty-player.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

const NARROW = { viewport: PHONE.viewport };

/** Every language at either size, and every means. */
const SEATS = [
  { name: 'on a desktop with a mouse', device: DESKTOP, means: 'mouse', languages: ['en', 'fr'] },
  { name: 'on a desktop by keyboard alone', device: DESKTOP, means: 'keys', languages: ['ru'] },
  { name: 'on a phone with a thumb', device: PHONE, means: 'touch', languages: ['fr', 'ru'] },
  { name: 'on a narrow screen by keyboard alone', device: NARROW, means: 'keys', languages: ['en'] },
] as const;

for (const { name, device, means, languages } of SEATS) {
  for (const locale of languages) {
    test.describe(`${name} in ${locale}`, () => {
      test.use({ ...device, locale });
      test('a run is played from home to its end', async ({ page }) => {
        await begin(page, means);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await play(page, means);
        await expect(page.locator('.bar-button-lit')).toBeVisible();
        await expect(page.locator('.table-frame')).toHaveAttribute('data-result', 'shown');
      });
    });
  }
}
