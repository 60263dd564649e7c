import { begin, play } from '../star-bounty-player.ts';
import { DESKTOP, expect, type Page, test } from '../test.ts';
import { thoroughly } from '../today.ts';

test.use(DESKTOP);

/** All that a player sees of where the run stands. */
async function standing(page: Page): Promise<{ prompt: string; log: string }> {
  const prompt = page.locator('.sb-prompt-line');
  await expect(prompt).toBeVisible();
  return { prompt: await prompt.innerText(), log: await page.locator('.drawer .log').innerText() };
}

test('a run goes on as it stood, wherever it is left and found again', async ({ page, context }) => {
  await begin(page, 'mouse');
  await play(page, 'mouse', 5);
  const before = await standing(page);

  await test.step('after a reload', async () => {
    await page.reload();
    expect(await standing(page)).toEqual(before);
  });

  await test.step('from home, which knows where one left off', async () => {
    await page.goto('/');
    const goOn = page.locator('.run a.button').first();
    await expect(goOn).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.listing .listing-start').first()).toContainText('You against a bot');
    await goOn.click();
    expect(await standing(page)).toEqual(before);
  });

  await test.step('after the tab has crashed', async () => {
    const next = await context.newPage();
    const address = page.url();
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await next.goto(address);
    expect(await standing(next)).toEqual(before);
  });
});

test('two tabs of one run show the same, whichever is played', async ({ page, context }) => {
  await begin(page, 'mouse');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.sb-choice').first()).toBeVisible();
  await play(page, 'mouse', 3);
  await expect.poll(() => standing(other)).toEqual(await standing(page));
  await play(other, 'mouse', 1);
  await expect.poll(() => standing(page)).toEqual(await standing(other));
});

thoroughly('a run can be taken back, and seen in another language', async ({ page }) => {
  await begin(page, 'mouse');

  await test.step('a move is taken back, and the log says so', async () => {
    const prompt = page.locator('.sb-prompt-line');
    const before = await prompt.innerText();
    await play(page, 'mouse', 1);
    await expect(prompt).not.toHaveText(before);
    await page.locator('.bar-button').first().click();
    await expect(page.locator('.log-undone')).toBeVisible();
    await expect(prompt).toHaveText(before);
  });

  await test.step('the language changes in the middle of it', async () => {
    const english = await standing(page);
    await page.locator('.settings-button').click();
    await page.locator('.settings .segments button[lang="ru"]').click();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    const russian = await standing(page);
    for (const words of Object.values(russian)) expect(words).toMatch(/[а-яё]{3}/);
    expect(russian.log.split('\n').length).toBe(english.log.split('\n').length);
    await page.reload();
    expect(await standing(page)).toEqual(russian);
  });
});
