import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { hidePage, withPageShown } from './hide-page.ts';
import { hushPage } from './hush-page.ts';
import { oldHand } from './old-hand.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export { expect, type Page } from '@playwright/test';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface TestParts {
  /** Who sits at the page: newcomers are helped. */
  readonly visitor: 'newcomer' | 'old hand';
  /** Whether somebody listens. */
  readonly ears: 'closed' | 'open';
  /** What the browser complained of; must stay empty. */
  readonly complaints: string[];
}

interface WorkerParts {
  readonly server: TestServer;
  /** Its bots need not wait for anybody to look on; a robot at the table is quicker than a person. */
  readonly quickServer: TestServer;
}

const QUICK = { HAVEN_BOT_MS: '0', HAVEN_MESSAGES_PER_SECOND: '1000' };

/** A page on a real server; whatever its console complains of fails the test. */
export const test = base.extend<TestParts, WorkerParts>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off its pattern.
    async ({}, use) => {
      const server = await startTestServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  quickServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off its pattern.
    async ({}, use) => {
      const server = await startTestServer(QUICK);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  visitor: ['old hand', { option: true }],
  ears: ['closed', { option: true }],
  context: async ({ browser, context, visitor, ears }, use) => {
    await hidePage(context);
    if (ears === 'closed') await hushPage(context);
    if (visitor === 'old hand') await oldHand(context);
    await use(context);
    await closeOthers(browser, context);
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = complaintsOf(context);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** A page that is left open would go on, and ask for a server that is gone. */
async function closeOthers(browser: Browser, own: BrowserContext): Promise<void> {
  const others = browser.contexts().filter((context) => context !== own);
  await Promise.all(others.map((context) => context.close()));
}

/** What the browser complains of from now on. That nothing is kept for offline play is our own wish. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  const keep = (words: string) => void (BLOCKED.test(words) || complaints.push(words));
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') keep(message.text());
  });
  context.on('weberror', (error) => keep(String(error.error())));
  return complaints;
}

const BLOCKED = /^Service Worker registration blocked/;

/** What a browser says by itself of a request that fails, as some here have to. */
const FAILED_REQUEST = /WebSocket|ERR_|Failed to load resource/;

export function forgiveFailedRequests(complaints: string[]): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !FAILED_REQUEST.test(complaint)));
}

/** Half as long as what the package gives as its source, which every page that is looked at reads. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing wrong for those who do not see, hear or point; nothing wider than the screen. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await test.step(`${screen} is sound`, async () => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
    await page.locator('main').first().waitFor();
    await page.evaluate(fadesEnd);
    const violations = await withPageShown(page, () => page.evaluate(violationsHere));
    const told = violations.map((violation) => `${screen}: ${violation}`);
    expect(told).toEqual([]);
    expect(await page.evaluate(tooWideBy)).toBeLessThanOrEqual(0);
  });
}

/** Runs in the page. A phone widens its window to whatever sticks out: what is seen of it tells the truth. */
function tooWideBy(): number {
  return document.documentElement.scrollWidth - Math.ceil(visualViewport?.width ?? innerWidth);
}

/** Runs in the page: what is half faded in has a colour that nobody reads. What goes on for long is judged as it is. */
async function fadesEnd(): Promise<void> {
  const short = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 2_000);
  await Promise.allSettled(short.map(({ finished }) => finished));
}

/** Runs in the page, which has no frames: all of axe's rules at once, and only what they found wrong comes back. */
async function violationsHere(): Promise<string[]> {
  const { axe: here } = window as unknown as { axe: typeof axe };
  const { violations } = await here.run(document, { resultTypes: ['violations'], preload: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
