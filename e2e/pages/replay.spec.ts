import { isOver, runUntil, shelve } from '../runs.ts';
import { DESKTOP, expect, test } from '../test.ts';

test.use(DESKTOP);

test('a finished run is watched by keys, by slider and by itself', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.listing').first()).toBeVisible();
  const record = runUntil(isOver);
  const last = `${record.entries.length}`;
  await shelve(page, 'over', record);
  await page.reload();
  await page.locator('.lost-runs summary').click();
  await page.locator('.run a.button').click();
  const slider = page.locator('.replay-slider input');
  await expect(slider).toHaveValue('0');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await expect(page).toHaveURL(/move=2$/);
  const frame = page.locator('.replay-frame');
  await expect(frame).toHaveAttribute('data-seq', '2');
  const logAtTwo = await page.locator('.drawer .log').innerText();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue(last);
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue(`${record.entries.length - 1}`);
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await slider.fill('2');
  await expect(frame).toHaveAttribute('data-seq', '2');
  expect(await page.locator('.drawer .log').innerText()).toEqual(logAtTwo);

  await slider.blur();
  await page.keyboard.press('Space');
  await expect(slider).toHaveValue('4');
  await page.keyboard.press('Space');
  await page.reload();
  await expect(slider).not.toHaveValue('0');
});
