import type { GameTypes, Match } from '@haven/kit';
import { follow, GAME, isOver, runUntil, shelve, stepOf } from '../runs.ts';
import { hurry } from '../table.ts';
import { expect, test } from '../test.ts';

test.use({ locale: 'en-GB' });

/** Runs in the page: presses whatever comes to the place of this answer, as soon as it is another one; tells which. */
async function pressNextAtOnce(first: string): Promise<string> {
  const answer = () => document.querySelector<HTMLElement>('.sb-choice');
  while (answer()?.dataset.choice === first) await new Promise((resolve) => setTimeout(resolve, 5));
  answer()?.click();
  return answer()?.dataset.choice ?? '';
}

test('a second tap that was on its way does not answer the next question', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.locator('.listing').first().waitFor();
  await shelve(
    page,
    'braced',
    runUntil((match) => stepOf(match) === 'brace', { by: 'captain' }),
  );
  await follow(page, '/run/braced');
  const answer = page.locator('.sb-choice').first();
  await expect(answer).toHaveAttribute('data-choice', 'brace');
  const pressed = page.evaluate(pressNextAtOnce, 'brace');
  await answer.click();
  expect(await pressed).toBe('endure');
  await expect(answer).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('.sb-table')).toHaveAttribute('data-step', 'impact');
});

/** One may flee from the two who are in front. */
function mayFleeFromTwo(match: Match<GameTypes>): boolean {
  const { rows } = GAME.view(match.state, 0) as { rows: (string | null)[][] };
  const moves = GAME.legalMoves(match.state, 0) as { type: string }[];
  const canFlee = moves.some(({ type }) => type === 'flee');
  return stepOf(match) === 'engage' && canFlee && rows[0]?.filter((enemy) => enemy !== null).length === 2;
}

/** A part fits, in the shop. */
function mayFit(match: Match<GameTypes>): boolean {
  const moves = GAME.legalMoves(match.state, 0) as { type: string }[];
  return stepOf(match) === 'enterprise' && moves.some(({ type }) => type === 'fit');
}

/** Something can be bought, and not all of it could be fitted at once. */
function mayBuy(match: Match<GameTypes>): boolean {
  const moves = GAME.legalMoves(match.state, 0) as { type: string }[];
  return stepOf(match) === 'enterprise' && moves.filter(({ type }) => type === 'buy').length > 1;
}

test('every part on the shelf asks before it is bought', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.locator('.listing').first().waitFor();
  await shelve(page, 'buying', runUntil(mayBuy, { by: 'captain' }));
  await follow(page, '/run/buying');
  const frame = page.locator('.table-frame');
  const before = (await frame.getAttribute('data-seq')) ?? '';
  const offers = page.locator('.sb-offer[data-legal="true"]');
  await expect(offers.first()).toBeVisible();
  for (const offer of await offers.all()) {
    await offer.click();
    await expect(page.locator('.sb-bubble-moves [data-move^="buy"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(frame).toHaveAttribute('data-seq', before);
  await offers.first().click();
  await page.locator('.sb-bubble-moves [data-move^="buy "]').click();
  await expect(frame).not.toHaveAttribute('data-seq', before);
});

/** Runs in the page: tags of the ship that reach beyond their box, or lie on something that is read. */
function straying(tags: readonly Element[]): string[] {
  const within = (tag: DOMRect, box: DOMRect | undefined) =>
    box !== undefined && tag.left >= box.left && tag.right <= box.right && tag.bottom <= box.bottom;
  return tags.flatMap((tag) => {
    const body = tag.closest('.sb-system-body');
    const gauge = body?.querySelector('.sb-gauge');
    const isWhole = within(tag.getBoundingClientRect(), body?.getBoundingClientRect());
    return isWhole && !gauge?.checkVisibility({ visibilityProperty: true }) ? [] : [tag.textContent ?? ''];
  });
}

test.describe('in French, in a low window', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 1366, height: 650 } });

  test('where a part fits, its tag lies in its box, and the drones above the question are whole', async ({ page }) => {
    await hurry(page);
    await page.goto('/');
    await page.locator('.listing').first().waitFor();
    await shelve(page, 'fitting', runUntil(mayFit, { by: 'captain' }));
    await follow(page, '/run/fitting');
    await expect(page.locator('.sb-tag-fit').first()).toBeVisible();
    expect(await page.locator('.sb-system .sb-tag').evaluateAll(straying)).toEqual([]);
    const [bay, question] = [page.locator('[data-about="droneBay"]'), page.locator('.sb-prompt')];
    const { y = 0, height = 0 } = (await bay.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual((await question.boundingBox())?.y ?? 0);
  });
});

test.describe('in French, on the smallest screens', () => {
  test.use({ locale: 'fr-FR' });

  test('odds are whole or among the answers, and the next run is in reach once the ship is lost', async ({ page }) => {
    await hurry(page);
    await page.goto('/');
    await page.locator('.listing').first().waitFor();
    await shelve(page, 'two', runUntil(mayFleeFromTwo, { by: 'captain' }));
    await shelve(
      page,
      'lost',
      runUntil((match) => isOver(match) && GAME.outcome(match.state)?.verdict === 'destroyed'),
    );
    await follow(page, '/run/two');
    await expect(page.locator('.sb-choice')).toHaveCount(3);
    await expect(page.locator('.sb-choice').first()).toContainText('vaisseau perdu');
    await page.setViewportSize({ width: 740, height: 360 });
    for (const row of await page.locator('.sb-enemy-odds').all()) await expect(row).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(page.locator('.sb-odds')).toBeHidden();
    await follow(page, '/run/lost');
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator('.sb-again')).toBeInViewport({ ratio: 1 });
  });
});
