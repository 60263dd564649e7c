import type { GameTypes, Match } from '@haven/kit';
import { withPageShown } from '../hide-page.ts';
import { askedAfter, type IsThere, openPosition } from '../positions.ts';
import { follow, GAME, isOver, runUntil, shelve, stepOf } from '../runs.ts';
import { hurry } from '../table.ts';
import { DESKTOP, expect, expectAccessible, type Page, PHONE, test } from '../test.ts';
import { thoroughly } from '../today.ts';

const PICTURES = process.env.HAVEN_PICTURES;
const SMALL = { ...PHONE, viewport: { width: 390, height: 664 } };

/** Of the goal, in pixels: more is two lines. */
const LINE_AND_A_HALF = 25;

test.use({ visitor: 'newcomer' });

async function picture(page: Page, name: string): Promise<void> {
  const path = `${PICTURES}/${name}-${page.viewportSize()?.width}.png`;
  if (PICTURES) await withPageShown(page, () => page.screenshot({ path }));
}

/** Somebody may end a turn, and something is left that would be lost. */
const mayWaste: IsThere = (match, game) =>
  askedAfter(60)(match, game) && game.legalMoves(match.state, 0).some((move) => /^buy/.test(game.notate(move)));

/** Runs in the page: dots that stand at the edge of a line, where nothing is parted by them. */
function hangingDots(goal: Element): string[] {
  const edge = goal.querySelector(':scope > span')?.getBoundingClientRect().left ?? 0;
  const dots = [...goal.querySelectorAll('.goal-dot')];
  if (dots.length === 0) return ['no dots'];
  return dots.flatMap((dot) => {
    const [own, before] = [dot.parentElement, dot.parentElement?.previousElementSibling];
    const isSameLine = own?.getBoundingClientRect().top === before?.getBoundingClientRect().top;
    return isSameLine || dot.getBoundingClientRect().right <= edge + 1 ? [] : [own?.textContent ?? ''];
  });
}

test.describe('on a small phone in French', () => {
  test.use({ ...SMALL, locale: 'fr-FR' });

  test('2199: the goal fits above a map that stays large, and an end of turn is thought over', async ({ page }) => {
    await hurry(page);
    await openPosition(page, { game: 'tortuga-2199', seats: 2 }, mayWaste);
    const goal = page.locator('.goal-line');
    await expect(goal).toContainText(/Influence \d+\/15/);
    expect(await goal.locator('> span').evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
    for (const part of await goal.locator('.goal-part').all())
      expect((await part.boundingBox())?.height).toBeLessThan(LINE_AND_A_HALF);
    expect(await goal.evaluate(hangingDots)).toEqual([]);
    const question = page.locator('.t2-prompt');
    expect(await question.locator('.t2-prompt-line').textContent()).toMatch(/\d\u00a0Crypto/);
    const [hint, asked] = [await page.locator('.once-card').boundingBox(), await question.boundingBox()];
    expect((hint?.y ?? 0) + (hint?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
    const planet = await page.locator('.t2-planet').boundingBox();
    expect(planet?.height).toBeGreaterThan(664 / 4);
    await picture(page, '2199-hint-fr');
    await goal.click();
    await picture(page, '2199-goal-fr');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Compris' }).click();
    await page.locator('.t2-end').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCount(1);
    await expect(dialog).toContainText(
      /Inutilisé si vous terminez maintenant.*Vous pouvez payer.*Il reste à faire.*Vous pouvez encore/,
    );
    await picture(page, '2199-checklist-fr');
    await expectAccessible(page, 'the checklist of a turn');
    const frame = page.locator('.table-frame');
    const before = await frame.getAttribute('data-seq');
    await dialog.getByRole('button', { name: 'Ne plus demander' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(frame).toHaveAttribute('data-seq', before ?? '');
    await page.locator('.t2-end').click();
    await expect(frame).not.toHaveAttribute('data-seq', before ?? '');
  });
});

/** An exact shot can be made: there is much to say of it. */
const isLateVolley = (match: Match<GameTypes>) => stepOf(match) === 'volley' && match.entries.length > 40;

/** In the shop, with life to be bought. */
const canHeal = (match: Match<GameTypes>) =>
  stepOf(match) === 'enterprise' &&
  GAME.legalMoves(match.state, 0).some((move) => GAME.notate(move).startsWith('heal'));

test.describe('on any screen', () => {
  test.use({ locale: 'fr-FR' });

  test('Star Bounty: whoever leaves too early is asked, and Enter leads back instead of silencing the question', async ({
    page,
  }) => {
    await hurry(page);
    await page.goto('/');
    await page.locator('.listing').first().waitFor();
    await shelve(page, 'shop', runUntil(canHeal, { by: 'captain' }));
    await follow(page, '/run/shop');
    const frame = page.locator('.table-frame');
    const leave = page.locator('.sb-prompt [data-choice="leave"]');
    await expect(leave).toBeVisible();
    const before = (await frame.getAttribute('data-seq')) ?? '';
    await leave.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Revenir à la table' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(frame).toHaveAttribute('data-seq', before);
    await leave.click();
    await dialog.getByRole('button', { name: 'Continuer quand même' }).click();
    await expect(frame).not.toHaveAttribute('data-seq', before);
  });

  test('Star Bounty: a hint leaves the bar free, also where the goal stands in it', async ({ page }) => {
    await hurry(page);
    await page.goto('/');
    await page.locator('.listing').first().waitFor();
    await shelve(page, 'volley', runUntil(isLateVolley, { by: 'captain' }));
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height });
      await follow(page, '/run/volley');
      await expect(page.locator('.once-card')).toHaveAttribute('data-shown', 'true');
      const bar = await page.locator('.bar').boundingBox();
      const card = async () => (await page.locator('.once-card').boundingBox())?.y;
      await expect.poll(card, `${width}x${height}`).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      await follow(page, '/');
    }
  });
});

test.describe('on a desktop in Russian', () => {
  test.use({ ...DESKTOP, locale: 'ru-RU' });

  test('Tortuga: a hint stands beside its thing, goes with Escape, and never comes again', async ({ page }) => {
    await hurry(page);
    await openPosition(page, { game: 'tortuga', seats: 3 }, askedAfter(0));
    const card = page.getByRole('region', { name: 'Подсказка для первых партий' });
    await expect(card.getByRole('status')).toContainText('Оставьте хотя бы один кубик');
    await picture(page, 'tortuga-hint-ru');
    await expectAccessible(page, 'a first hint');
    await card.getByRole('button', { name: 'Понятно' }).focus();
    await page.keyboard.press('Escape');
    await expect(card).toHaveAttribute('data-shown', 'false');
    await page.reload();
    await expect(page.locator('.goal-line')).toContainText('Ваши сундуки: на Тортуге');
    await expect(card).toHaveAttribute('data-shown', 'false');
  });

  test('Star Bounty: what is done needs no hint, and whoever wants none is left alone', async ({ page }) => {
    await openPosition(page, { game: 'star-bounty', seats: 1 }, askedAfter(0));
    const card = page.getByRole('region', { name: 'Подсказка для первых партий' });
    await expect(card.getByRole('status')).toContainText('Выберите, с кем вступить в бой');
    await picture(page, 'star-bounty-hint-ru');
    await page.locator('.sb-prompt [data-choice]').first().click();
    await expect(card.getByRole('status')).toContainText('Первый выстрел всегда за вами');
    await card.getByRole('button', { name: 'Больше не подсказывать' }).click();
    await expect(card).toHaveAttribute('data-shown', 'false');
    // There is no room for its words on the smallest phones: it is a flag in the bar.
    await page.setViewportSize({ width: 740, height: 360 });
    const [bar, board] = [page.locator('.bar'), page.locator('.board-area')];
    await expect.poll(async () => (await board.boundingBox())?.y).toBe((await bar.boundingBox())?.height);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.locator('.goal-line').click();
    await expect(page.locator('.goal-card')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Больше не показывать эту строку' }).click();
    await expect(page.locator('.goal-line')).toHaveCount(0);
  });

  thoroughly('Star Bounty: whoever has finished two runs here is not helped', async ({ page }) => {
    await page.goto('/');
    await page.locator('.listing').first().waitFor();
    for (const [id, from] of Object.entries({ first: 1, second: 40 }))
      await shelve(page, id, runUntil(isOver, { from }));
    await openPosition(page, { game: 'star-bounty', seats: 1 }, askedAfter(0));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('haven.first-games'))).toContain('second');
    await expect(page.locator('.goal-line, .once-card')).toHaveCount(0);
  });
});
