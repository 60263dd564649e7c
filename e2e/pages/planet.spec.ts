import { type AnyGame, type GameTypes, inForce, type Match } from '@haven/kit';
import { type BotTable, matchUntil } from '../bot-matches.ts';
import { askedAfter, openPosition } from '../positions.ts';
import { follow, shelve } from '../runs.ts';
import { expect, type Page, test } from '../test.ts';
import { IS_THOROUGH } from '../today.ts';

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [844, 390],
  [720, 450],
  [1024, 768],
  [1280, 720],
  [1366, 650],
  [1440, 900],
] as const;

const TABLE: BotTable = { game: 'tortuga-2199', seats: 4 };
const POSITIONS: readonly (readonly [BotTable, number])[] = [
  [TABLE, 310],
  [{ ...TABLE, seats: 2, options: { map: 'tips' } }, 150],
  [{ ...TABLE, seats: 3 }, 60],
  [{ ...TABLE, options: { map: 'tips' } }, 200],
  [TABLE, 120],
  [{ ...TABLE, seats: 2 }, 400],
];

/** The person is in turn, after so many moves. */
const inTurnAfter = (moves: number) => (match: Match<GameTypes>, game: AnyGame) =>
  (match.state as { agenda: { type: string }[] }).agenda.at(-1)?.type === 'act' &&
  game.toAct(match.state).includes(0) &&
  inForce(match.entries).length >= moves;

async function openAt(page: Page, position: number): Promise<void> {
  const [table, moves] = POSITIONS[position] ?? [TABLE, 0];
  await page.goto('/');
  await page.locator('.listing').first().waitFor();
  await shelve(page, `planet-${position}`, matchUntil(table, inTurnAfter(moves)));
  await follow(page, `/run/planet-${position}`);
  await readStory(page);
}

/** What happened before is put away, so that nothing lies over the table. */
async function readStory(page: Page): Promise<void> {
  await expect(page.locator('.t2-table')).toHaveAttribute('data-asked', 'act');
  const story = page.locator('.t2-since-card .t2-sheet-close').filter({ visible: true });
  if ((await story.count()) > 0) await story.click();
}

/** Runs in the page: whatever lies over something else or beyond its hex, and how much of the screen the planet has. */
function measure() {
  /** A line of text is higher than its letters. */
  const boxOf = (part: Element) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const isText = part.tagName === 'text';
    return isText ? new DOMRect(x, y + height * 0.24, width, height * 0.52) : new DOMRect(x, y, width, height);
  };
  const isSeen = (part: Element) => part.checkVisibility() && boxOf(part).width > 0;
  const doMeet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5;
  const parts = '.t2-control-token, .t2-defence path, .t2-price rect, .t2-spot circle, .t2-mineral, .t2-hunt > circle';
  const names = [...document.querySelectorAll('.t2-tile-name text')].filter(isSeen);
  const ships = [...document.querySelectorAll('.t2-ship-halo')].filter(isSeen);
  const faults: string[] = [];
  for (const tile of document.querySelectorAll('.t2-tile')) {
    const hex = document.querySelector(`[data-sector="${tile.getAttribute('data-tile')}"]`) ?? tile;
    const inside = boxOf(hex);
    const isHere = (part: Element) => doMeet(boxOf(part), inside) && distance(part) < inside.width / 2;
    function distance(part: Element): number {
      const { left, top, width, height } = boxOf(part);
      return Math.hypot(
        left + width / 2 - inside.left - inside.width / 2,
        top + height / 2 - inside.top - inside.height / 2,
      );
    }
    const numbers = [...tile.querySelectorAll('.t2-defence path, .t2-spot text')];
    if (numbers.length > 0 && !numbers.some(isSeen)) faults.push(`${tile.getAttribute('data-tile')} hides its defence`);
    const here = [...tile.querySelectorAll(parts)].filter(isSeen).concat(names.filter(isHere), ships.filter(isHere));
    for (const [index, part] of here.entries()) {
      const box = boxOf(part);
      if (box.left < inside.left - 1 || box.right > inside.right + 1) faults.push(`${part.outerHTML} leaves its hex`);
      for (const other of here.slice(index + 1))
        if (doMeet(box, boxOf(other))) faults.push(`${part.outerHTML} meets ${other.outerHTML}`);
    }
  }
  for (const name of document.querySelectorAll('.t2-tile-name')) {
    const [whole, ...words] = [...name.querySelectorAll('text')];
    const read = [whole, ...words].filter((text) => text && isSeen(text)).map((text) => text?.textContent);
    if (read.join(' ') !== whole?.textContent) faults.push(`of ${whole?.textContent} one reads ${read.join(' ')}`);
  }
  /** Upright, a folded hand is an edge of cards. */
  const isEdge = (card: Element) =>
    innerHeight > innerWidth && card.closest('[data-hand="folded"]') !== null && card.closest('.t2-hand') !== null;
  for (const card of document.querySelectorAll('.t2-market .t2-card, .t2-hand .t2-card')) {
    const around = card.closest('[data-panel], .t2-hand') ?? document.body;
    if (isSeen(card) && !isEdge(card) && boxOf(card).bottom > Math.min(boxOf(around).bottom, innerHeight) + 1)
      faults.push(`${card.textContent} is cut`);
  }
  for (const pile of document.querySelectorAll('.t2-pile'))
    if (isSeen(pile) && boxOf(pile).bottom > innerHeight + 1) faults.push(`${pile.outerHTML} is cut`);
  const globe = boxOf(document.querySelector('.t2-globe') ?? document.body);
  return {
    faults,
    named: names.length > 0,
    priced: document.querySelectorAll('.t2-price').length > 0,
    hex: boxOf(document.querySelector('.t2-hex') ?? document.body).width,
    share: (globe.width * globe.height) / (innerWidth * innerHeight),
    isWhole: globe.left >= -1 && globe.top >= 0 && globe.right <= innerWidth + 1 && globe.bottom <= innerHeight,
  };
}

/** Runs in the page: on every card that can be bought, the name, the price and what it gives lie apart, inside the card, and the card inside its market. */
function faultsOfOffers(): string[] {
  const boxOf = (part: Element) => part.getBoundingClientRect();
  const doMeet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const market = document.querySelector('.t2-market')?.closest('[data-panel]') ?? document.body;
  const lettersOf = (name: Element) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getBoundingClientRect();
  };
  return [...document.querySelectorAll('.t2-market .t2-card')].flatMap((card) => {
    const [name, cost, gains] = ['name', 'cost', 'gains'].map((part) => card.querySelector(`.t2-card-${part}`));
    if (!name || !cost || !gains) return [`${card.textContent} has no price`];
    return [
      ...(lettersOf(name).bottom > boxOf(cost).top + 4 ? [`${card.textContent}: the price lies over the name`] : []),
      ...(doMeet(boxOf(cost), boxOf(gains)) ? [`${card.textContent}: the price lies over what it gives`] : []),
      ...(boxOf(gains).bottom > boxOf(card).bottom ? [`${card.textContent}: what it gives is cut`] : []),
      ...(boxOf(card).bottom > boxOf(market).bottom + 1 ? [`${card.textContent} is cut`] : []),
    ];
  });
}

/** However long the name of a market is, its cards are whole, and nothing on them lies over anything else. */
async function expectWholeOffers(page: Page, where: string): Promise<void> {
  const tab = page.locator('.t2-tab[data-tab="market"]');
  if (await tab.isVisible()) await tab.click();
  for (const market of await page.locator('.t2-market-tab').all()) {
    await market.click();
    expect(await page.evaluate(faultsOfOffers), where).toEqual([]);
  }
  if (await tab.isVisible()) await tab.click();
}

for (const position of POSITIONS.keys()) {
  if (position > 0 && !IS_THOROUGH) continue;
  test.describe(`position ${position}`, () => {
    test.use({ locale: position % 2 === 0 ? 'fr' : 'ru' });
    test('the planet is the largest thing on every screen, and nothing on it lies over anything else', async ({
      page,
    }) => {
      await openAt(page, position);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const tab of [null, 'market'] as const) {
          const tabs = page.locator(`.t2-tab[data-tab="${tab}"]`);
          if (tab && !(await tabs.isVisible())) continue;
          if (tab) await tabs.click();
          const seen = await page.evaluate(measure);
          const where = `${width}x${height} ${tab ?? 'hand'}`;
          expect(seen.faults, where).toEqual([]);
          expect(seen.named && seen.priced && seen.isWhole, where).toBe(true);
          expect(seen.share, where).toBeGreaterThanOrEqual(0.25);
          expect(seen.hex, where).toBeGreaterThanOrEqual(56);
          if (tab) await tabs.click();
        }
        await expectWholeOffers(page, `${width}x${height}`);
      }
    });
  });
}

test.describe('a newcomer', () => {
  test.use({ locale: 'ru', visitor: 'newcomer' });

  test('has a planet on a quarter of the screen as well, and hints lie beside it', async ({ page }) => {
    await openPosition(page, { game: 'tortuga-2199', seats: 3 }, askedAfter(120));
    await expect(page.locator('.once-card')).toHaveAttribute('data-shown', 'true');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.goal-line')).toBeVisible();
      expect((await page.evaluate(measure)).share, `${width}x${height}`).toBeGreaterThanOrEqual(0.25);
      await expect.poll(() => page.evaluate(shareUnderHint), `${width}x${height}`).toBeLessThanOrEqual(0.45);
    }
    await page.setViewportSize({ width: 390, height: 664 });
    await page.locator('.t2-hex').last().press('Enter');
    await expect(page.locator('.t2-bubble[data-pinned="true"]')).toBeVisible();
    await expect(page.locator('.once-card'), 'what somebody asked for is read alone').toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('.once-card')).toBeVisible();
    for (const [width, height] of [SIZES[0], SIZES[2]]) {
      await page.setViewportSize({ width, height });
      await page.locator('.t2-tab[data-tab="market"]').click();
      expect((await page.evaluate(measure)).share, `market ${width}x${height}`).toBeGreaterThanOrEqual(0.25);
      await page.locator('.t2-tab[data-tab="market"]').click();
    }
  });
});

/** Runs in the page: how much of the planet a hint covers. */
function shareUnderHint(): number {
  const [globe, hint] = ['.t2-globe', '.once-card[data-shown="true"]'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  if (globe === undefined || hint === undefined) return 0;
  const width = Math.min(globe.right, hint.right) - Math.max(globe.left, hint.left);
  const height = Math.min(globe.bottom, hint.bottom) - Math.max(globe.top, hint.top);
  return (Math.max(0, width) * Math.max(0, height)) / (globe.width * globe.height);
}

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, locale: 'ru' });

  test('two taps bring the planet nearer and play nothing, a button brings it back, one tap still taps', async ({
    page,
  }) => {
    await openAt(page, 0);
    const planet = page.locator('.t2-planet');
    const hex = page.locator('.t2-hex').first();
    const { x, y, width, height } = (await hex.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [across, down] = [x + width / 2, y + height / 2];
    await page.touchscreen.tap(across, down);
    await page.touchscreen.tap(across, down);
    await expect(planet).toHaveAttribute('data-near', 'true');
    await expect(page.locator('.t2-table')).toHaveAttribute('data-sheet', 'none');
    expect((await hex.boundingBox())?.width).toBeGreaterThan(2 * width);
    await page.getByRole('button', { name: 'Вся планета' }).tap();
    await expect(planet).toHaveAttribute('data-near', 'false');
    expect((await hex.boundingBox())?.width).toBeCloseTo(width, 0);
    await page.touchscreen.tap(across, down);
    await page.locator('.t2-bubble .t2-topic-deeds').getByRole('button').last().tap();
    await expect(page.locator('.t2-table')).toHaveAttribute('data-sheet', 'market');
  });

  test('the hand folds to an edge, stays as it was left, and opens again', async ({ page }) => {
    await openAt(page, 0);
    const fan = page.locator('.t2-fan');
    const card = page.locator('.t2-hand .t2-card-button').first();
    await expect(fan).toHaveAttribute('aria-expanded', 'true');
    await card.click({ trial: true });
    await fan.tap();
    expect((await page.locator('.t2-hand').boundingBox())?.height).toBeLessThan(60);
    await page.reload();
    await readStory(page);
    await expect(fan, 'it stays as it was left').toHaveAttribute('aria-expanded', 'false');
    await fan.tap();
    await card.click({ trial: true });
  });
});

test('wheel, drag and the keys + and - zoom, and a drag presses nothing', async ({ page }) => {
  await openAt(page, 0);
  const planet = page.locator('.t2-planet');
  const globe = page.locator('.t2-globe');
  const { x, y, width, height } = (await planet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -400);
  await expect(planet).toHaveAttribute('data-near', 'true');
  const before = await globe.evaluate(({ style }) => style.transform);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 40, { steps: 3 });
  await page.mouse.up();
  expect(await globe.evaluate(({ style }) => style.transform)).not.toBe(before);
  await expect(page.locator('.t2-table')).toHaveAttribute('data-sheet', 'none');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(planet).toHaveAttribute('data-near', 'false');
  await page.keyboard.press('+');
  await expect(planet).toHaveAttribute('data-near', 'true');
});
