import type { Player } from './table.ts';
import type { Page } from './test.ts';

const PATIENCE_MS = 5000;

/** The same player, for whom the focus is on something after every move. */
export function keepingFocus(player: Player): Player {
  return {
    ...player,
    answer: async (page, input, question) => {
      const before = await page.locator('.table-frame').getAttribute('data-question');
      await player.answer(page, input, question);
      await expectFocusAfter(page, before ?? '');
    },
  };
}

async function expectFocusAfter(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (last) => document.querySelector('.table-frame')?.getAttribute('data-question') !== last,
    before,
  );
  await expectFocus(page);
}

/** Somewhere on the page, as soon as it is drawn. */
export async function expectFocus(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement !== document.body, null, { timeout: PATIENCE_MS });
}
