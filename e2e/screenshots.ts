import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from './browser.ts';
import build from './build-page.ts';
import { oldHand } from './old-hand.ts';
import { keepMoments, momentsToShow, settle } from './pictured.ts';
import { startTestServer } from './test-server.ts';

const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
/** Some are shown by those who offer to install the page; they are served with it. */
const SERVED = fileURLToPath(new URL('../web/public/screenshots', import.meta.url));
const SHOWN: Readonly<Record<string, string>> = { home: 'home', '2199-planet': 'table', 'phone-shop': 'phone' };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
interface Picture {
  readonly name: string;
  readonly path: string;
  readonly device: object;
  readonly locale: string;
  /** What is pressed before the picture is taken. */
  readonly press?: string;
}

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/', device: DESKTOP, locale: 'en' },
  { name: 'phone-home', path: '/', device: PHONE, locale: 'fr' },
  { name: 'new-table', path: '/new/tortuga-2199', device: DESKTOP, locale: 'ru' },
  { name: '2199-start', path: '/run/ships', device: DESKTOP, locale: 'ru' },
  { name: '2199-planet', path: '/run/planet', device: DESKTOP, locale: 'en' },
  { name: '2199-fight', path: '/run/duel', device: DESKTOP, locale: 'fr' },
  { name: '2199-end', path: '/run/empire', device: DESKTOP, locale: 'en' },
  { name: 'phone-2199', path: '/run/orbit', device: PHONE, locale: 'fr' },
  { name: 'phone-2199-market', path: '/run/orbit', device: PHONE, locale: 'ru', press: '.t2-tab[data-tab="market"]' },
  { name: 'phone-2199-fight', path: '/run/duel', device: PHONE, locale: 'ru' },
  { name: 'tortuga-dice', path: '/run/dice', device: DESKTOP, locale: 'en' },
  { name: 'tortuga-attack', path: '/run/attack', device: DESKTOP, locale: 'fr' },
  { name: 'tortuga-end', path: '/run/chests', device: DESKTOP, locale: 'ru' },
  { name: 'phone-tortuga', path: '/run/harbour', device: PHONE, locale: 'ru' },
  { name: 'battle', path: '/run/battle', device: DESKTOP, locale: 'en' },
  { name: 'shop', path: '/run/shop', device: DESKTOP, locale: 'fr' },
  { name: 'result', path: '/run/glory', device: DESKTOP, locale: 'en' },
  { name: 'replay', path: '/replay/run/empire?move=300', device: DESKTOP, locale: 'en' },
  { name: 'phone-battle', path: '/run/impact', device: PHONE, locale: 'ru' },
  { name: 'phone-shop', path: '/run/shop', device: PHONE, locale: 'en' },
];

async function takeAll(browser: Browser, baseURL: string): Promise<void> {
  const moments = momentsToShow();
  for (const { name, path, device, locale, press } of PICTURES) {
    const context = await browser.newContext({ ...device, locale, baseURL });
    await oldHand(context);
    const page = await context.newPage();
    await keepMoments(page, moments);
    await page.goto(path);
    await settle(page);
    if (press) await page.locator(press).tap();
    if (press) await settle(page);
    const picture = await packed(browser, await page.screenshot());
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
    if (SHOWN[name]) writeFileSync(join(SERVED, `${SHOWN[name]}.webp`), picture);
    await context.close();
    console.log(name);
  }
}

/** A picture as WebP, a fifth of its size as PNG. */
async function packed(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const webp = await repaint(page, `data:image/png;base64,${png.toString('base64')}`);
  await page.close();
  return Buffer.from(webp.split(',')[1] ?? '', 'base64');
}

function repaint(page: Page, png: string): Promise<string> {
  return page.evaluate(async (source) => {
    const picture = await createImageBitmap(await (await fetch(source)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.9);
  }, png);
}

await build();
mkdirSync(FOLDER, { recursive: true });
const server = await startTestServer();
const browser = await chromium.launch(launchOptions.launchOptions);
try {
  await takeAll(browser, server.address);
} finally {
  await browser.close();
  await server.close();
}
