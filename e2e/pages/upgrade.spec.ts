import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gather, openDevice, openDevices, setTable, tableOn, takeChair } from '../online-company.ts';
import { play } from '../star-bounty-player.ts';
import { DESKTOP, expect, forgiveFailedRequests, type Page, test } from '../test.ts';
import { startOneServer, startTestServer } from '../test-server.ts';
import { thoroughly } from '../today.ts';

const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url));
const VISITOR = { name: 'Ann', locale: 'fr-FR', input: 'mouse' } as const;
const CHOICE = '.sb-choice';

test.use(DESKTOP);

/** A house that shows a copy of the page, which may be built anew. */
async function openCopy() {
  const page = mkdtempSync(join(tmpdir(), 'haven-page-'));
  cpSync(BUILT, page, { recursive: true });
  const server = await startTestServer({ HAVEN_PAGE: page });
  const close = async () => {
    await server.close();
    rmSync(page, { recursive: true, force: true });
  };
  return { server, page, close };
}

/** Something changed that every part depends on: all have other names now, and the old ones are gone. */
function buildAnew(page: string): void {
  const assets = join(page, 'assets');
  const kept = readFileSync(join(page, '.kept-from-before'), 'utf8').split('\n');
  for (const name of kept) if (name !== '') rmSync(join(assets, name), { force: true });
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  for (const folder of [page, assets])
    for (const name of readdirSync(folder)) {
      if (/\.(?:br|gz)$/.test(name)) rmSync(join(folder, name));
      else if (/\.(?:js|html)$/.test(name)) rewrite(join(folder, name), names);
    }
  for (const name of names) renameSync(join(assets, name), join(assets, newNameOf(name)));
}

const newNameOf = (name: string) => name.replace(/\.js$/, 'AnewAnew.js');

function rewrite(file: string, names: readonly string[]): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    names.reduce((all, name) => all.replaceAll(name, newNameOf(name)), text),
  );
}

const firstScriptOf = (page: Page) => page.locator('script[type="module"]').getAttribute('src');

test('a part that an upgrade took away loads the page once more, instead of breaking it', async ({
  page,
  complaints,
}) => {
  const copy = await openCopy();
  await page.goto(copy.server.address);
  await expect(page.locator('#root:not([data-written]) .settings-button')).toBeVisible();
  buildAnew(copy.page);
  await page.locator('.settings-button').click();
  await expect.poll(() => firstScriptOf(page)).toContain('AnewAnew');
  await expect(page.locator('main.notice')).toHaveCount(0);
  await page.locator('.settings-button').click();
  await expect(page.locator('.settings')).toBeVisible();
  await copy.close();
  forgiveParts(complaints);
});

test('a part that is missing for good is told in words, without an endless round of reloads', async ({
  page,
  complaints,
}) => {
  const copy = await openCopy();
  await page.goto(copy.server.address);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  for (const name of readdirSync(join(copy.page, 'assets')))
    if (name.startsWith('settings-dialog')) rmSync(join(copy.page, 'assets', name));
  await page.locator('.settings-button').click();
  await page.waitForEvent('load');
  await page.locator('.settings-button').click();
  await expect(page.locator('main.notice')).toBeVisible();
  expect(loads).toHaveLength(1);
  await copy.close();
  forgiveParts(complaints);
});

/** That a part is missing the browser says itself. */
function forgiveParts(complaints: string[]): void {
  forgiveFailedRequests(complaints);
  const others = complaints.filter(
    (complaint) => !/dynamically imported module|preload|Refused to apply style/i.test(complaint),
  );
  complaints.splice(0, complaints.length, ...others);
}

/** A table of one's own on the server, for one. */
async function beginOnline(page: Page): Promise<string> {
  await page.goto('/new/star-bounty');
  await page.locator('.segments [data-value="online"]').click();
  await page.locator('.new-table-start').click();
  await expect(page.locator(CHOICE).first()).toBeVisible();
  return tableOn(page);
}

const logOf = (page: Page) => page.locator('.drawer .log').innerText();

test('an open table follows a server that was restored, and plays on from there', async ({ browser }) => {
  const server = await startOneServer();
  const { page, context, complaints } = await openDevice(browser, server, VISITOR);
  await beginOnline(page);
  await play(page, 'mouse', 4);
  await expect(page.locator(CHOICE).first()).toBeVisible();
  const earlier = await logOf(page);
  const backup = await (await server.operator('GET /api/admin/backup')).blob();
  await play(page, 'mouse', 5);
  expect(await logOf(page)).not.toBe(earlier);

  expect((await server.operator('PUT /api/admin/restore', backup)).status).toBe(202);
  await expect.poll(() => logOf(page), { timeout: 30_000 }).toBe(earlier);
  await play(page, 'mouse', 3);
  forgiveFailedRequests(complaints);
  expect(complaints).toEqual([]);
  await context.close();
  await server.close();
});

thoroughly(
  'what was half typed outlives a restored server and a page that is loaded once more',
  async ({ browser }) => {
    const server = await startOneServer();
    const host = await openDevice(browser, server, VISITOR);
    const nameless = await openDevice(browser, server, { ...VISITOR, name: '' });
    const table = await setTable(host, 'tortuga', 3);
    await takeChair(nameless, table);
    const fields = [host.page.locator('.chat-form input'), nameless.page.locator('.room-name input')];
    const backup = await (await server.operator('GET /api/admin/backup')).blob();
    for (const field of fields) await field.fill('Bar');
    expect((await server.operator('PUT /api/admin/restore', backup)).status).toBe(202);
    for (const { page } of [host, nameless]) await expect(page.locator('.toast')).toBeVisible({ timeout: 30_000 });
    for (const field of fields) await expect(field).toHaveValue('Bar');
    for (const { page } of [host, nameless]) await page.reload();
    for (const field of fields) await expect(field).toHaveValue('Bar');
    await host.page.locator('.chat-form button').click();
    await expect(nameless.page.locator('.chat-line').last()).toContainText('Bar');
    await expect(host.page.locator('.chat-form input')).toHaveValue('');
    await host.page.reload();
    await expect(fields[0] ?? host.page.locator('.chat-form input')).toHaveValue('');
    for (const { context } of [host, nameless]) await context.close();
    await server.close();
  },
);

thoroughly(
  'a page of an older build is loaded once more when nobody would notice, and not while something is typed',
  async ({ browser }) => {
    const copy = await openCopy();
    const { page, context } = await openDevice(browser, copy.server, VISITOR);
    await page.clock.install();
    await beginOnline(page);
    buildAnew(copy.page);
    await copy.server.kill();
    await copy.server.reopen();
    await page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('input'));
      field.id = 'draft';
    });
    await page.locator('#draft').fill('half a word');
    await page.clock.fastForward(27_000);
    await page.waitForTimeout(1_000);
    expect(await firstScriptOf(page)).not.toContain('AnewAnew');
    await page.locator('#draft').fill('');
    await page.clock.fastForward(27_000);
    await expect.poll(() => firstScriptOf(page), { timeout: 40_000 }).toContain('AnewAnew');
    await expect(page.locator(CHOICE).first()).toBeVisible();
    await context.close();
    await copy.close();
  },
);

thoroughly(
  'a table with dialogs that nobody opened, and a page without a table, are loaded once more too',
  async ({ browser }) => {
    const copy = await openCopy();
    const devices = await openDevices(browser, copy.server, [VISITOR, { ...VISITOR, name: 'Ben' }]);
    const { page: home, context } = await openDevice(browser, copy.server, { ...VISITOR, name: 'Cat' });
    const [host] = devices;
    if (host === undefined) throw new Error('nobody');
    for (const page of [host.page, home]) await page.clock.install();
    await gather(copy.server, devices, 'tortuga');
    await expect(host.page.locator('[role="dialog"]').first()).toBeAttached();
    await home.goto('/');
    await expect(home.locator('.settings-button')).toBeVisible();
    buildAnew(copy.page);
    await copy.server.kill();
    await copy.server.reopen();
    await expect(host.page.locator('.connection')).toHaveAttribute('data-connection', 'live', { timeout: 40_000 });
    await host.page.clock.fastForward(27_000);
    await expect.poll(() => firstScriptOf(host.page), { timeout: 40_000 }).toContain('AnewAnew');
    await home.clock.fastForward(61_000);
    await home.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await home.waitForTimeout(1_000);
    await home.clock.fastForward(27_000);
    await expect.poll(() => firstScriptOf(home), { timeout: 40_000 }).toContain('AnewAnew');
    for (const { context: each } of [...devices, { context }]) await each.close();
    await copy.close();
  },
);
