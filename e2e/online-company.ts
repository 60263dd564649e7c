import type { Seat } from '@haven/kit';
import type { TakenSeat } from '@haven/wire';
import type { Browser, BrowserContext } from '@playwright/test';
import { hidePage } from './hide-page.ts';
import { hushPage } from './hush-page.ts';
import { act, type Input } from './input.ts';
import { oldHand } from './old-hand.ts';
import { listenAt, type SocketListener } from './socket-listener.ts';
import { complaintsOf, DESKTOP, expect, forgiveFailedRequests, type Page, PHONE } from './test.ts';
import type { TestServer } from './test-server.ts';

/** Somebody far away: a name, a language, a device. */
export interface Visitor {
  readonly name: string;
  readonly locale: string;
  readonly input: Extract<Input, 'mouse' | 'touch'>;
}

/** A device with a browser of its own. */
export interface Device extends Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser complained of; requests that fail while there is no server do not count. */
  readonly complaints: string[];
}

export interface Person extends Device {
  readonly seat: Seat;
  readonly listener: SocketListener;
}

export interface Company {
  readonly server: TestServer;
  readonly game: string;
  readonly table: string;
  readonly people: readonly Person[];
}

/** While the server is away a page tries again and again. */
const PATIENCE_MS = 40_000;

export async function openDevice(browser: Browser, server: TestServer, visitor: Visitor): Promise<Device> {
  const { name, locale, input } = visitor;
  const form = input === 'touch' ? PHONE : DESKTOP;
  const context = await browser.newContext({ ...form, locale, baseURL: server.address, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  await hidePage(context);
  await hushPage(context);
  await oldHand(context);
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.addInitScript((nickname) => {
    const settings = JSON.stringify({ state: { botPace: 'instant', nickname }, version: 1 });
    if (localStorage.getItem('haven.settings') === null) localStorage.setItem('haven.settings', settings);
  }, name);
  return { ...visitor, context, page, complaints };
}

export function openDevices(browser: Browser, server: TestServer, visitors: readonly Visitor[]): Promise<Device[]> {
  return Promise.all(visitors.map((visitor) => openDevice(browser, server, visitor)));
}

/** The first of them sets a table for all; returns its id. */
export async function setTable({ page, input }: Device, game: string, seats: number): Promise<string> {
  await page.goto(`/new/${game}`);
  await act(page, page.locator('.segments [data-value="online"]'), input);
  const counts = page.locator('.new-table-form').getByRole('button', { name: `${seats}`, exact: true });
  await act(page, counts, input);
  await act(page, page.locator('.new-table-start'), input);
  return tableOn(page);
}

export async function tableOn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/table\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The link is all that the others need. */
export async function takeChair({ page, input }: Device, table: string): Promise<void> {
  await page.goto(`/table/${table}`);
  await act(page, page.locator('.room-chair[data-kind="open"] .button-main').first(), input);
  await expect(page.locator('.room-chair[data-mine="true"]')).toBeVisible();
}

export async function begin(host: Device, others: readonly Device[]): Promise<void> {
  await act(host.page, host.page.locator('.room-begin .button-main'), host.input);
  for (const { page } of [host, ...others])
    await expect(page.locator('.table-frame')).toBeVisible({ timeout: PATIENCE_MS });
}

/** Those who sit at a table whose match has begun. */
export async function companyOf(
  server: TestServer,
  devices: readonly Device[],
  set: Pick<Company, 'game' | 'table'>,
): Promise<Company> {
  const { table } = set;
  const people = await Promise.all(
    devices.map(async (device) => {
      const { seat, token } = await seatOf(device, table);
      return { ...device, seat, listener: await listenAt({ address: server.address, table, token }) };
    }),
  );
  return { server, ...set, people };
}

async function seatOf({ context }: Device, table: string): Promise<TakenSeat> {
  return (await context.request.get(`/api/tables/${table}/seat`)).json();
}

/** Everybody sits down, the first begins. */
export async function gather(server: TestServer, devices: readonly Device[], game: string): Promise<Company> {
  const [host, ...others] = devices;
  if (host === undefined) throw new Error('nobody came');
  const table = await setTable(host, game, devices.length);
  for (const device of others) await takeChair(device, table);
  await begin(host, others);
  return companyOf(server, devices, { game, table });
}

/** All pages show how things stand, and are connected. */
export async function expectCaughtUp({ people }: Company): Promise<void> {
  for (const { page, listener } of people) {
    await expect(page.locator('.connection')).toHaveAttribute('data-connection', 'live', { timeout: PATIENCE_MS });
    await expect(page.locator('.table-frame')).toHaveAttribute('data-seq', `${listener.seen().seq}`, {
      timeout: PATIENCE_MS,
    });
  }
}

/** kill -9 and a new life: nothing that anybody was told is lost, and every page finds its way back. */
export async function killAndReopen(company: Company): Promise<void> {
  const { server, people } = company;
  const before = people.map(standing);
  await server.kill();
  for (const { page } of people)
    await expect(page.locator('.connection')).toHaveAttribute('data-connection', 'lost', { timeout: PATIENCE_MS });
  await server.reopen();
  await Promise.all(people.map(({ listener }) => listener.rejoin()));
  expect(people.map(standing)).toEqual(before);
  await expectCaughtUp(company);
}

/** Without the numbers of the questions, which count for one life of the server. */
function standing({ listener }: Person) {
  const { asked: _asked, ...seen } = listener.seen();
  return seen;
}

/** The podium in everybody's own language, with everybody on it. */
export async function expectResult({ people }: Company, podium: string, seats: number): Promise<void> {
  for (const { page, locale } of people) {
    await expect(page.locator('.table-frame')).toHaveAttribute('data-result', 'shown', { timeout: PATIENCE_MS });
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator(podium)).toHaveCount(seats);
    for (const { name } of people) await expect(page.locator(podium).filter({ hasText: name })).toHaveCount(1);
  }
}

export async function close(devices: readonly Device[]): Promise<void> {
  for (const { complaints } of devices) {
    forgiveFailedRequests(complaints);
    expect(complaints).toEqual([]);
  }
  await Promise.all(devices.map(({ context }) => context.close()));
}
