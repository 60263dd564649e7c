import { at } from '@haven/kit';
import type { Browser } from '@playwright/test';
import { begin, close, type Device, openDevices, tableOn, takeChair } from '../online-company.ts';
import { expect, type Page, test } from '../test.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const SMALL = { width: 390, height: 664 };
const UPRIGHT_TABLET = { width: 768, height: 1024 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const DIMA = { name: 'Дима', locale: 'ru', input: 'touch' } as const;
const ZOE = { name: 'Zoé la Terrible', locale: 'fr', input: 'touch' } as const;
const ANYA = { name: 'Аня', locale: 'ru', input: 'touch' } as const;

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.close());

/** Three with a clock, on small phones, before they choose their ships. */
async function gatherThree(browser: Browser): Promise<Device[]> {
  const devices = await openDevices(browser, server, [DIMA, ZOE, ANYA]);
  for (const { page } of devices) await page.setViewportSize(SMALL);
  const [host, ...friends] = [at(devices, 0), at(devices, 1), at(devices, 2)];
  const { page } = host;
  await page.goto('/new/tortuga-2199');
  await page.locator('.segments [data-value="online"]').click();
  await page.locator('.new-table-form').getByRole('button', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: 'Свои часы' }).click();
  const numbers = page.locator('.own-clock-number input');
  for (const [index, value] of [90, 12, 0].entries()) await numbers.nth(index).fill(`${value}`);
  await page.locator('.new-table-start').click();
  const table = await tableOn(page);
  for (const friend of friends) await takeChair(friend, table);
  await begin(host, friends);
  return devices;
}

/** Everything a person's place in the strip holds has its room, the clock too. */
async function expectWholeStrip(page: Page): Promise<void> {
  const cut = page.locator('.person').evaluateAll((people) =>
    people.flatMap((person) => {
      const { right } = person.getBoundingClientRect();
      return [...person.querySelectorAll('.presence, .person-bot, .person-time')].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width < 5 || box.right > right;
      });
    }),
  );
  expect(await cut).toEqual([]);
}

async function letBotPlay({ page }: Device): Promise<void> {
  await page.locator('.bar-tools button').last().tap();
  await page.getByRole('menuitem').first().tap();
  await page.locator('.banner').waitFor();
}

/** What is said in passing covers neither the people nor anything below them, nor the menu. */
async function expectSaidOverTheName(page: Page): Promise<void> {
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  const [said, people] = [await toast.boundingBox(), await page.locator('.people').boundingBox()];
  expect((said?.y ?? 0) + (said?.height ?? SMALL.height)).toBeLessThanOrEqual(people?.y ?? 0);
  await page.locator('.bar-tools button').last().tap({ trial: true });
}

/** Where there is room for it, however many rows the people and what they are asked take. */
async function expectSaidBelowThePeople(page: Page): Promise<void> {
  const [said, people] = [await page.locator('.toast').boundingBox(), await page.locator('.banners').boundingBox()];
  expect(said?.y ?? 0).toBeGreaterThanOrEqual((people?.y ?? UPRIGHT_TABLET.height) + (people?.height ?? 0));
}

test('three on small phones: every ship can be tapped, the strip is whole, absence is told in words', async ({
  browser,
}) => {
  const devices = await gatherThree(browser);
  expect(await at(devices, 0).page.locator('.toast').allInnerTexts(), 'who sat down before is no news').toEqual([]);
  const [host, friend] = [at(devices, 0), at(devices, 1)];
  const ships = host.page.locator('.t2-ship-choice li button');
  await expect(ships).not.toHaveCount(0);
  for (const size of [SMALL, ON_ITS_SIDE]) {
    await host.page.setViewportSize(size);
    for (const ship of await ships.all()) await ship.click({ trial: true });
  }
  await host.page.setViewportSize(SMALL);
  await expectWholeStrip(host.page);
  await friend.page.goto('/');
  const line = host.page.locator('.away-line');
  await expect(line).toHaveText(/^Zoé la Terrible отсутствует: через 2:\d\d сможет играть бот\.$/, { timeout: 20_000 });
  await expectWholeStrip(host.page);
  await letBotPlay(at(devices, 2));
  await expectSaidOverTheName(host.page);
  await host.page.setViewportSize(UPRIGHT_TABLET);
  await expectSaidBelowThePeople(host.page);
  await close(devices);
});
