import type { AnyGame, GameTypes, Match } from '@haven/kit';
import { effort } from '@haven/kit/testing/effort';
import type { Locator } from '@playwright/test';
import { askedAfter, openPosition, turnToPosition } from '../positions.ts';
import { follow, GAME, isOver as isRunOver, runUntil, shelve, stepOf } from '../runs.ts';
import { expect, type Page, test } from '../test.ts';

const SIZES = [
  [320, 568],
  [390, 664],
  [844, 390],
  [1024, 768],
  [1366, 650],
] as const;

const choosesLast = ({ state, entries }: Match<GameTypes>, { toAct }: AnyGame) =>
  (state as { round: number }).round === 0 && toAct(state).includes(0) && entries.length > 0;

const isOver = ({ state }: Match<GameTypes>, { outcome }: AnyGame) => outcome(state) !== undefined;

const isAskedMuch = ({ state }: Match<GameTypes>, { toAct, legalMoves }: AnyGame) =>
  (state as { agenda: { type: string }[] }).agenda.at(-1)?.type === 'ability' &&
  toAct(state).includes(0) &&
  legalMoves(state, 0).length > 6;

/** Some cards can be bought, and minerals might pay for them. */
const canPayInMinerals = ({ state }: Match<GameTypes>, { toAct, legalMoves }: AnyGame) => {
  const types = toAct(state).includes(0) ? legalMoves(state, 0).map((move) => (move as { type: string }).type) : [];
  return types.includes('layMineral') && types.filter((type) => type === 'buy').length > 2;
};

/** Both cards of a special sector can be bought, and either can be sent away. */
const canChoose = ({ state }: Match<GameTypes>, { toAct, legalMoves }: AnyGame) => {
  const types = toAct(state).includes(0) ? legalMoves(state, 0).map((move) => (move as { type: string }).type) : [];
  return types.includes('refresh') && types.filter((type) => type === 'buy').length === 2;
};

/** As much as is left below the names of those who play and their banners. */
const UNDER_PEOPLE = [
  [320, 530],
  [390, 626],
  [844, 352],
  [1366, 612],
] as const;

/** A fight so late in a match is searched for long. */
const LATE = effort({ daily: 60, thorough: 200 });

/** Against three cards. */
const isDefending = ({ state, entries }: Match<GameTypes>, { toAct }: AnyGame) =>
  (state as { agenda: { type: string }[] }).agenda.at(-1)?.type === 'defend' &&
  toAct(state).includes(0) &&
  entries.length > LATE &&
  (state as { fight: { attack: readonly string[] } }).fight.attack.length > 2;

/** A card with long words in hand. */
const holdsMystic = (match: Match<GameTypes>, game: AnyGame) => {
  const { captains } = game.view(match.state, 0) as { captains: { own?: { hand: string[] } }[] };
  return askedAfter(60)(match, game) && (captains[0]?.own?.hand.includes('mystic') ?? false);
};

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not there');
  return box;
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  expect(Math.min(across, down)).toBeLessThanOrEqual(0);
}

/** Runs in the page. */
function shareOfScreen(thing: Element): number {
  const { width, height } = thing.getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}

async function expectOnScreen(page: Page, part: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(part);
  const { width: right, height: bottom } = page.viewportSize() ?? { width: 0, height: 0 };
  expect([Math.min(x, y) >= 0, x + width <= right, y + height <= bottom]).toEqual([true, true, true]);
}

test.use({ locale: 'ru' });

test('2199: nothing lies over anything else', async ({ page }) => {
  await openPosition(page, { game: 'tortuga-2199', seats: 4 }, isDefending);
  await test.step('in a fight nothing lies over a card, and all of it is on the screen', async () => {
    const [card, ready] = [page.locator('.t2-fight-card').first(), page.locator('.t2-fight-main').first()];
    await expect(ready).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expectApart(card, ready);
      await expectOnScreen(page, card);
      await expectOnScreen(page, ready);
      expect(await page.locator('.t2-laid').evaluateAll(unseenCards), `${width}x${height}`).toEqual([]);
      expect(await page.locator('.t2-tally').evaluateAll(cutBelow), `${width}x${height}`).toEqual([0]);
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const ship of await page.locator('.t2-side-ship').all()) await expectOnScreen(page, ship);
    await page.setViewportSize({ width: 1366, height: 650 });
    const hand = page.locator('.t2-fight-hand');
    expect(await hand.evaluate(hiddenBeside), 'a low window shows the whole hand').toBeLessThanOrEqual(0);
    const stage = await boxOf(page.locator('.t2-duel'));
    const last = await Promise.all((await page.locator('.t2-fight :is(.t2-laid, .t2-fight-main)').all()).map(boxOf));
    const reach = Math.max(...last.map(({ y, height }) => y + height)) - stage.y;
    expect(reach / stage.height, 'a fight fills a low window').toBeGreaterThan(0.75);
  });
  await turnToPosition(page, { game: 'tortuga-2199', seats: 3 }, holdsMystic);
  await test.step('what a card in hand can do is whole, and so is the name of one that is folded', async () => {
    await expect(page.locator('.t2-hand-card .t2-card-ability').first()).toBeAttached();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const cards = page.locator('.t2-table[data-hand="open"] .t2-hand-card .t2-card');
      const abilities = width < 899 ? cards : page.locator('.t2-hand-card .t2-card');
      expect(await abilities.evaluateAll(cutAbilities), `${width}x${height}`).toEqual([]);
      const folded = page.locator('.t2-table[data-hand="folded"] .t2-hand-card');
      expect(width < height ? await folded.evaluateAll(cutNames) : [], `${width}x${height}`).toEqual([]);
    }
  });
  await test.step('the button that closes the captains lies over none of them', async () => {
    for (const [width, height] of SIZES.filter(([across]) => across < 899)) {
      await page.setViewportSize({ width, height });
      await page.locator('.t2-tab[data-tab="captains"]').click();
      const close = page.locator('[data-panel="captains"] > .t2-sheet-close');
      await expect(close).toBeVisible();
      for (const captain of await page.locator('.t2-left .t2-captain').all()) await expectApart(close, captain);
      await close.click();
    }
  });
  await test.step('beside the log the planet keeps a quarter of the screen, and a high column shows the whole hand', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    if (!(await page.locator('.log').isVisible())) await page.locator('.bar-button[data-tab="log"]').click();
    await expect(page.locator('.log')).toBeVisible();
    expect(await page.locator('.t2-globe').evaluate(shareOfScreen)).toBeGreaterThanOrEqual(0.25);
    await page.setViewportSize({ width: 1366, height: 650 });
    expect(await page.locator('.t2-hand').evaluate(hiddenBeside)).toBeLessThanOrEqual(0);
    await page.locator('.bar-button[data-tab="log"]').click();
  });
  await turnToPosition(page, { game: 'tortuga-2199', seats: 3 }, askedAfter(60));
  await test.step('Close lies beside the name of a captain, not over the race', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('.t2-left .t2-captain button').first().press('Enter');
    await expectApart(page.locator('.t2-closeup-close'), page.locator('.t2-closeup .t2-racebar'));
  });
  await test.step('in a low window three captains are whole, below the news', async () => {
    await page.keyboard.press('Escape');
    await expectCaptainsWhole(page, { width: 1366, height: 650 });
  });
  await turnToPosition(page, { game: 'tortuga-2199', seats: 4 }, askedAfter(60));
  await test.step('so are four', async () => {
    await expectCaptainsWhole(page, { width: 1366, height: 650 });
    await expectCaptainsWhole(page, { width: 1440, height: 900 });
  });
  await test.step('on a phone four lines of the news are whole', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    expect(await page.locator('.t2-since-card').evaluate(wholeLines)).toBeGreaterThanOrEqual(4);
  });
  await test.step('no line of the news is cut', async () => {
    for (const [width, height] of [...SIZES, [1440, 900] as const]) {
      await page.setViewportSize({ width, height });
      const news = page.locator('.t2-since[open], .t2-since-card').filter({ visible: true });
      for (const each of await news.all()) {
        expect(await each.evaluate(cutLine), `${width}x${height}`).toBeLessThan(1);
        expect(await each.evaluate(edgeBelow), 'what tells of more lies over no line').toBeGreaterThan(3);
      }
    }
  });
  await test.step('every pile says what it is', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.locator('.t2-since-card .t2-sheet-close').click();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const piles = page.locator('.t2-pile').filter({ visible: true });
      expect(await piles.evaluateAll(namelessPiles), `${width}x${height}`).toEqual([]);
    }
  });
  await test.step('the question before the end of a turn is answered by either of its two buttons', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('.t2-end').click();
    await expect(page.locator('.t2-bubble[data-pinned="true"]')).toBeVisible();
    await expect(page.locator('.t2-end')).toHaveAttribute('data-move', 'end');
    await page.locator('.t2-right [data-action="end"]').click();
    await expect(page.locator('.t2-purse-own')).toHaveCount(0);
  });
});

/** The same with cards still in hand. */
const isAskedEarly = (match: Match<GameTypes>, game: AnyGame) => {
  const { captains } = game.view(match.state, 0) as { captains: { own?: { hand: string[] } }[] };
  return isAskedMuch(match, game) && (captains[0]?.own?.hand.length ?? 0) > 2;
};

/** An ability does the same to one of two cards. */
const isAskedForCard = ({ state }: Match<GameTypes>, { toAct, legalMoves }: AnyGame) => {
  const uses = toAct(state).includes(0) ? legalMoves(state, 0) : [];
  return uses.filter((move) => (move as { does?: string }).does === 'reserve').length === 2;
};

test('2199: whatever is asked or told, everything keeps its place and its words are whole', async ({ page }) => {
  const LARGE = [
    [1280, 800],
    [1440, 900],
    [1600, 900],
  ] as const;
  const planetsAt = async () => {
    const boxes: number[][] = [];
    for (const [width, height] of LARGE) {
      await page.setViewportSize({ width, height });
      const { width: across, height: down } = await boxOf(page.locator('.t2-globe'));
      boxes.push([across, down]);
    }
    return boxes;
  };
  await openPosition(page, { game: 'tortuga-2199', seats: 2 }, isAskedEarly);
  const asked =
    await test.step('names and gains of the hand stay in sight below a question with many answers', async () => {
      const parts = page.locator('.t2-hand-card :is(.t2-card-name, .t2-card-gains)');
      await expect(parts.first()).toBeVisible();
      for (const [width, height] of LARGE) {
        await page.setViewportSize({ width, height });
        for (const part of await parts.all()) await expectOnScreen(page, part);
        for (const card of await page.locator('.t2-hand-card').all())
          await expectApart(card, page.locator('.t2-prompt'));
      }
      return planetsAt();
    });
  await test.step('in a lower window its answers lie in rows, all of them in sight', async () => {
    for (const [width, height] of [SIZES[3], SIZES[4]]) {
      await page.setViewportSize({ width, height });
      const prompt = await boxOf(page.locator('.t2-prompt'));
      for (const answer of await page.locator('.t2-answers .t2-button').all()) {
        const { x, y, width: across, height: down } = await boxOf(answer);
        expect([x + across < prompt.x + prompt.width, y + down < prompt.y + prompt.height]).toEqual([true, true]);
      }
    }
  });
  await turnToPosition(page, { game: 'tortuga-2199', seats: 2 }, isAskedForCard);
  await test.step('every answer of an ability is on the screen', async () => {
    const answers = page.locator('.t2-answers .t2-button');
    await expect(answers).toHaveCount(3);
    for (const [width, height] of [SIZES[1], SIZES[2], [1440, 900]] as const) {
      await page.setViewportSize({ width, height });
      for (const answer of await answers.all()) await expectOnScreen(page, answer);
    }
  });
  const askedLittle = await planetsAt();
  await turnToPosition(page, { game: 'tortuga-2199', seats: 2 }, askedAfter(60));
  await expect(page.locator('.t2-end')).toBeVisible();
  expect([asked, askedLittle], 'a question moves the planet').toEqual([await planetsAt(), await planetsAt()]);
  await test.step('a sector tells all in one column that is scrolled, and no words leave their button', async () => {
    for (const [width, height] of [SIZES[0], SIZES[1], SIZES[2]]) {
      await page.setViewportSize({ width, height });
      for (const hex of await page.locator('.t2-hex:not([data-legal="true"])').all()) {
        await hex.press('Enter');
        const card = page.locator('.t2-bubble[data-pinned="true"]');
        await expect(card).toBeVisible();
        expect(await card.evaluate(faultsOfCard), `${width}x${height}`).toEqual([]);
        if (width > height) await expectApart(card, page.locator('.bar'));
        await page.keyboard.press('Escape');
      }
    }
  });
  await test.step('the level of a bot lies under no total, and its name keeps off the edge', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const mark = page.locator('.t2-left .level-mark');
    await mark
      .locator('span')
      .last()
      .evaluate((word) => word.replaceChildren('Lieutenant'));
    const total = page.locator('.t2-left .t2-captain-total').last();
    await expectApart(mark, total);
    await total.locator('.t2-total').evaluate((points) => points.replaceChildren('12+10'));
    await total.locator('.t2-total').evaluate((points) => points.setAttribute('data-near', 'true'));
    await expectApart(mark, total);
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await page.locator('.t2-strip li').evaluateAll(marginsOfNames)).toEqual([]);
  });
  await turnToPosition(page, { game: 'tortuga-2199', seats: 3 }, canChoose);
  await test.step('cards that can be sent away move no action', async () => {
    const actions = page.locator('.t2-right > [data-panel="actions"]');
    await expect(page.locator('.t2-refresh')).toHaveCount(2);
    for (const [width, height] of [SIZES[3], SIZES[4], [1440, 900]] as const) {
      await page.setViewportSize({ width, height });
      const before = await boxOf(actions);
      const ways = page.locator('.t2-refresh');
      await ways.evaluateAll((all) => all.map((each) => each.classList.add('t2-amount-name')));
      expect(await boxOf(actions), `${width}x${height}`).toEqual(before);
      await ways.evaluateAll((all) => all.map((each) => each.classList.remove('t2-amount-name')));
    }
  });
});

/** Runs in the page: what lies over something else on the card of a thing, words that leave their button, and a card that does not tell that it goes on. */
function faultsOfCard(card: Element): string[] {
  const deeds = [...card.querySelectorAll('.t2-topic-deeds')];
  const words = [...card.querySelectorAll('.kit-details-words > :is(p, dl)')];
  const covered = words.filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return deeds.some((each) => {
      const over = each.getBoundingClientRect();
      return Math.min(bottom, over.bottom) - Math.max(top, over.top) > 1;
    });
  });
  const range = document.createRange();
  const spilt = [...card.querySelectorAll('.t2-button')].filter((button) => {
    range.selectNodeContents(button);
    const [inside, own] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
    return inside.top < own.top || inside.bottom > own.bottom;
  });
  const scrolled = deeds.filter((each) => each.scrollHeight > each.clientHeight);
  const isCued = getComputedStyle(card, '::after').content !== 'none';
  const untold = isCued === card.scrollHeight > card.clientHeight + 4 ? [] : [card];
  return [...covered, ...spilt, ...scrolled, ...untold].map((part) => `${part.className} ${part.textContent}`);
}

/** Runs in the page: names that touch the edge of their captain, or leave it. */
function marginsOfNames(captains: readonly Element[]): string[] {
  const range = document.createRange();
  return captains.flatMap((captain) => {
    const words = captain.querySelector('button > span:last-child') ?? captain;
    range.selectNodeContents(words);
    const [inside, own] = [range.getBoundingClientRect(), captain.getBoundingClientRect()];
    return inside.top < own.top + 1.5 || inside.bottom > own.bottom
      ? [`${words.textContent}: ${inside.top - own.top}`]
      : [];
  });
}

/** Runs in the page: cards beyond the edge of their side, and those of which the next one leaves nothing to see. */
function unseenCards(sides: readonly Element[]): string[] {
  return sides.flatMap((side) => {
    const own = side.getBoundingClientRect();
    const boxes = [...side.querySelectorAll('.t2-card-back')].map((card) => card.getBoundingClientRect());
    return boxes.flatMap(({ left, right }, place) => {
      const seen = Math.min(right, boxes[place + 1]?.left ?? right) - left;
      const isCut = left < own.left - 1 || right > own.right + 1;
      return isCut || seen < 15 ? [`${place}: ${Math.round(seen)} from ${Math.round(left - own.left)}`] : [];
    });
  });
}

/** Runs in the page: how far each reaches below the arena that it stands in. */
function cutBelow(tallies: readonly Element[]): number[] {
  const floor = document.querySelector('.t2-fight-arena')?.getBoundingClientRect().bottom ?? 0;
  return tallies.map((tally) => Math.max(0, Math.floor(tally.getBoundingClientRect().bottom - floor)));
}

/** Runs in the page. */
function cutAbilities(cards: readonly Element[]): string[] {
  return cards.flatMap((card) => {
    const { bottom } = card.getBoundingClientRect();
    const abilities = [...card.querySelectorAll('.t2-card-ability')].filter((each) => each.checkVisibility());
    return abilities.flatMap((each) =>
      each.getBoundingClientRect().bottom > bottom ? [`${card.textContent}: ${each.textContent}`] : [],
    );
  });
}

/** Runs in the page: names that reach below the next card. */
function cutNames(cards: readonly Element[]): string[] {
  const words = document.createRange();
  return cards.slice(0, -1).flatMap((card, place) => {
    const name = card.querySelector('.t2-card-name');
    words.selectNodeContents(name ?? card);
    const next = cards[place + 1]?.getBoundingClientRect().left ?? 0;
    return words.getBoundingClientRect().right > next ? [name?.textContent ?? ''] : [];
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Runs in the page. */
function valuesBelowSigns(): string[] {
  return [...document.querySelectorAll('.t2-offer')].flatMap((offer) => {
    const sign = offer.querySelector('.t2-info .t2-icon');
    if (!sign?.checkVisibility()) return [];
    const own = sign.getBoundingClientRect();
    const isBelow = (value: Element) => {
      const { left, right, top, bottom } = value.getBoundingClientRect();
      const across = Math.min(right, own.right) - Math.max(left, own.left);
      return Math.min(across, Math.min(bottom, own.bottom) - Math.max(top, own.top)) > 1;
    };
    const values = [...offer.querySelectorAll('.t2-card-cost, .t2-card-gains, .t2-card-copies, .t2-card-ability')];
    return values.filter(isBelow).map((value) => `${offer.textContent}: ${value.className}`);
  });
}

async function expectSignsApart(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const tab = page.locator('.t2-tab[data-tab="market"]');
    if (await tab.isVisible()) await tab.click();
    await expect(page.locator('.t2-offer [data-move]').first()).toBeVisible();
    expect(await page.evaluate(valuesBelowSigns), `${width}x${height}`).toEqual([]);
    if (await tab.isVisible()) await tab.click();
  }
}

/** Runs in the page: parts of names that go on in the next line. */
function brokenWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('.t2-offer .t2-card-name, .t2-hand .t2-card-name')].flatMap((name) => {
    const text = name.firstChild;
    const parts = [...(text?.textContent ?? '').matchAll(/[^\s\u00ad-]+/gu)];
    return parts.flatMap(({ 0: part, index }) => {
      if (text === null) return [];
      // A hyphen belongs to the letter after it.
      range.setStart(text, index + 1);
      range.setEnd(text, index + part.length);
      const rows = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
      return new Set(rows).size > 1 ? [part] : [];
    });
  });
}

/** Runs in the page: the height of what stands below the lines and tells that there are more. */
function edgeBelow(news: Element): number {
  return Number.parseFloat(getComputedStyle(news.querySelector('ol') ?? news, '::after').height) || 0;
}

/** Runs in the page: how much of a line is left over where the lines that can be seen end. */
function cutLine(news: Element): number {
  const lines = news.querySelector('ol') ?? news;
  const { top } = lines.getBoundingClientRect();
  const line = Number.parseFloat(getComputedStyle(lines).lineHeight);
  const ends = [news, lines].map(
    (part) => part.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(part).paddingBottom),
  );
  const scroller = news.tagName === 'DETAILS' ? getComputedStyle(news, '::details-content').height : 'auto';
  const edge = Number.parseFloat(getComputedStyle(lines, '::after').height) || 0;
  const seen =
    Math.min(...ends.map((end) => end - top), Number.parseFloat(scroller) || Number.POSITIVE_INFINITY) - edge;
  return Math.min(seen % line, line - (seen % line));
}

/** Runs in the page: those whose name cannot be read, whole. */
function namelessPiles(piles: readonly Element[]): string[] {
  const isRead = (pile: Element) =>
    [...pile.querySelectorAll('span')].some((name) => name.checkVisibility() && name.scrollWidth <= name.clientWidth);
  return piles.filter((pile) => !isRead(pile)).map((pile) => pile.getAttribute('data-pile') ?? '');
}

async function expectCaptainsWhole(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  const news = page.locator('.t2-left .t2-since');
  if ((await news.getAttribute('open')) === null) await news.locator('summary').click();
  const left = page.locator('.t2-left');
  expect(await left.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(0);
  await expectApart(news, page.locator('.t2-left .t2-captains'));
  await expectApart(page.locator('.t2-left .t2-captain').last(), page.locator('.t2-prompt'));
}

/** Runs in the page. */
function wholeLines(card: Element): number {
  const lines = card.querySelector('ol') ?? card;
  const { top } = lines.getBoundingClientRect();
  const { bottom } = card.getBoundingClientRect();
  return Math.floor((bottom - top) / Number.parseFloat(getComputedStyle(lines).lineHeight));
}

/** Runs in the page. */
function hiddenBeside(row: Element): number {
  return row.scrollWidth - row.clientWidth;
}

test('2199: on a small screen everything one needs is in sight', async ({ page }) => {
  await openPosition(page, { game: 'tortuga-2199', seats: 2 }, isAskedMuch);
  await test.step('a question with many answers is whole, and doing without is on the screen', async () => {
    const [words, without] = [page.locator('.t2-prompt-words'), page.locator('.t2-answers [data-move="skip"]')];
    await expect(without).toBeVisible();
    for (const [width, height] of UNDER_PEOPLE) {
      await page.setViewportSize({ width, height });
      expect(await words.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(0);
      await expectOnScreen(page, without);
      await expectApart(words, without);
      await expectApart(page.locator('.t2-pool'), without);
      await expectApart(words, page.locator('.t2-answers[data-many="true"]'));
    }
  });
  await test.step('the planet keeps a quarter of the screen, however many answers there are', async () => {
    for (const [width, height] of [...SIZES, [1440, 900], [1600, 900], [1920, 1080]] as const) {
      await page.setViewportSize({ width, height });
      const share = await page.locator('.t2-globe').evaluate(shareOfScreen);
      expect(share, `${width}x${height}`).toBeGreaterThanOrEqual(0.25);
      const [prompt, answers] = [
        await boxOf(page.locator('.t2-prompt')),
        await boxOf(page.locator('.t2-answers[data-many="true"]')),
      ];
      expect(answers.x + answers.width, `${width}x${height}`).toBeLessThanOrEqual(prompt.x + prompt.width);
    }
  });
  await turnToPosition(page, { game: 'tortuga-2199', seats: 2 }, askedAfter(60));
  await test.step('the card of a sector leaves a third of a small screen', async () => {
    for (const [width, height] of [SIZES[0], SIZES[1], SIZES[2]]) {
      await page.setViewportSize({ width, height });
      await page.locator('.t2-hex').first().press('Enter');
      const card = page.locator('.t2-bubble[data-pinned="true"]');
      await expect(card).toBeVisible();
      expect(await card.evaluate(shareOfScreen), `${width}x${height}`).toBeLessThanOrEqual(0.67);
      await expectApart(card.locator('.kit-details-close'), card.locator('.kit-details-words p').first());
      await page.keyboard.press('Escape');
    }
  });
  await turnToPosition(page, { game: 'tortuga-2199', seats: 3 }, canPayInMinerals);
  await test.step('a way to pay moves neither the hand nor the planet', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('[data-panel="actions"] [data-move="mineral"]').click();
    const chip = page.locator('.t2-prompt > .t2-chip').first();
    for (const [width, height] of [SIZES[3], SIZES[4], [1280, 800], [1440, 900]] as const) {
      await page.setViewportSize({ width, height });
      await expect(chip).toBeVisible();
      const [hand, globe] = [page.locator('.t2-hand'), page.locator('.t2-globe')];
      const before = [await boxOf(hand), await boxOf(globe)];
      await chip.evaluate((each) => each.classList.replace('t2-chip', 'visually-hidden'));
      const hidden = page.locator('.t2-prompt > .visually-hidden');
      expect([await boxOf(hand), await boxOf(globe)], `${width}x${height}`).toEqual(before);
      await hidden.evaluate((each) => each.classList.replace('visually-hidden', 't2-chip'));
    }
  });
  await test.step('no word on a card breaks without a hyphen', async () => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const tab = page.locator('.t2-tab[data-tab="market"]');
      if (await tab.isVisible()) await tab.click();
      await page.locator('.t2-market-tab[data-market="T"]').click();
      expect(await page.evaluate(brokenWords), `${width}x${height}`).toEqual([]);
      await page.locator('.t2-market-tab:has(.t2-here)').click();
      if (await tab.isVisible()) await tab.click();
    }
  });
  await test.step('no sign lies over a value of a card that can be bought', async () => {
    await expectSignsApart(page);
    await turnToPosition(page, { game: 'tortuga-2199', seats: 3 }, canChoose);
    await expectSignsApart(page);
  });
  await turnToPosition(page, { game: 'tortuga-2199', seats: 2 }, choosesLast);
  await test.step('four ships have room above the prompt, also under a banner', async () => {
    const ships = page.locator('.t2-ship-choice li');
    await expect(ships).toHaveCount(4);
    await page.setViewportSize({ width: 844, height: 290 });
    for (const ship of await ships.all()) await expectOnScreen(page, ship);
    await page.setViewportSize({ width: 390, height: 520 });
    for (const ship of await ships.all()) {
      await expectOnScreen(page, ship);
      await expectApart(ship, page.locator('.t2-prompt'));
    }
  });
  await turnToPosition(page, { game: 'tortuga-2199', seats: 2 }, isOver);
  await test.step('who won comes first, and the next game is in reach', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    const [podium, again] = [page.locator('.t2-podium'), page.locator('.t2-again')];
    await expect(again).toBeVisible();
    await expectOnScreen(page, podium);
    await expectOnScreen(page, again);
    const review = page.locator('.review-way a');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expectOnScreen(page, review);
      await expectApart(review, page.locator('.t2-verdict'));
      await expectApart(review, podium);
      await expectOnScreen(page, podium);
    }
    for (const [width, height] of [...SIZES, [768, 1024], [1440, 900]] as const) {
      await page.setViewportSize({ width, height });
      await expectOnScreen(page, again);
      for (const part of [podium, review]) await expectApart(again, part);
    }
  });
  const ends = await page.evaluate(looksOf, '.t2-slice');
  await test.step('watched again, the planet keeps a quarter of the screen', async () => {
    await follow(page, `/replay${new URL(page.url()).pathname}?move=60`);
    await expect(page.locator('.replay-controls')).toBeVisible();
    for (const [width, height] of [...SIZES, [1920, 1080] as const]) {
      await page.setViewportSize({ width, height });
      const share = await page.locator('.t2-globe').evaluate(shareOfScreen);
      expect(share, `${width}x${height}`).toBeGreaterThanOrEqual(0.25);
    }
  });
  await test.step('each source of Influence has one colour, in the race and at the end', async () => {
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.t2-left .t2-share[data-source]').first()).toBeAttached();
    expect(ends).toMatchObject(await page.evaluate(looksOf, '.t2-share'));
  });
});

/** Runs in the page: how each source of Influence is drawn. */
function looksOf(parts: string): Record<string, string> {
  const drawn = [...document.querySelectorAll<HTMLElement>(`${parts}[data-source]`)];
  return Object.fromEntries(drawn.map((part) => [part.dataset.source ?? '', getComputedStyle(part).background]));
}

const stepIs =
  (step: string) =>
  ({ state }: Match<GameTypes>, { toAct }: AnyGame) =>
    (state as { agenda: { type: string }[] }).agenda.at(-1)?.type === step && toAct(state).includes(0);

test('Tortuga: in a low window the own board, the flags and the question are in sight together', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await openPosition(page, { game: 'tortuga', seats: 4 }, stepIs('attack'));
  await expectBoardInSight(page);
  await test.step('on a phone who acts next is said in one line, and no name lies under a chest', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('.tt-coming h3').evaluate(linesOf)).toBe(1);
    await page.setViewportSize({ width: 390, height: 664 });
    const rows = await Promise.all((await page.locator('.tt-answers > *').all()).map(boxOf));
    expect(new Set(rows.map(({ y }) => Math.round(y))).size, 'one row of answers').toBe(1);
    const name = page.locator('.tt-centre h3');
    for (const chest of await page.locator('.tt-centre .tt-aim').all())
      expect((await boxOf(chest)).x - (await boxOf(name)).x - (await boxOf(name)).width).toBeGreaterThan(6);
  });
  await page.setViewportSize({ width: 1366, height: 650 });
  await turnToPosition(page, { game: 'tortuga', seats: 4 }, stepIs('pick'));
  await expect(page.locator('.tt-table')).toHaveAttribute('data-asked', 'pick');
  await expectBoardInSight(page);
  await test.step('on a small phone the own fleet is in sight above the dice', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await expectApart(page.locator('.tt-harbour .tt-berth[data-area="fleet"]').first(), page.locator('.tt-dock'));
    await page.setViewportSize({ width: 1366, height: 650 });
  });
  await test.step('so they are where it is watched again, and so is the next game at the end', async () => {
    await turnToPosition(page, { game: 'tortuga', seats: 4 }, isOver);
    await expectOnScreen(page, page.locator('.tt-result-foot .tt-main'));
    await follow(page, `/replay${new URL(page.url()).pathname}?move=60`);
    await expect(page.locator('.tt-coming li')).not.toHaveCount(0);
    await expectBoardInSight(page);
  });
  await test.step('at home whoever has games of their own finds a way to begin another', async () => {
    await follow(page, '/');
    await expect(page.locator('.my-games .run').first()).toBeVisible();
    const ways = page.locator('.listing-actions .button-main');
    for (const way of await ways.all()) await expectOnScreen(page, way);
    for (const [width, height] of [...SIZES, [768, 1024] as const]) {
      await page.setViewportSize({ width, height });
      await expectOnScreen(page, ways.first());
    }
  });
  await test.step('what somebody else won is lost, with the place one had', async () => {
    await turnToPosition(page, { game: 'tortuga', seats: 4 }, isLost);
    await follow(page, '/');
    await page.locator('.lost-runs summary').click();
    await expect(page.locator('.lost-runs .run-title')).toHaveText(/^[2-4]-е место из 4$/);
    await expect(page.locator('.run[data-lost="false"]')).toHaveCount(1);
  });
  await test.step('how many chests a rival will lose covers none of them', async () => {
    await turnToPosition(page, { game: 'tortuga', seats: 3 }, isRivalShortOfRoom);
    const count = page.locator('.tt-rival .tt-lost-count').first();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(count).toBeVisible();
      for (const chest of await page.locator('.tt-rival .tt-chest').all()) await expectApart(count, chest);
    }
  });
});

/** Runs in the page. */
function linesOf(words: Element): number {
  const range = document.createRange();
  range.selectNodeContents(words);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** Somebody else has won. */
const isLost = ({ state }: Match<GameTypes>, { outcome }: AnyGame) => outcome(state)?.ranking[0]?.includes(0) === false;

/** Somebody else has more chests on the island than the crew will carry. */
function isRivalShortOfRoom({ state }: Match<GameTypes>, { toAct }: AnyGame): boolean {
  const { players } = state as { players: readonly { island: readonly string[]; pirate: number }[] };
  const isShort = players.slice(1).some(({ island, pirate }) => island.length > 3 && pirate < 4);
  return isShort && toAct(state).includes(0);
}

async function expectBoardInSight(page: Page): Promise<void> {
  const [board, dock] = [page.locator('.tt-harbour'), page.locator('.tt-dock')];
  await expect(dock.locator('.tt-prompt')).toBeVisible();
  for (const part of [page.locator('.tt-flags'), board, dock]) await expectOnScreen(page, part);
  await expectApart(board, dock);
}

test('a new table can be begun without scrolling, and its bar fits the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/new/tortuga-2199');
  for (const [width, height] of [...SIZES, [1440, 900]] as const) {
    await page.setViewportSize({ width, height });
    await expectOnScreen(page, page.locator('.new-table-start'));
  }
  const levels = page.locator('.level-faces button');
  expect(await levels.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))).toEqual([
    0, 0, 0, 0,
  ]);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expectOnScreen(page, page.locator('.choice .segments').first());
    await expectApart(page.locator('.choice .segments').first(), page.locator('.new-table-start'));
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await expectOnScreen(page, page.locator('.new-table-window'));
  await page.setViewportSize({ width: 390, height: 664 });
  await expectOnScreen(page, page.locator('.new-table-start'));
  await page.setViewportSize({ width: 320, height: 568 });
  await expectOnScreen(page, page.locator('.top-bar-tools').locator('button').last());
  await page.goto('/puzzles/tortuga');
  await page.setViewportSize({ width: 844, height: 390 });
  await expectOnScreen(page, page.locator('.chapter').first());
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/');
  const ways = await page.locator('.listing-actions .button-main').all();
  for (const way of ways) await expectOnScreen(page, way);
  const heights = await Promise.all(ways.map(async (way) => Math.round((await boxOf(way)).y)));
  expect(new Set(heights).size, `${heights}`).toBe(1);
  const lessons = await page.locator('.listing-learn').all();
  const levelsOfLessons = await Promise.all(lessons.map(async (way) => Math.round((await boxOf(way)).y)));
  expect(new Set(levelsOfLessons).size, `${levelsOfLessons}`).toBe(1);
});

/** All dice are placed, and there is much to say of those who can be attacked. */
const isLateAttack = (match: Match<GameTypes>, game: AnyGame) =>
  match.entries.length > 60 && stepIs('attack')(match, game);

test.describe('in the first games', () => {
  test.use({ visitor: 'newcomer', locale: 'fr' });

  test('Tortuga: with the log and the goal in sight, an attack leaves the own boats free', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('/');
    const memory = JSON.stringify({ state: { off: ['hints'], seen: [], finished: {} }, version: 1 });
    await page.evaluate((kept) => localStorage.setItem('haven.first-games', kept), memory);
    await openPosition(page, { game: 'tortuga', seats: 4 }, isLateAttack);
    await expect(page.locator('.goal-line')).toBeVisible();
    await expect(page.locator('.table-frame')).toHaveAttribute('data-drawer', 'open');
    await expectBoardInSight(page);
    await test.step('on a phone on its side the bar above has room for the goal', async () => {
      await page.setViewportSize({ width: 844, height: 390 });
      await expectApart(page.locator('.goal-line'), page.locator('.board-area'));
      expect((await boxOf(page.locator('.board-area'))).y).toBeLessThan(60);
      for (const part of await page.locator('.goal-part').all()) await expectOnScreen(page, part);
    });
  });
});

interface Sky {
  readonly rows: readonly (readonly unknown[])[];
}

/** A shot that can be made to end in many ways, at one of two, while others wait behind them. */
function hasOptions(run: Match<GameTypes>): boolean {
  if (stepOf(run) !== 'volley' || GAME.legalMoves(run.state, 0).length <= 5) return false;
  const { rows } = GAME.view(run.state, 0) as Sky;
  return rows.length > 1 && rows[0]?.length === 2;
}

/** The first shot of somebody who would not survive the next hit. */
const isCritical = (run: Match<GameTypes>) =>
  stepOf(run) === 'fire' && (GAME.view(run.state, 0) as { life: number }).life === 1;

const isInLateShop = (run: Match<GameTypes>) =>
  stepOf(run) === 'enterprise' && (GAME.view(run.state, 0) as { sector: number }).sector === 3;

async function openRun(page: Page, id: string, isThere: (run: Match<GameTypes>) => boolean): Promise<void> {
  await shelve(page, id, runUntil(isThere, { by: 'captain' }));
  await follow(page, `/run/${id}`);
}

const hasTwoAhead = (run: Match<GameTypes>) =>
  stepOf(run) === 'engage' && (GAME.view(run.state, 0) as Sky).rows[0]?.length === 2;

async function placeOfLife(page: Page, step: string): Promise<number> {
  await openRun(page, step, (run) => stepOf(run) === step && run.entries.length > 20);
  await expect(page.locator(`.sb-table[data-step="${step}"]`)).toBeVisible();
  return (await boxOf(page.locator('.sb-life'))).y;
}

/** Runs in the page: how far the odds reach beyond what can be seen of them. */
function hiddenOf(odds: Element): number {
  const { bottom } = odds.getBoundingClientRect();
  const prompt = document.querySelector('.sb-prompt')?.getBoundingClientRect() ?? new DOMRect();
  const isBeside = prompt.left >= odds.getBoundingClientRect().right;
  const rows = innerWidth < 600 ? '.sb-odds-row' : '.sb-odds-row, .sb-enemy-odds';
  const cut = [...odds.querySelectorAll(`.sb-odds-body, .sb-option, ${rows}`)];
  const inside = cut.map((part) =>
    Math.max(0, part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth),
  );
  return Math.max(bottom - (isBeside ? innerHeight : prompt.top), ...inside);
}

test('Star Bounty: all odds are in sight, the hand lies off the drones, and the sheet adds up in its column', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('.listing').first().waitFor();
  await openRun(page, 'options', hasOptions);
  await expect(page.locator('.sb-option').nth(2)).toBeAttached();
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [844, 390],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.locator('.sb-odds').evaluate(hiddenOf), `${width}x${height}`).toBeLessThanOrEqual(1);
    for (const card of [page.locator('.sb-hand-card').first(), page.locator('.sb-hand-card').last()]) {
      const { x, width: own } = await boxOf(card);
      expect([x >= 0, x + own <= width], `the hand at ${width}`).toEqual([true, true]);
    }
    const options = width < 600 ? [] : await page.locator('.sb-option:visible').all();
    for (const option of options) await expectOnScreen(page, option);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  for (const waiting of await page.locator('.sb-hidden-card').all())
    await expectApart(page.locator('.sb-enemy-card').first(), waiting);
  expect((await boxOf(page.locator('[data-role="engaged"] .sb-health-bar'))).width).toBeGreaterThan(12);
  await page.setViewportSize({ width: 390, height: 664 });
  await openRun(page, 'two', hasTwoAhead);
  await expect(page.locator('.sb-enemy-odds')).toHaveCount(2);
  await expect.poll(() => page.locator('.sb-odds').evaluate(hiddenOf), 'two enemies on a phone').toBeLessThanOrEqual(1);
  const [before, after] = [await placeOfLife(page, 'fire'), await placeOfLife(page, 'volley')];
  expect(Math.abs(before - after), 'life keeps its place').toBeLessThanOrEqual(8);
  await openRun(page, 'critical', isCritical);
  await expect(page.locator('.sb-life[data-critical="true"]')).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expectApart(page.locator('.sb-drones'), page.locator('.sb-hand-card').first());
  }
  await openRun(page, 'shop', isInLateShop);
  await expect(page.locator('.sb-enterprise')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 664 });
  const [figures, question] = [await boxOf(page.locator('.sb-hud')), await boxOf(page.locator('.sb-console'))];
  expect((question.y - figures.y - figures.height) / 664, 'the floor of the shop').toBeGreaterThan(0.45);
  for (const [width, height] of [
    [1366, 650],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of ['.sb-bounty-desk', '.sb-shelf', '[data-about="medBay"]', '[data-about="droneBay"]'])
      await expectApart(page.locator(part), page.locator('.sb-prompt'));
  }
  await openRun(page, 'over', isRunOver);
  const total = await boxOf(page.locator('.sb-sheet-total b'));
  for (const line of await page.locator('.sb-sheet summary b').all()) {
    const { x, width } = await boxOf(line);
    expect(x + width).toBeCloseTo(total.x + total.width, 0);
  }
});
