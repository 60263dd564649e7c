import type { Locator } from '@playwright/test';
import { hidePage, withPageShown } from '../hide-page.ts';
import { type Device, gather, openDevices, type Visitor } from '../online-company.ts';
import { expect, expectAccessible, forgiveFailedRequests, type Page, test } from '../test.ts';
import { ADMIN_TOKEN, startTestServer, type TestServer } from '../test-server.ts';
import { thoroughly } from '../today.ts';

const PEOPLE: readonly Visitor[] = [
  { name: 'Zoé', locale: 'fr', input: 'touch' },
  { name: 'Пётр', locale: 'ru', input: 'mouse' },
];
const RUDE = 'Zoé joue comme un pied';
/** Where pictures of the screens go, for whoever wants to look at them. */
const PICTURES = process.env.HAVEN_PICTURES;
const SIZES = [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.close());

async function picture(shown: Locator, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  const page = shown.page();
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await shown.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(400);
    await withPageShown(page, () => page.screenshot({ path: `${PICTURES}/${name}-${size.width}.png` }));
  }
  if (before) await page.setViewportSize(before);
  await page.waitForTimeout(400);
}

async function openChat({ page }: Device): Promise<void> {
  await page.locator('.bar-button[data-tab="chat"]').click();
}

async function openReport({ page }: Device) {
  await page.locator('.chat-line .chat-more').click();
  await page.locator('.menu-item').last().click();
  return page.locator('.report');
}

/** A wide screen has its chat elsewhere, and with it the report: begun anew for each size. */
async function pictureReport(device: Device): Promise<void> {
  if (PICTURES === undefined) return;
  const { page } = device;
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.reload();
    if (await page.locator('.chat').isHidden()) await openChat(device);
    const form = await openReport(device);
    await form.waitFor();
    await page.waitForTimeout(400);
    await withPageShown(page, () => page.screenshot({ path: `${PICTURES}/report-${size.width}.png` }));
  }
  if (before) await page.setViewportSize(before);
  await page.reload();
  await openChat(device);
}

async function enterOffice(page: Page, table: string): Promise<void> {
  await page.goto('/admin');
  await page.locator('.admin-token input').fill(ADMIN_TOKEN);
  await page.locator('.admin-token button').click();
  await page.locator('.admin-search input').fill(table.slice(2, 14));
  await page.locator('.admin-line').click();
}

thoroughly(
  'a rude line is reported with a reason, removed, and its author shown out; a guest deletes their data',
  async ({ browser }) => {
    const devices = await openDevices(browser, server, PEOPLE);
    const [zoe, peter] = devices as [Device, Device];
    const { table, people } = await gather(server, devices, 'tortuga');
    await openChat(peter);
    await peter.page.locator('.chat-form input').fill(RUDE);
    await peter.page.keyboard.press('Enter');
    await openChat(zoe);
    await pictureReport(zoe);
    const form = await openReport(zoe);
    await expect(form).toContainText(RUDE);
    await form.getByLabel('Publicité ou messages en rafale').check();
    await form.locator('textarea').fill('Ce n’est pas vrai !');
    await expectAccessible(zoe.page, 'the report');
    await form.locator('button[type="submit"]').click();
    await expect(form).toHaveCount(0);

    const context = await browser.newContext({ locale: 'ru', baseURL: server.address, reducedMotion: 'reduce' });
    await hidePage(context);
    const office = await context.newPage();
    await enterOffice(office, table);
    const complaint = office.locator('.admin-details .admin-complaint');
    await expect(complaint).toContainText('Реклама или флуд');
    await expect(complaint).toContainText('Ce n’est pas vrai');
    await expectAccessible(office, 'the office with a complaint');
    await picture(office.locator('.admin-chairs'), 'office');

    await office.locator('.admin-talk .admin-more').click();
    await office.locator('.menu-item').click();
    await expect(zoe.page.locator('.chat-line')).toContainText('Ce message a été retiré.');
    await expect(zoe.page.locator('.chat-line')).not.toContainText(RUDE);

    await office.locator('.admin-chairs .admin-more').nth(1).click();
    await office.locator('.menu-item').first().click();
    await expect(office.locator('.admin-invitation input')).toHaveValue(/\/recover#/);
    await picture(office.locator('.admin-invitation'), 'invitation');

    await complaint.locator('.admin-more').click();
    await picture(office.locator('.menu'), 'office-menu');
    await office.locator('.menu-item').nth(2).click();
    await office.locator('.admin-question .button-danger').click();
    await expect(peter.page.getByText('Владелец сервера закрыл вам вход')).toBeVisible({ timeout: 30_000 });
    await picture(peter.page.locator('main'), 'banned');
    await expect(office.locator('.admin-ban')).toHaveCount(1, { timeout: 40_000 });
    await office.locator('.admin-ban button').click();
    await expect(office.locator('.admin-ban')).toHaveCount(0);

    await zoe.page.goto('/');
    await zoe.page.locator('.settings-button').click();
    const erase = zoe.page.getByRole('button', { name: 'Effacer mes données' });
    await erase.scrollIntoViewIfNeeded();
    await picture(erase, 'erase');
    await erase.click();
    await zoe.page.getByRole('button', { name: 'Oui, tout effacer pour de bon' }).click();
    await expect.poll(async () => (await (await zoe.context.request.get('/api/me')).json()).name).toBe('');
    const chair = async () => {
      const { chairs } = await (await peter.context.request.get(`/api/tables/${table}`)).json();
      return chairs.find(({ seat }: { seat: number }) => seat === people[0]?.seat);
    };
    await expect.poll(chair).toMatchObject({ kind: 'bot', name: '' });
    for (const { complaints } of devices) {
      forgiveFailedRequests(complaints);
      expect(complaints).toEqual([]);
    }
    await Promise.all([...devices.map((device) => device.context.close()), context.close()]);
  },
);
