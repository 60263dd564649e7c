import { shelveMidGames } from '../mid-game.ts';
import { follow } from '../runs.ts';
import { expect, type Page, test } from '../test.ts';

test.use({ ears: 'open' });

test('every table has a background for those who wish for it, and the volume is remembered', async ({
  page,
  context,
}) => {
  await context.addInitScript(countLoops);
  await shelveMidGames(page, ['star-bounty']);
  await follow(page, '/run/star-bounty');
  await page.locator('.settings-button').click();
  expect(await loopsOn(page)).toEqual([]);
  await page.getByRole('switch', { name: 'Background sounds' }).click();
  await expect.poll(() => loopsOn(page)).toEqual(['playing']);
  await page.getByRole('switch', { name: 'Background sounds' }).click();
  await expect.poll(() => loopsOn(page)).toEqual(['ended']);
  await page.locator('.settings .volume').fill('30');
  await page.reload();
  await page.locator('.settings-button').click();
  await expect(page.locator('.settings .volume')).toHaveValue('30');
});

interface Heard extends Window {
  loops: string[];
}

/** Runs in the page before anything else: writes down what is played in a circle. */
function countLoops(): void {
  const heard = Object.assign(window, { loops: [] as string[] });
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function begun(...times) {
    if (this.loop) {
      const place = heard.loops.push('playing') - 1;
      this.addEventListener('ended', () => heard.loops.splice(place, 1, 'ended'));
    }
    start.call(this, ...times);
  };
}

const loopsOn = (page: Page) => page.evaluate(() => (window as unknown as Heard).loops);
