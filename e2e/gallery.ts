import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from './browser.ts';
import build from './build-page.ts';
import { oldHand } from './old-hand.ts';
import { keepMoments, momentsToShow, type Shelf, settle } from './pictured.ts';
import { startTestServer } from './test-server.ts';

/**
 * Every screen at every size in the two longer languages, for somebody to look at: `npm run gallery -- fight shop`.
 * The pictures of a screen are laid side by side on two sheets, one of phones and one of desktops;
 * `faults.txt` beside them says what can be measured. A screen is named by a part of its name; without a name all are taken.
 */
const FOLDER = fileURLToPath(new URL('../node_modules/.cache/haven/gallery', import.meta.url));
const LANGUAGES = ['fr', 'ru'];

interface Size {
  readonly width: number;
  readonly height: number;
}

const FINGERS: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];
const MOUSE: readonly Size[] = [
  { width: 1024, height: 768 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const FORMS = {
  fingers: { sizes: FINGERS, device: { isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 } },
  mouse: { sizes: MOUSE, device: {} },
} as const;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Who has never played is helped. */
  readonly isNewcomer?: true;
  /** Nothing was ever played in this browser; such a screen comes before all others of its kind. */
  readonly isFirstVisit?: true;
  /** What is pressed before the pictures are taken, where it is there. */
  readonly press?: readonly string[];
}

const tableScreens = (game: string, moments: readonly string[]): Screen[] =>
  moments.flatMap((moment): Screen[] => [
    { name: `${game} ${moment}`, path: `/run/${moment}` },
    { name: `${game} ${moment} newcomer`, path: `/run/${moment}`, isNewcomer: true },
  ]);

const pagesOf = (game: string): Screen[] => [
  { name: `${game} new table`, path: `/new/${game}` },
  { name: `${game} chapters`, path: `/learn/${game}` },
  { name: `${game} puzzles`, path: `/puzzles/${game}` },
  { name: `${game} reference`, path: `/reference/${game}` },
];

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home newcomer', path: '/', isNewcomer: true, isFirstVisit: true },
  { name: 'home settings', path: '/', press: ['.settings-button'] },
  { name: 'about', path: '/about' },
  { name: 'verify', path: '/verify' },
  ...['tortuga-2199', 'tortuga', 'star-bounty'].flatMap(pagesOf),
  ...tableScreens('2199', ['ships', 'planet', 'duel', 'orbit']),
  { name: '2199 market', path: '/run/planet', press: ['.t2-tab[data-tab="market"]'] },
  { name: '2199 actions', path: '/run/planet', press: ['.t2-tab[data-tab="actions"]'] },
  { name: '2199 captains', path: '/run/planet', press: ['.t2-tab[data-tab="captains"]'] },
  { name: '2199 result', path: '/run/empire' },
  ...tableScreens('tortuga', ['dice', 'attack', 'harbour']),
  { name: 'tortuga result', path: '/run/chests' },
  ...tableScreens('star-bounty', ['engage', 'battle', 'impact', 'shop']),
  { name: 'star-bounty result', path: '/run/glory' },
  { name: 'table log', path: '/run/planet', press: ['.bar-button[data-tab="log"]'] },
  { name: 'replay', path: '/replay/run/empire?move=300' },
];

interface Shot {
  readonly size: Size;
  readonly picture: Buffer;
  readonly faults: readonly string[];
}

interface Sitting {
  readonly page: Page;
  readonly sizes: readonly Size[];
}

async function shotsOf({ page, sizes }: Sitting, { path, press = [] }: Screen): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    // What is only looked at takes any size; what has been opened may close.
    if (shots.length === 0 || press.length > 0) await opened(page, path);
    else await page.waitForTimeout(RESIZED_MS);
    for (const button of press) await pressed(page, button);
    shots.push({ size, picture: await page.screenshot(), faults: await page.evaluate(faultsHere) });
  }
  return shots;
}

/** What moves to its new place is there. */
const RESIZED_MS = 800;

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}

async function pressed(page: Page, button: string): Promise<void> {
  const there = page.locator(button).first();
  if (!(await there.isVisible())) return;
  await there.click();
  await settle(page);
}

/** Runs in the page: text that is cut, a page that is too wide, a map that is too small. */
function faultsHere(): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent?.trim().slice(0, 40)}"`;
  const hides = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
  const cut = [...document.querySelectorAll('main *')].filter(
    (element) =>
      isSeen(element) &&
      hides(element) &&
      element.clientWidth > 12 &&
      element.scrollWidth > element.clientWidth + 2 &&
      element.textContent?.trim() &&
      element.children.length === 0,
  );
  const map = document.querySelector('.t2-planet svg')?.getBoundingClientRect();
  const share = map ? (map.width * map.height) / (innerWidth * innerHeight) : 1;
  return [
    ...(document.documentElement.scrollWidth > innerWidth
      ? [`wider than the screen by ${document.documentElement.scrollWidth - innerWidth}`]
      : []),
    ...(share < 0.25 ? [`the map has ${share.toFixed(2)} of the screen`] : []),
    ...cut.map((element) => `cut: ${named(element)}`),
  ];
}

/** Pictures side by side, as large as a sheet of this width allows. */
async function sheetOf(context: BrowserContext, shots: readonly Shot[]): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: SHEET, height: 800 });
  const figures = shots.map(({ size, picture }) => {
    const width = Math.min(size.width, SHEET / 2 - 20);
    return `<img style="width:${width}px" src="data:image/png;base64,${picture.toString('base64')}">`;
  });
  await page.setContent(
    `<body style="margin:6px;background:#777;display:flex;flex-wrap:wrap;gap:6px;align-items:start">${figures.join('')}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

const SHEET = 1560;

interface Errand {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly moments: Shelf;
  readonly screens: readonly Screen[];
}

async function takeIn(
  locale: string,
  form: keyof typeof FORMS,
  { browser, baseURL, moments, screens }: Errand,
): Promise<string[]> {
  const { sizes, device } = FORMS[form];
  const told: string[] = [];
  for (const isNewcomer of [false, true]) {
    const context = await browser.newContext({ ...device, locale, baseURL, reducedMotion: 'reduce' });
    // What runs in the page has been through a compiler that keeps the names of functions this way.
    await context.addInitScript('globalThis.__name = (named) => named');
    if (!isNewcomer) await oldHand(context);
    const page = await context.newPage();
    let hasPlayed = false;
    for (const screen of screens.filter((each) => (each.isNewcomer ?? false) === isNewcomer)) {
      if (!hasPlayed && !screen.isFirstVisit) await keepMoments(page, moments);
      hasPlayed ||= !screen.isFirstVisit;
      const shots = await shotsOf({ page, sizes }, screen);
      const name = `${screen.name.replaceAll(' ', '-')}.${locale}.${form}`;
      for (const { size, picture } of shots)
        writeFileSync(join(FOLDER, `${name}.${size.width}x${size.height}.png`), picture);
      writeFileSync(join(FOLDER, `sheet.${name}.png`), await sheetOf(context, shots));
      told.push(
        ...shots.flatMap(({ size, faults }) => faults.map((fault) => `${name} ${size.width}x${size.height}: ${fault}`)),
      );
      console.log(name);
    }
    await context.close();
  }
  return told;
}

await build();
mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const server = await startTestServer();
const browser = await chromium.launch(launchOptions.launchOptions);
try {
  const errand = { browser, baseURL: server.address, moments: momentsToShow(), screens };
  const faults: string[] = [];
  for (const form of ['fingers', 'mouse'] as const)
    faults.push(...(await Promise.all(LANGUAGES.map((locale) => takeIn(locale, form, errand)))).flat());
  writeFileSync(join(FOLDER, 'faults.txt'), faults.join('\n'));
  console.log(`${faults.length} faults measured; everything is in ${FOLDER}`);
} finally {
  await browser.close();
  await server.close();
}
