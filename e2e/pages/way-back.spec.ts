import type { MyTable, TakenSeat } from '@haven/wire';
import type { BrowserContext } from '@playwright/test';
import { listingOf } from '../input.ts';
import { close, type Device, gather, openDevice, openDevices, tableOn } from '../online-company.ts';
import { expect, expectAccessible, test } from '../test.ts';
import { thoroughly } from '../today.ts';

const ANN = { name: 'Ann', locale: 'fr', input: 'mouse' } as const;
const PHONE = { name: 'Ann', locale: 'ru', input: 'touch' } as const;
/** Until the house opens a match without the salts that it waits for. */
const PATIENCE_MS = 40_000;
const SMALL = { width: 390, height: 664 };
const SEAL = '0'.repeat(64);
const DUEL = { options: {}, seats: 2, access: 'link', timeout: 'vote', seal: SEAL } as const;

async function tablesOf(context: BrowserContext): Promise<MyTable[]> {
  return (await context.request.get('/api/my/tables')).json();
}

/** A table of this guest, with a bot in the other chair, begun; the salts stay closed. */
async function beginsAlone({ context }: Device, game: string, clock: object): Promise<string> {
  const { table }: TakenSeat = await (
    await context.request.post('/api/tables', { data: { ...DUEL, game, clock } })
  ).json();
  await context.request.post(`/api/tables/${table}/bots/1`);
  await context.request.post(`/api/tables/${table}/start`);
  return table;
}

test('two clicks on “with friends”, and two on “open the table”, make one table each', async ({
  browser,
  quickServer: server,
}) => {
  const device = await openDevice(browser, server, ANN);
  const { page, context } = device;
  await page.goto('/');
  await listingOf(page, 'tortuga').locator('.friends-counts [data-count="4"]').dblclick();
  await tableOn(page);
  expect(await tablesOf(context)).toHaveLength(1);
  await page.goto('/new/tortuga');
  await page.locator('.segments [data-value="online"]').click();
  await page.locator('.new-table-start').dblclick();
  await tableOn(page);
  expect(await tablesOf(context)).toHaveLength(2);
  await close([device]);
});

test('on a phone my turns stand on the first screen with their deadline, counted in the title and on the icon; games can be removed', async ({
  browser,
  quickServer: server,
}) => {
  const device = await openDevice(browser, server, PHONE);
  const { page, context } = device;
  await page.setViewportSize(SMALL);
  await context.request.post('/api/me', { data: { name: 'Ann' } });
  await beginsAlone(device, 'tortuga', { kind: 'days', days: 3 });
  await beginsAlone(device, 'tortuga-2199', { kind: 'live', moveSeconds: 30, bankSeconds: 600 });
  await context.request.post('/api/tables', { data: { ...DUEL, game: 'tortuga', clock: { kind: 'none' } } });
  const myTurns = async () => (await tablesOf(context)).filter(({ isMyTurn }) => isMyTurn).length;
  await expect.poll(myTurns, { timeout: PATIENCE_MS }).toBe(2);
  await page.addInitScript(noteBadge);
  await page.goto('/');
  await expect(page).toHaveTitle('(2) Haven');
  await expect(page.locator('html')).toHaveAttribute('data-badge', '2');
  const turns = page.locator('.run[data-stand="yourTurn"]');
  await expect(turns).toHaveCount(2);
  await expect(turns.first()).toBeInViewport({ ratio: 1 });
  await expect(turns.nth(0).locator('.run-left')).toHaveText(/1?0:\d\d/);
  await expect(turns.nth(1).locator('.run-left')).toHaveText(/2.*23/);
  await expectAccessible(page, 'my games on a phone');
  const gathering = page.locator('.run[data-stand="gathering"]');
  await expect(gathering.locator('.run-when')).toContainText('Ждём игроков');
  await gathering.locator('.icon-button').tap();
  await gathering.locator('.button-danger').tap();
  await expect(gathering).toHaveCount(0);
  await turns.first().locator('.icon-button').tap();
  await turns.first().locator('.button-danger').tap();
  await expect(page).toHaveTitle('(1) Haven');
  await expect(page.locator('html')).toHaveAttribute('data-badge', '1');
  expect((await tablesOf(context)).filter(({ isHidden }) => !isHidden)).toHaveLength(1);
  await close([device]);
});

/** Runs in the page: what the icon of an installed app would show. */
function noteBadge(): void {
  const show = (count?: number) => {
    document.documentElement.dataset.badge = String(count ?? '');
    return Promise.resolve();
  };
  Object.assign(navigator, { setAppBadge: show, clearAppBadge: show });
}

thoroughly(
  'a code typed on another device, and one that was kept, lead back to the same games',
  async ({ browser, quickServer: server }) => {
    const devices = await openDevices(browser, server, [ANN, { ...PHONE, name: '' }, { ...PHONE, name: '' }]);
    const [old, phone, found] = devices as [Device, Device, Device];
    await old.page.goto('/');
    await old.page.locator('.settings-button').click();
    await old.page.getByRole('button', { name: 'Afficher le lien et le code' }).click();
    const code = await old.page.locator('.settings-code').innerText();
    expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    await old.page.getByRole('button', { name: 'Créer un code' }).click();
    await expect(old.page.locator('.settings-code')).toHaveCount(2);
    const kept = await old.page.locator('.settings-code').last().innerText();
    await expectAccessible(old.page, 'settings with codes');
    for (const [device, typed] of [
      [phone, code.toLowerCase()],
      [found, kept.replaceAll('-', ' ')],
    ] as const) {
      await device.page.goto('/recover');
      await device.page.locator('.recover-code').fill('AAAA-AAAA');
      await device.page.locator('main .button-main').tap();
      await expect(device.page.locator('main [role="alert"]')).not.toBeEmpty();
      await expect(device.page.locator('.recover-code')).toHaveValue('AAAA-AAAA');
      await device.page.locator('.recover-code').fill(typed);
      await expectAccessible(device.page, 'the page for codes');
      await device.page.locator('main .button-main').tap();
      await expect(device.page.locator('main [role="status"]')).toContainText('Ann');
    }
    await old.context.request.post('/api/me/sign-out-everywhere');
    await found.page.goto('/');
    await expect(found.page.locator('.toast .toast-action')).toBeVisible();
    await phone.page.goto('/verify/table/gone');
    await expect(phone.page.locator('.toast')).toContainText('На этом устройстве вы вышли');
    await expectAccessible(phone.page, 'a device that was signed out');
    await phone.page.getByRole('button', { name: 'У меня есть код' }).tap();
    await expect(phone.page).toHaveURL(/\/recover$/);
    await close(devices);
  },
);

test('a device with games of its own is asked before it becomes somebody else’s, and keeps a way back', async ({
  browser,
  quickServer: server,
}) => {
  const devices = await openDevices(browser, server, [ANN, { ...PHONE, name: 'Пётр' }]);
  const [ann, piotr] = devices as [Device, Device];
  await ann.context.request.post('/api/me', { data: { name: 'Ann' } });
  const { code } = await (await ann.context.request.post('/api/me/recovery')).json();
  const { page, context } = piotr;
  await page.setViewportSize(SMALL);
  await context.request.post('/api/me', { data: { name: 'Пётр' } });
  for (const game of ['tortuga', 'tortuga-2199'])
    await context.request.post('/api/tables', { data: { ...DUEL, game, clock: { kind: 'none' } } });
  await page.goto('/recover');
  await page.locator('.recover-code').fill(code);
  await page.locator('.recover-form .button-main').tap();
  await expect(page.locator('.recover-other')).toContainText('Пётр: 2 партии');
  expect(await tablesOf(context)).toHaveLength(2);
  await page.getByRole('button', { name: 'Создать код' }).tap();
  const kept = await page.locator('.settings-code').innerText();
  await expectAccessible(page, 'the question before a device becomes another guest’s');
  await page.getByRole('button', { name: 'Войти как другой гость' }).tap();
  await expect(page.locator('main [role="status"]')).toContainText('Ann');
  expect(await tablesOf(context)).toHaveLength(0);
  await page.goto('/recover');
  await page.locator('.recover-code').fill(kept);
  await page.locator('.recover-form .button-main').tap();
  await expect(page.locator('main [role="status"]')).toContainText('Пётр');
  expect(await tablesOf(context)).toHaveLength(2);
  await close(devices);
});

test('a page out of sight says so to the server; what is said while the chat is folded is marked on a phone, from the first word on', async ({
  browser,
  quickServer: server,
}) => {
  const devices = await openDevices(browser, server, [ANN, { ...PHONE, name: 'Bo' }]);
  const [ann, bo] = devices as [Device, Device];
  const said: string[] = [];
  ann.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => void (String(payload).includes('"here"') && said.push(String(payload)))),
  );
  await gather(server, devices, 'tortuga');
  for (const isHidden of [true, false]) {
    await ann.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  }
  await expect.poll(() => said).toEqual(['{"type":"here","visible":false}', '{"type":"here","visible":true}']);

  const chat = bo.page.locator('.bar-button[data-tab="chat"]');
  await expect(chat.locator('.unread')).toHaveCount(0);
  await ann.page.locator('.bar-button[data-tab="chat"]').click();
  await ann.page.locator('.chat-phrases .chip').first().click();
  await expect(chat.locator('.unread')).toHaveText('1');
  await chat.tap();
  await expect(bo.page.locator('.chat-line')).not.toHaveCount(0);
  await bo.page.keyboard.press('Escape');
  await expect(chat.locator('.unread')).toHaveCount(0);
  await close(devices);
});
