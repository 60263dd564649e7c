import { hidePage } from '../hide-page.ts';
import { listingOf } from '../input.ts';
import { oldHand } from '../old-hand.ts';
import { begin, play } from '../star-bounty-player.ts';
import { DESKTOP, expect, forgiveFailedRequests, test } from '../test.ts';
import { startTestServer } from '../test-server.ts';

test('a run in the browser is opened and played on without any server', async ({ browser, complaints }) => {
  const server = await startTestServer();
  const context = await browser.newContext({ ...DESKTOP, baseURL: server.address, serviceWorkers: 'allow' });
  await hidePage(context);
  await oldHand(context);
  const page = await context.newPage();
  await begin(page, 'mouse');
  await play(page, 'mouse', 3);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await server.close();

  await page.reload();
  await play(page, 'mouse', 3);
  await page.locator('.bar .icon-button').first().click();
  await expect(page.locator('.run')).toHaveCount(1);
  await expect(page.getByText('public tables cannot be seen')).toBeVisible();
  await expect(page.getByText('No public tables')).toHaveCount(0);
  await listingOf(page, 'star-bounty').locator('.button-main').click();
  await play(page, 'mouse', 2);
  forgiveFailedRequests(complaints);
});
