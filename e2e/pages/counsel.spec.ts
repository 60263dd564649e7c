import { follow, runUntil, shelve, stepOf } from '../runs.ts';
import { expect, type Page, test } from '../test.ts';
import { todaysOf } from '../today.ts';

const SIZES = { phone: { width: 390, height: 664 }, desktop: { width: 1440, height: 900 } } as const;

type View = { hand: string[]; life: number; collection: { alive: boolean }[] };
type Match = Parameters<typeof stepOf>[0];
const viewOf = ({ state }: Match) => state as unknown as View;

/** The dead are still on board. */
const isUnsold = (match: Match) =>
  stepOf(match) === 'enterprise' && viewOf(match).collection.some(({ alive }) => !alive);
/** A hit that matters, and parts that may stop some of it. */
const isHit = (match: Match) =>
  stepOf(match) === 'impact' &&
  viewOf(match).life < 8 &&
  viewOf(match).hand.filter((part) => /[DS]$/.test(part)).length > 2;

async function fly(page: Page, id: string, record: ReturnType<typeof runUntil>): Promise<void> {
  await shelve(page, id, record);
  await follow(page, `/run/${id}`);
  await page.locator('.sb-choice').first().waitFor();
}

for (const [device, viewport] of todaysOf(Object.entries(SIZES))) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, locale: 'en' });

    test('§6.5 selling shines, and leaving before it asks once; the line that the odds call the best shines alone, and one press plays all of it', async ({
      page,
    }) => {
      await page.goto('/');
      await page.locator('.listing').first().waitFor();
      await fly(page, 'unsold', runUntil(isUnsold));
      const leave = page.locator('.sb-choice').first();
      await expect(leave).toHaveAttribute('data-tone', 'plain');
      await expect(page.locator('.sb-choice[data-tone="main"]')).toContainText('Sell');
      await leave.click();
      await expect(page.locator('.sb-warning')).toContainText('sold here');
      await expect(page.locator('.sb-table')).toHaveAttribute('data-step', 'enterprise');
      await leave.click();
      await expect(page.locator('.sb-table')).not.toHaveAttribute('data-step', 'enterprise');

      await fly(page, 'hit', runUntil(isHit));
      await expect(page.locator('.sb-table')).toHaveAttribute('data-step', 'impact');
      await expect(page.locator('.sb-enemy-odds')).toHaveAttribute('aria-busy', 'false');
      const main = page.locator('.sb-choice[data-tone="main"]');
      await expect(main).toHaveCount(1);
      const best = page.locator('.sb-option[data-best="true"] .sb-option-cost');
      await expect(main.locator('small')).toContainText((await best.textContent()) ?? '-');
      await expect(page.locator('.sb-choice').first()).toHaveAttribute('data-tone', 'plain');
      await main.click();
      await expect(page.locator('.sb-table')).not.toHaveAttribute('data-step', 'impact');
    });
  });
}
