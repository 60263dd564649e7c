import { at } from '@haven/kit';
import { listingOf } from '../input.ts';
import {
  begin,
  close,
  companyOf,
  type Device,
  openDevice,
  openDevices,
  tableOn,
  takeChair,
} from '../online-company.ts';
import { playTogether, playTogetherUnseen } from '../online-play.ts';
import { expect, type Page, test } from '../test.ts';
import type { TestServer } from '../test-server.ts';
import { IS_THOROUGH, todaysOf } from '../today.ts';
import { tortugaPlayer } from '../tortuga-player.ts';

/** Nobody has told a name yet. */
const NEWCOMER = { name: '', locale: 'en', input: 'mouse' } as const;

/** Counts what a person clicks from the opening of the site on. */
async function countClicks({ page }: Device): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('clicks', `${Number(sessionStorage.getItem('clicks')) + 1}`);
    document.addEventListener('click', ({ isTrusted }) => isTrusted && count(), true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}

/** The shortest way to answer the first question of each game; the fullest table comes first. */
const FIRST_MOVES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'tortuga-2199': async (page) => {
    await expect(page.locator('.t2-table')).toHaveAttribute('data-asked', /^(?!none)/, { timeout: PATIENCE_MS });
    await page.locator('.t2-table [data-move]').filter({ visible: true }).first().click();
  },
  'star-bounty': (page) => page.locator('.sb-choice[aria-disabled="false"]').first().click(),
  tortuga: async (page) => {
    await expect(page.locator('.tt-table')).toHaveAttribute('data-asked', 'pick', { timeout: PATIENCE_MS });
    await page.locator('.tt-cloth[data-legal="true"]').first().click();
    await page.locator('.tt-answers .tt-main[aria-disabled="false"]').click();
  },
};
const PATIENCE_MS = 60_000;
/** Moves on the pages, before the rest is played unseen. */
const A_FEW = 6;
const MOST_AGAINST_A_BOT = 3;
const MOST_AGAINST_A_FRIEND = 4;

async function makesFirstMove(page: Page, game: string): Promise<void> {
  const frame = page.locator('.table-frame');
  const { [game]: move } = FIRST_MOVES;
  if (move === undefined) throw new Error(`nobody knows how ${game} begins`);
  const before = Number(await frame.getAttribute('data-seq'));
  await move(page);
  await expect.poll(async () => Number(await frame.getAttribute('data-seq'))).toBeGreaterThan(before);
}

for (const game of todaysOf(Object.keys(FIRST_MOVES))) {
  test(`${game}: at most ${MOST_AGAINST_A_BOT} clicks to the first move against a bot`, async ({
    browser,
    quickServer: server,
  }) => {
    const device = await openDevice(browser, server, NEWCOMER);
    const clicks = await countClicks(device);
    await device.page.goto('/');
    await listingOf(device.page, game).locator('.button-main').click();
    await makesFirstMove(device.page, game);
    expect(await clicks()).toBeLessThanOrEqual(MOST_AGAINST_A_BOT);
    await close([device]);
  });
}

test(`at most ${MOST_AGAINST_A_FRIEND} clicks and a link to the first move of two friends`, async ({
  browser,
  quickServer: server,
}) => {
  const devices = await openDevices(browser, server, [NEWCOMER, { ...NEWCOMER, locale: 'fr', input: 'touch' }]);
  const [host, friend] = [at(devices, 0), at(devices, 1)];
  const clicks = [await countClicks(host), await countClicks(friend)];
  await host.page.goto('/');
  await listingOf(host.page, 'tortuga').locator('.friends-counts [data-count="4"]').click();
  const table = await tableOn(host.page);
  await takeChair(friend, table);
  await begin(host, [friend]);
  for (const { page } of devices) await makesFirstMove(page, 'tortuga');
  for (const count of clicks) expect(await count()).toBeLessThanOrEqual(MOST_AGAINST_A_FRIEND);
  if (IS_THOROUGH) await test.step('with two bots they play to the end', () => playToTheEnd(server, devices, table));
  await close(devices);
});

/** Every day two play online to the end without bots, and one against bots at one device. */
async function playToTheEnd(server: TestServer, devices: readonly Device[], table: string): Promise<void> {
  const company = await companyOf(server, devices, { game: 'tortuga', table });
  const { film: _film, ...player } = tortugaPlayer;
  const playerOf = () => player;
  await playTogether(company, { way: 'page', playerOf, until: (_, made) => made === A_FEW });
  await playTogetherUnseen(company, { playerOf, pages: devices.map(({ page }) => page) });
  for (const { page } of devices) {
    await expect(page.locator('.table-frame')).toHaveAttribute('data-result', 'shown', { timeout: PATIENCE_MS });
    await expect(page.locator('.tt-place')).toHaveCount(4);
  }
}
