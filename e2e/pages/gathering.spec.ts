import { at } from '@haven/kit';
import { act } from '../input.ts';
import { close, type Device, openDevices, tableOn, takeChair } from '../online-company.ts';
import { expect, expectAccessible, test } from '../test.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { thoroughly } from '../today.ts';

const VISITORS = [
  { name: 'Вера', locale: 'ru', input: 'mouse' },
  { name: 'Zoë', locale: 'fr', input: 'touch' },
] as const;
const BY_ITSELF_MS = 40_000;

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ HAVEN_BOT_MS: '0' });
});
test.afterAll(() => server.close());

/** A table for two; returns its id. */
async function setsTable({ page, input }: Device, access: 'public' | 'link'): Promise<string> {
  await page.goto('/new/tortuga');
  await act(page, page.locator('.segments [data-value="online"]'), input);
  await act(page, page.locator(`.segments [data-value="${access}"]`), input);
  await act(page, page.locator('.new-table-form').getByRole('button', { name: '2', exact: true }), input);
  await act(page, page.locator('.new-table-start'), input);
  const table = await tableOn(page);
  await expect(page.locator('.room-chair[data-mine="true"]')).toBeVisible();
  return table;
}

/** Finds the table in the lobby, with somebody there. */
async function comesFromLobby({ page, input }: Device): Promise<void> {
  await page.goto('/');
  const line = page.locator('.run:has(.run-there)').first();
  await expect(line.locator('.run-there')).toHaveAttribute('data-online', 'true');
  await expect(line.locator('.run-there')).toContainText('1 personne est là · table ouverte');
  await act(page, line.locator('.button-main'), input);
  await expect(page.locator('.room-chair[data-mine="true"]')).toBeVisible();
}

test('two strangers meet in the lobby: the table counts down, waits for one of them, and is begun by hand', async ({
  browser,
}) => {
  const devices = await openDevices(browser, server, VISITORS);
  const [host, stranger] = [at(devices, 0), at(devices, 1)];
  await setsTable(host, 'public');
  await comesFromLobby(stranger);
  for (const { page } of devices) await expect(page.locator('.countdown-time')).toHaveText(/^0:[01]\d$/);
  await expectAccessible(stranger.page, 'the countdown');
  await act(stranger.page, stranger.page.locator('.countdown .button'), stranger.input);
  for (const { page } of devices) await expect(page.locator('.countdown-time')).toHaveText(/^(2:00|1:5\d)$/);
  await expect(stranger.page.locator('.countdown .button')).toHaveCount(0);
  await expect(host.page.locator('.countdown')).toContainText('Zoë просит подождать.');
  await act(host.page, host.page.locator('.room-begin button'), host.input);
  for (const { page } of devices) await expect(page.locator('.table-frame')).toBeVisible();
  await close(devices);
});

thoroughly('a full public table begins although nobody does anything', async ({ browser }) => {
  const devices = await openDevices(browser, server, VISITORS);
  const [host, stranger] = [at(devices, 0), at(devices, 1)];
  await takeChair(stranger, await setsTable(host, 'public'));
  for (const { page } of devices) await expect(page.locator('.countdown')).toBeVisible();
  for (const { page } of devices) await expect(page.locator('.table-frame')).toBeVisible({ timeout: BY_ITSELF_MS });
  await close(devices);
});

test('whoever waits for a host that is away is told for how long; a host who stands up hands the table on', async ({
  browser,
}) => {
  const devices = await openDevices(browser, server, VISITORS);
  const [host, friend] = [at(devices, 0), at(devices, 1)];
  const table = await setsTable(host, 'link');
  await takeChair(friend, table);
  await expect(friend.page.locator('.countdown')).toHaveCount(0);
  const ready = friend.page.getByText('Вера peut commencer.', { exact: false });
  await expect(ready).toBeVisible();
  await host.page.goto('/');
  await expect(friend.page.getByText(/^Вера n’est pas là\. Dans 1:\d\d, vous deviendrez l’hôte\.$/)).toBeVisible();
  await expect(ready).toHaveCount(0);
  await host.page.goto(`/table/${table}`);
  await expect(friend.page.getByText('Вера n’est pas là.', { exact: false })).toHaveCount(0);
  await act(host.page, host.page.locator('.room-chair[data-mine="true"] .button'), host.input);
  await expect(friend.page.locator('.toast').filter({ hasText: 'Vous êtes maintenant l’hôte' })).toBeVisible();
  await expect(friend.page.locator('.room-begin button')).toBeVisible();
  await close(devices);
});
