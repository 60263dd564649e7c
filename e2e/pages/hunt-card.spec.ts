import type { AnyGame, GameTypes, Match } from '@haven/kit';
import { openPosition } from '../positions.ts';
import { expect, type Page, test } from '../test.ts';

const TABLE = { game: 'tortuga-2199', seats: 2 } as const;

const redemptionsIn = ({ state }: Match<GameTypes>, { toAct, legalMoves, notate }: AnyGame) =>
  toAct(state).includes(0)
    ? legalMoves(state, 0)
        .map(notate)
        .filter((move) => move.startsWith('redeem '))
    : [];

const canRedeem = (match: Match<GameTypes>, game: AnyGame) => redemptionsIn(match, game).length > 0;

const seqOf = (page: Page) => page.locator('.table-frame').getAttribute('data-seq');
const choice = (page: Page) => page.locator('.t2-bubble[data-pinned="true"]');
const huntCard = (page: Page) => page.locator('.t2-hand [data-choice]').first();

async function openHand(page: Page): Promise<void> {
  await openPosition(page, TABLE, canRedeem);
  const fan = page.locator('.t2-fan');
  if ((await fan.isVisible()) && (await fan.getAttribute('aria-expanded')) === 'false') await fan.click();
  await expect(huntCard(page)).toBeVisible();
}

test.describe('with a mouse and keys', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  test('§3.11 a Hunt card in hand asks whether it is played or redeemed, and undo gives it back', async ({ page }) => {
    await openHand(page);
    const before = await seqOf(page);
    const cards = await page.locator('.t2-hand-card').count();
    await huntCard(page).click();
    await expect(choice(page).locator('[data-move^="play "]')).toContainText(/: /);
    await expect(choice(page).locator('[data-move^="redeem "]')).toContainText(/for \d.Influence/);
    expect(await seqOf(page)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(choice(page)).toBeHidden();
    const key = await huntCard(page).getAttribute('aria-keyshortcuts');
    await page.keyboard.press(`${key}`);
    await expect(choice(page).locator('[data-move^="play "]')).toBeFocused();
    expect(await seqOf(page)).toBe(before);
    await choice(page).locator('[data-move^="redeem "]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.t2-hand-card')).toHaveCount(cards - 1);
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(page.locator('.t2-hand-card')).toHaveCount(cards);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true, locale: 'ru-RU' });

  test('§3.11 one touch on a Hunt card plays nothing, and the choice is whole on a phone', async ({ page }) => {
    await openHand(page);
    const before = await seqOf(page);
    await huntCard(page).tap();
    await expect(choice(page)).toBeInViewport({ ratio: 1 });
    expect(await seqOf(page)).toBe(before);
    await choice(page).locator('[data-move^="redeem "]').tap();
    await expect.poll(() => seqOf(page)).not.toBe(before);
  });
});
