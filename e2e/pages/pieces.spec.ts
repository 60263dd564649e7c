import { withPageShown } from '../hide-page.ts';
import { DESKTOP, expect, expectAccessible, PHONE, test } from '../test.ts';
import { todaysOf } from '../today.ts';

const PICTURES = process.env.HAVEN_PICTURES;
const GAMES = ['tortuga-2199', 'tortuga', 'star-bounty'] as const;
const SMALL = { ...PHONE, viewport: { width: 390, height: 664 } };
const LOOKS = [
  { name: 'on a phone in French', device: SMALL, language: 'fr' },
  { name: 'on a desktop in Russian', device: DESKTOP, language: 'ru' },
] as const;

/** Runs in the page: the height of the smallest name on the board of Tortuga 2199, where there is one. */
function smallestName(): number {
  const names = [...document.querySelectorAll('.t2-world-board .t2-tile-name text')].filter((text) =>
    text.checkVisibility(),
  );
  return Math.min(...names.map((text) => text.getBoundingClientRect().height));
}

for (const { name, device, language } of todaysOf(LOOKS)) {
  test.describe(name, () => {
    test.use({ ...device, locale: language });

    for (const game of todaysOf(GAMES)) {
      test(`${game}: pieces are looked at, found and asked about by keyboard`, async ({ page }) => {
        await page.goto(`/reference/${game}`);
        const things = page.locator('.kit-shown');
        await expect(things.first()).toBeVisible();
        await expectAccessible(page, `the overview of ${game}`);
        expect(await page.evaluate(smallestName), 'names on the board can be read').toBeGreaterThan(10);
        if (PICTURES)
          await withPageShown(page, () => page.screenshot({ path: `${PICTURES}/${game}-overview-${language}.png` }));
        await page.goto(`/reference/${game}/all`);
        await expect(things.first()).toBeVisible();
        const all = await things.count();
        await page.locator('.reference-chip').first().press('Enter');
        await expect.poll(() => things.count()).toBeLessThan(all);
        await expectAccessible(page, `all pieces of ${game}`);
        if (PICTURES)
          await withPageShown(page, () => page.screenshot({ path: `${PICTURES}/${game}-all-${language}.png` }));
        await things.first().press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        if (PICTURES)
          await withPageShown(page, () => page.screenshot({ path: `${PICTURES}/${game}-asked-${language}.png` }));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.getByRole('searchbox').fill('zzz');
        await expect(things).toHaveCount(0);
      });

      test(`${game}: the examples of the rules have their positions drawn`, async ({ page }) => {
        await page.goto(`/${language}/rules/${game}`);
        const example = page.locator('.example').nth(1);
        await example.scrollIntoViewIfNeeded();
        const diagram = example.locator('figure');
        await expect(diagram).toBeVisible();
        await diagram.scrollIntoViewIfNeeded();
        await diagram.locator('.kit-shown').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expectAccessible(page, `the diagrams of ${game}`);
        if (PICTURES) {
          for (const place of [0, 3, 4, 5]) {
            await page.locator('.example').nth(place).scrollIntoViewIfNeeded();
            await page.locator('.example').nth(place).locator('figure').waitFor();
            await withPageShown(page, () =>
              page
                .locator('.example')
                .nth(place)
                .screenshot({ path: `${PICTURES}/${game}-example-${place}-${language}.png` }),
            );
          }
        }
      });
    }
  });
}
