import { type DevPage, startDevPage } from '../dev-page.ts';
import { expect, expectAccessible, test as onServer } from '../test.ts';
import { IS_THOROUGH } from '../today.ts';

const test = onServer.extend<{ dev: DevPage }>({
  dev: async ({ server, page }, use) => {
    const dev = await startDevPage(server.address);
    // The first visit after a change waits until the sources are read.
    await page.goto(`${dev.address}kit`, { timeout: 120_000 });
    await expect(page.getByRole('heading', { name: 'ui-kit' })).toBeVisible({ timeout: 60_000 });
    await use(dev);
    dev.close();
  },
});

const PARTS = ['pieces', 'prompt', 'keys', 'result', 'words', 'theme'] as const;

/** Players meet all of it at tables; this is the page of those who build them. */
const onceInAWhile = IS_THOROUGH ? test : test.skip;

onceInAWhile('every part of the ui-kit can be seen, heard, pointed at and played by keys', async ({ page, dev }) => {
  expect(page.url()).toBe(`${dev.address}kit`);

  await test.step('a hand is played by its keys, and says which card was chosen', async () => {
    await page.keyboard.press('3');
    await expect(page.getByRole('button', { name: 'Q', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a counter counts to where it stands', async () => {
    await page.getByRole('button', { name: '+25' }).click();
    await expect(page.locator('.kit-counter')).toHaveText('37');
  });

  await test.step('a bubble explains, and Escape puts it away', async () => {
    await page.getByRole('button', { name: 'Treasure' }).click();
    const told = page.getByRole('dialog', { name: 'A treasure' });
    await expect(told).toContainText('What can be done with it stands here.');
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
  });

  await test.step('choices are given by their keys, unless they are locked', async () => {
    await page.getByRole('button', { name: 'prompt/' }).click();
    await page.keyboard.press('2');
    await expect(page.getByText('Answered: Board them.')).toBeVisible();
    await page.getByRole('switch', { name: 'Locked' }).click();
    await page.keyboard.press('1');
    await expect(page.getByText('Answered: Board them.')).toBeVisible();
  });

  await test.step('keys are left to whoever types; a tap that ends a film does nothing else', async () => {
    await page.getByRole('button', { name: 'keys/' }).click();
    await page.keyboard.press('7');
    await page.getByRole('textbox').pressSequentially('5');
    await page.getByRole('textbox').blur();
    await page.keyboard.press('Control+4');
    await expect(page.getByRole('status')).toHaveText('7');
    await page.getByRole('button', { name: 'Tap' }).click();
    await expect(page.getByText('Taps that counted: 0.')).toBeVisible();
    await page.getByRole('button', { name: 'Tap' }).click();
    await expect(page.getByText('Taps that counted: 1.')).toBeVisible();
  });

  await test.step('after a shared victory nobody is second', async () => {
    await page.getByRole('button', { name: 'result/' }).click();
    await expect(page.locator('.kit-place b:first-child')).toHaveText(['1', '1', '3', '4']);
  });

  for (const part of PARTS) {
    await page.getByRole('button', { name: `${part}/` }).click();
    await expectAccessible(page, `the page of ${part}`);
  }
});
