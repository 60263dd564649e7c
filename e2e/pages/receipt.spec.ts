import { readFileSync, writeFileSync } from 'node:fs';
import { mixedSeed, sealOf } from '@haven/kit';
import { effort } from '@haven/kit/testing/effort';
import type { Route } from '@playwright/test';
import { hidePage } from '../hide-page.ts';
import {
  begin,
  type Company,
  close,
  companyOf,
  type Device,
  expectResult,
  gather,
  openDevices,
  setTable,
  takeChair,
  type Visitor,
} from '../online-company.ts';
import { playTogether, playTogetherUnseen } from '../online-play.ts';
import { expect, expectAccessible, type Page, test } from '../test.ts';
import { startOneServer, startTestServer, type TestServer } from '../test-server.ts';
import { thoroughly } from '../today.ts';
import { tortugaPlayer } from '../tortuga-player.ts';

const PEOPLE: readonly Visitor[] = [
  { name: 'Anne', locale: 'fr', input: 'mouse' },
  { name: 'Пётр', locale: 'ru', input: 'touch' },
];
const QUICK = { HAVEN_BOT_MS: '0', HAVEN_MESSAGES_PER_SECOND: '1000' };
const PATIENCE_MS = 60_000;
/** The film is over before anything is answered. */
const { film: _film, ...PATIENT } = tortugaPlayer;

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer(QUICK);
});
test.afterAll(() => server.close());

/** Some answers are given on the pages, sealed; more are quick while both look on, the rest while at most the last of them does. */
async function playedToTheEnd(devices: readonly Device[]): Promise<Company> {
  const company = await gather(server, devices, 'tortuga');
  const pages = devices.map(({ page }) => page);
  const playerOf = () => PATIENT;
  await playTogether(company, {
    way: 'page',
    playerOf,
    until: (_, made) => made === effort({ daily: 4, thorough: 6 }),
  });
  await playTogether(company, { way: 'socket', playerOf, until: (_, made) => made === 8 });
  await playTogetherUnseen(company, { playerOf, pages: pages.slice(0, effort({ daily: 2, thorough: 1 })) });
  await expectResult(company, '.tt-place', PEOPLE.length);
  return company;
}

const receiptOf = (page: Page, table: string) =>
  page.evaluate((id) => JSON.parse(localStorage.getItem(`haven.receipt.${id}`) ?? '{}'), table);

/** The host's last word: another record than the one that was played. */
async function tamper(device: Device, table: string, change: (record: Record) => object): Promise<void> {
  await device.context.route(`**/api/matches/${table}/record`, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

interface Record {
  readonly fairness: { readonly share: string; readonly seal: string; readonly chairs: { readonly salt: string }[] };
  readonly entries: readonly { readonly seat: number; readonly seal?: string }[];
}

test('after an online match the page says by itself what was proven, and a host who lies is found out', async ({
  browser,
}, info) => {
  const devices = await openDevices(browser, server, PEOPLE);
  const { table } = await playedToTheEnd(devices);
  const [first, second] = devices;
  if (first === undefined || second === undefined) throw new Error('nobody');

  await test.step('a quiet line with the result, in everybody’s words', async () => {
    for (const [{ page }, words] of [
      [first, 'personne n’a choisi ni dés ni cartes'],
      [second, 'броски и карты никто не выбирал'],
    ] as const) {
      await expect(page.locator('.proof')).toHaveAttribute('data-verdict', 'proven', { timeout: PATIENCE_MS });
      await expect(page.locator('.proof')).toContainText(words);
      await expectAccessible(page, 'a proven result');
    }
    const kept = await receiptOf(first.page, table);
    expect(kept).toMatchObject({ table, seat: 0, opened: true });
    expect(kept.answers.length).toBeGreaterThan(0);
    const theirs = await receiptOf(second.page, table);
    expect(theirs.told).toContainEqual([kept.answers[0].entry, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  await test.step('the check page uses the receipt of this browser, and gives it away as a file and as a link', async () => {
    const { page, context } = first;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.proof a').click();
    await expect(page.locator('.findings')).toHaveAttribute('data-level', 'proven');
    await expect(page.locator('.fair-receipt')).toHaveAttribute('data-from', 'inUse');
    await expect(page.locator('.fair-receipt')).toContainText('votre propre reçu');
    for (const { name } of PEOPLE) await expect(page.locator('.fair-ranking')).toContainText(name);
    await expectAccessible(page, 'a proven match');
    const saving = page.waitForEvent('download');
    await page.locator('.fair-receipt button').first().click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('tortuga.haven-receipt.json');
    const text = readFileSync(await saved.path(), 'utf8');
    expect(JSON.parse(text)).toEqual(await receiptOf(page, table));
    writeFileSync(info.outputPath('mine.haven-receipt.json'), text);
    await page.locator('.fair-receipt button').last().click();
    await expect(page.locator('.toast')).toContainText('Lien copié');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`/verify/table/${table}#receipt=1.`);

    const stranger = await browser.newPage({ locale: 'en', baseURL: server.address });
    await hidePage(stranger.context());
    await stranger.goto(`/verify/table/${table}`);
    await expect(stranger.locator('.findings')).toHaveAttribute('data-level', 'consistent');
    await expect(stranger.locator('.finding[data-check="receipt"]')).toContainText('No receipt');
    await stranger.goto(link);
    await stranger.reload();
    await expect(stranger.locator('.fair-receipt')).toHaveAttribute('data-from', 'inLink');
    await expect(stranger.locator('.fair-receipt')).toContainText('Anne’s receipt');
    await expect(stranger.locator('.fair-receipt')).not.toContainText(/\bmy\b/i);
    await expect(stranger.locator('.findings')).toHaveAttribute('data-level', 'proven');
    await stranger.goto(`/verify/table/${table}#receipt=1.cut`);
    await stranger.reload();
    await expect(stranger.locator('.complaint')).toContainText('cannot be used');
    await stranger.close();
  });

  await test.step('a share chosen after the salts is said loudly, with the way to keep the evidence', async () => {
    const { page } = second;
    await tamper(second, table, (record) => {
      const share = sealOf('chosen later');
      const { chairs } = record.fairness;
      const seed = mixedSeed(
        share,
        chairs.map(({ salt }) => salt),
      );
      return { ...record, seed, fairness: { share, seal: sealOf(share), chairs } };
    });
    await page.reload();
    const alarm = page.locator('.proof-alarm');
    await expect(alarm).toContainText('Эта партия не такая, как вам обещали!', { timeout: PATIENCE_MS });
    await expect(alarm).toContainText('Печать сервера не та, что он назвал заранее.');
    await expectAccessible(page, 'an alarm');
    const saving = page.waitForEvent('download');
    await alarm.getByRole('button', { name: 'Сохранить партию' }).click();
    expect((await saving).suggestedFilename()).toBe('tortuga.haven.json');
    await page.reload();
    await expect(alarm).toBeVisible({ timeout: PATIENCE_MS });
  });

  await test.step('a removed seal is named by its move', async () => {
    const { page } = first;
    const [answer] = (await receiptOf(page, table)).answers;
    await tamper(first, table, (record) => {
      const bare = ({
        seal: _seal,
        nonce: _nonce,
        asked: _asked,
        ...entry
      }: {
        seal?: string;
        nonce?: string;
        asked?: number;
      }) => entry;
      return {
        ...record,
        entries: record.entries.map((entry, index) => (index === answer.entry - 1 ? bare(entry) : entry)),
      };
    });
    await page.goto(`/table/${table}`);
    await expect(page.locator('.proof-alarm')).toContainText(`Premier coup faux\u202f: ${answer.entry}.`, {
      timeout: PATIENCE_MS,
    });
  });
  await close(devices);
});

test('a browser does not open its share for a server that changes its seal, and says so', async ({ browser }) => {
  const devices = await openDevices(browser, server, PEOPLE);
  const [host, friend] = devices;
  if (host === undefined || friend === undefined) throw new Error('nobody');
  const sent: string[] = [];
  await friend.context.routeWebSocket('**/api/table', (socket) => {
    const upstream = socket.connectToServer();
    socket.onMessage((message) => {
      sent.push(String(message));
      upstream.send(message);
    });
    upstream.onMessage((message) => socket.send(withOtherSeal(String(message))));
  });
  const { table } = await gather(server, devices, 'tortuga');
  await expect(friend.page.locator('.proof-doubt')).toContainText('Сервер изменил печать');
  expect(sent.some((message) => message.includes('"salt"'))).toBe(false);
  expect(await receiptOf(friend.page, table)).toMatchObject({ seals: [], opened: false });
  await close(devices);
});

/** The server takes another seal as soon as nobody can leave any more. */
function withOtherSeal(message: string): string {
  const letter = JSON.parse(message);
  if (letter.type !== 'table' || letter.table.phase === 'gathering') return message;
  return JSON.stringify({ ...letter, table: { ...letter.table, seal: sealOf('another share') } });
}

/** Its data are those of a while ago. */
async function restore(place: TestServer, backup: Blob): Promise<void> {
  expect((await place.operator('PUT /api/admin/restore', backup)).status).toBe(202);
}

const backupOf = async (place: TestServer) => (await place.operator('GET /api/admin/backup')).blob();

thoroughly(
  'a restored server is not accused: the receipt says from which move on things were told anew',
  async ({ browser }) => {
    const place = await startOneServer(QUICK);
    const devices = await openDevices(browser, place, PEOPLE);
    const company = await gather(place, devices, 'tortuga');
    const playerOf = () => PATIENT;
    await playTogether(company, {
      way: 'page',
      playerOf,
      until: (_, made) => made === effort({ daily: 2, thorough: 3 }),
    });
    const backup = await backupOf(place);
    await playTogether(company, {
      way: 'page',
      playerOf,
      until: (_, made) => made === effort({ daily: 6, thorough: 14 }),
    });
    const [first, second] = devices;
    if (first === undefined || second === undefined) throw new Error('nobody');
    const before = await receiptOf(first.page, company.table);
    await restore(place, backup);
    for (const [{ page }, words] of [
      [first, 'Le serveur a été restauré depuis une sauvegarde'],
      [second, 'Сервер восстановлен из резервной копии'],
    ] as const)
      await expect(page.locator('.toast').filter({ hasText: words })).toBeVisible({ timeout: PATIENCE_MS });
    await expect.poll(async () => (await receiptOf(first.page, company.table)).restored).toBeGreaterThan(0);
    const after = await receiptOf(first.page, company.table);
    expect(after.data).not.toBe(before.data);
    expect(after.seals).toEqual(before.seals);
    expect(after.answers.length + after.told.length).toBeLessThan(before.answers.length + before.told.length);

    for (const { listener } of company.people) listener.close();
    const again = await companyOf(place, devices, company);
    await playTogetherUnseen(again, { playerOf, pages: devices.map(({ page }) => page) });
    await expectResult(again, '.tt-place', PEOPLE.length);
    for (const [{ page }, words] of [
      [first, 'restauré depuis une sauvegarde pendant cette partie'],
      [second, 'восстановили из резервной копии'],
    ] as const) {
      await expect(page.locator('.proof')).toHaveAttribute('data-verdict', 'consistent', { timeout: PATIENCE_MS });
      await expect(page.locator('.proof')).toContainText(words);
      await expect(page.locator('.toast')).toHaveCount(0);
      await expect(page.locator('.proof-alarm')).toHaveCount(0);
    }
    await second.page.locator('.proof a').click();
    await expect(second.page.locator('.finding[data-check="once"]')).toHaveAttribute('data-verdict', 'absent');
    await close(devices);
    await place.close();
  },
);

thoroughly(
  'a table that gathered when the backup was made begins again, with salts that nobody knew',
  async ({ browser }) => {
    const place = await startOneServer(QUICK);
    const devices = await openDevices(browser, place, PEOPLE);
    const [host, friend] = devices;
    if (host === undefined || friend === undefined) throw new Error('nobody');
    const table = await setTable(host, 'tortuga', 2);
    const backup = await backupOf(place);
    await takeChair(friend, table);
    await begin(host, [friend]);
    await expect.poll(async () => (await receiptOf(host.page, table)).opened).toBe(true);
    const before = await receiptOf(host.page, table);
    await restore(place, backup);
    await expect(host.page.locator('.room')).toBeVisible({ timeout: PATIENCE_MS });
    await expect(host.page.locator('.proof-doubt')).toHaveCount(0);
    await expect.poll(async () => (await receiptOf(host.page, table)).salt).not.toBe(before.salt);
    await takeChair(friend, table);
    await begin(host, [friend]);
    for (const { page } of devices) await expect(page.locator('.proof-alarm')).toHaveCount(0);
    const after = await receiptOf(host.page, table);
    expect(after).toMatchObject({ opened: true, restored: 1 });
    expect(after.seals[1]).not.toBe(before.seals[1]);
    await close(devices);
    await place.close();
  },
);
