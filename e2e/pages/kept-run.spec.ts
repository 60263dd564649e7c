import { effort } from '@haven/kit/testing/effort';
import { hidePage } from '../hide-page.ts';
import { listingOf } from '../input.ts';
import { oldHand } from '../old-hand.ts';
import { close, companyOf, openDevice, tableOn } from '../online-company.ts';
import { playTogetherUnseen } from '../online-play.ts';
import { begin, play, starBountyPlayer } from '../star-bounty-player.ts';
import { DESKTOP, expect, forgiveFailedRequests, type Page, test } from '../test.ts';
import { startTestServer } from '../test-server.ts';
import { thoroughly } from '../today.ts';

test.use(DESKTOP);

test('a kept run survives kill -9 of the server, and its record can be watched by anybody', async ({ browser }) => {
  const server = await startTestServer({ HAVEN_MESSAGES_PER_SECOND: '1000' });
  const device = await openDevice(browser, server, { name: 'Anne', locale: 'en', input: 'mouse' });
  const { page } = device;
  await page.goto('/');
  await page.locator('.best-wish button').click();
  await listingOf(page, 'star-bounty').locator('button:not(.button-main)').click();
  const table = await tableOn(page);
  await play(page, 'mouse', 6);
  await expect(page.locator('.connection')).toHaveAttribute('data-connection', 'live');
  const before = await page.locator('.drawer .log').innerText();

  await server.kill();
  await expect(page.locator('.connection')).toHaveAttribute('data-connection', 'lost');
  await expect(page.locator('.banner-lost')).toBeVisible();
  await server.reopen();
  await expect(page.locator('.connection')).toHaveAttribute('data-connection', 'live', { timeout: 20_000 });
  expect(await page.locator('.drawer .log').innerText()).toEqual(before);

  await play(page, 'mouse', effort({ daily: 1, thorough: undefined }));
  const company = await companyOf(server, [device], { game: 'star-bounty', table });
  await playTogetherUnseen(company, { playerOf: () => starBountyPlayer, pages: [page] });
  await expect(page.locator('.bar-button-lit')).toBeVisible();
  const stranger = await browser.newPage({ ...DESKTOP, baseURL: server.address });
  await hidePage(stranger.context());
  await stranger.goto(`/replay/table/${table}?move=3`);
  await expect(stranger.locator('.replay-slider input')).toHaveValue('3');
  await stranger.goto(`/verify/table/${table}`);
  await expect(stranger.locator('.findings')).toHaveAttribute('data-level', 'consistent');
  await expect(stranger.locator('.finding[data-check="seed"]')).toHaveAttribute('data-verdict', 'right');
  await stranger.goto(`/table/${table}`);
  await expect(stranger.locator('.badge')).toBeVisible();
  await stranger.goto('/');
  const { runs } = await (await stranger.request.get('/api/best?game=star-bounty')).json();
  expect(runs).toHaveLength(1);
  await expect(stranger.locator('.run')).toHaveCount(runs[0].isLost ? 0 : 1);
  await close([device]);
  await server.close();
});

test('while the server is silent the buttons are locked, and what was pressed twice is played once', async ({
  page,
}) => {
  const line = await holdLine(page);
  await page.goto('/new/star-bounty');
  await page.locator('.segments [data-value="online"]').click();
  await page.locator('.new-table-start').click();
  const choices = page.locator('.sb-choice[aria-disabled="false"]');
  await expect(choices.first()).toBeVisible();
  line.hold();
  await choices.first().dblclick();
  await expect(choices).toHaveCount(0);
  expect(line.said('play')).toBe(1);
  line.release();
  await expect(choices.first()).toBeVisible();
});

/** What the server says is kept back for as long as one likes; what was said to it is counted. */
async function holdLine(page: Page) {
  const [said, late]: [string[], (() => void)[]] = [[], []];
  let isHeld = false;
  await page.routeWebSocket(/\/api\/table$/, (here) => {
    const server = here.connectToServer();
    here.onMessage((message) => {
      said.push(String(message));
      server.send(message);
    });
    server.onMessage((message) => (isHeld ? late.push(() => here.send(message)) : here.send(message)));
  });
  return {
    said: (type: string) => said.filter((message) => message.includes(`"type":"${type}"`)).length,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const send of late.splice(0)) send();
    },
  };
}

thoroughly('where the server is out of reach, home says so and runs here go on', async ({ browser, complaints }) => {
  const server = await startTestServer();
  const context = await browser.newContext({ ...DESKTOP, baseURL: server.address });
  await hidePage(context);
  await oldHand(context);
  const page = await context.newPage();
  await begin(page, 'mouse');
  await play(page, 'mouse', 1);
  await page.locator('.bar .icon-button').first().click();
  await expect(page.locator('.listing').first()).toBeVisible();
  await server.close();
  await listingOf(page, 'star-bounty').locator('button:not(.button-main)').click();
  await expect(page.locator('.complaint')).not.toBeEmpty();
  await page.locator('.run a.button').first().click();
  await play(page, 'mouse', 3);
  await expect(page.locator('.connection')).toHaveAttribute('data-connection', 'here');
  forgiveFailedRequests(complaints);
});
