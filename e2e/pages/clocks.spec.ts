import { at } from '@haven/kit';
import type { Browser } from '@playwright/test';
import { begin, close, type Device, openDevices, tableOn, takeChair } from '../online-company.ts';
import { expect, expectAccessible, type Page, test } from '../test.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { thoroughly } from '../today.ts';

const ANNA = { name: 'Анна', locale: 'ru', input: 'mouse' } as const;
const LUC = { name: 'Luc', locale: 'fr', input: 'touch' } as const;

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.close());

interface OwnClock {
  readonly moveSeconds: number;
  readonly bankMinutes: number;
}

/** Two people at a table with a clock of their own, both asked at once. */
async function gatherWith(browser: Browser, { moveSeconds, bankMinutes }: OwnClock): Promise<Device[]> {
  const devices = await openDevices(browser, server, [ANNA, LUC]);
  const [host, friend] = [at(devices, 0), at(devices, 1)];
  for (const { page } of devices) await countSounds(page);
  await mute(friend.page);
  await host.page.goto('/new/tortuga');
  const choose = (value: string) => host.page.locator(`.segments [data-value="${value}"]`).click();
  await choose('online');
  await host.page.locator('.new-table-form').getByRole('button', { name: '2', exact: true }).click();
  await choose('own');
  const numbers = host.page.locator('.own-clock-number input');
  for (const [index, value] of [moveSeconds, bankMinutes, 0].entries()) await numbers.nth(index).fill(`${value}`);
  await choose('vote');
  await expectAccessible(host.page, 'own clock');
  await host.page.locator('.new-table-start').click();
  await takeChair(friend, await tableOn(host.page));
  await begin(host, [friend]);
  return devices;
}

/** Every part of a sound has a volume of its own. */
async function countSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { sounds: 0 });
    const { createGain } = AudioContext.prototype;
    AudioContext.prototype.createGain = function heard() {
      counted.sounds += 1;
      return createGain.call(this);
    };
  });
}

async function mute(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('haven.settings') ?? '{}') as { state?: object };
    localStorage.setItem('haven.settings', JSON.stringify({ ...kept, state: { ...kept.state, sound: false } }));
  });
}

const soundsOn = (page: Page) => page.evaluate(() => (window as unknown as { sounds: number }).sounds);

const myTime = (page: Page) => page.locator('.person[data-mine="true"] .person-time');

test('the last ten seconds are seen where the game asks, heard, and read aloud once', async ({ browser }) => {
  const devices = await gatherWith(browser, { moveSeconds: 25, bankMinutes: 0 });
  const [host, friend] = [at(devices, 0), at(devices, 1)];
  const alert = host.page.locator('.table-people [role="alert"]');
  await expect(alert).toHaveText('');
  await expect(host.page.locator('.tt-prompt .last-seconds')).toHaveText(/^[4-8]$/, { timeout: 40_000 });
  await expect(alert).toHaveText('Осталось меньше десяти секунд.');
  await expect(myTime(host.page)).toHaveAttribute('data-hurry', 'true');
  await expect.poll(() => soundsOn(host.page)).toBeGreaterThanOrEqual(6);
  expect(await soundsOn(friend.page)).toBe(0);
  await expect(host.page.locator('.last-seconds')).toHaveCount(0);
  await expect(alert).toHaveText('');
  await close(devices);
});

thoroughly(
  'without a connection the clock stands, the grace is told to all, and afterwards it goes on',
  async ({ browser }) => {
    const devices = await gatherWith(browser, { moveSeconds: 20, bankMinutes: 5 });
    const [host, friend] = [at(devices, 0), at(devices, 1)];
    await expect(myTime(friend.page)).toHaveAttribute('data-known', 'true');
    await friend.context.setOffline(true);
    await expect(myTime(friend.page)).toHaveAttribute('data-known', 'false');
    await expect(friend.page.locator('.person[data-mine="true"] .person-grace')).toBeVisible();
    const others = host.page.locator('.person[data-mine="false"]');
    await expect(others.locator('.person-grace')).toHaveAttribute(
      'aria-label',
      /^связь потеряна, часы ждут ещё \d+\sс$/,
    );
    const shown = [await myTime(friend.page).textContent(), await others.locator('.person-time').textContent()];
    await friend.page.waitForTimeout(3_000);
    expect([await myTime(friend.page).textContent(), await others.locator('.person-time').textContent()]).toEqual(
      shown,
    );
    await expect(friend.page.locator('.banners [role="status"]')).toHaveText(/^La connexion est perdue\./);
    await expect(friend.page.locator('.person[data-mine="true"] .presence')).toHaveAttribute('data-online', 'false');
    await friend.context.setOffline(false);
    await expect(myTime(friend.page)).toHaveAttribute('data-known', 'true', { timeout: 30_000 });
    await expect(friend.page.locator('.banner-lost')).toHaveCount(0);
    await expect(host.page.locator('.person-grace')).toHaveCount(0);
    await expect(myTime(friend.page)).not.toHaveText(shown[0] ?? '');
    await close(devices);
  },
);
