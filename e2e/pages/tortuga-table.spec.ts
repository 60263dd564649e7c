import type { AnyGame, GameTypes, Match } from '@haven/kit';
import type { Locator } from '@playwright/test';
import { openPosition } from '../positions.ts';
import { hurry } from '../table.ts';
import { expect, type Page, test } from '../test.ts';
import { tortugaPlayer } from '../tortuga-player.ts';

test.use({ locale: 'en-GB' });

interface Attack {
  readonly type: string;
  readonly target?: number;
  readonly chest?: number | null;
  readonly centre?: string | null;
}

/** Somebody can be attacked who has nothing to take. */
function hasBareTarget({ state }: Match<GameTypes>, { toAct, legalMoves }: AnyGame): boolean {
  const attacks = (legalMoves(state, 0) as Attack[]).filter(({ type }) => type === 'attack');
  return toAct(state).includes(0) && attacks.length > 1 && attacks.some(isBare) && !attacks.every(isBare);
}

/** Enough of the own chests are home or on their way to end the game. */
function isNearEnd(match: Match<GameTypes>, game: AnyGame): boolean {
  const { players } = match.state as { players: readonly Record<'tortuga' | 'fleet' | 'crew', readonly string[]>[] };
  const [own] = players;
  return picks(match, game) && own !== undefined && own.tortuga.length > 2 && own.fleet.length + own.crew.length > 3;
}

/** Runs in the page: whether all that a heading shows lies on it. */
function isOnHead(head: Element): boolean {
  const { left, right } = head.getBoundingClientRect();
  return [...head.children]
    .map((part) => part.getBoundingClientRect())
    .every((part) => part.width < 2 || (part.left >= left - 0.5 && part.right <= right + 0.5));
}

/** Second in an attack: a chest of the centre island may be taken. */
function takesFromCentre({ state }: Match<GameTypes>, { toAct, legalMoves }: AnyGame): boolean {
  return toAct(state).includes(0) && (legalMoves(state, 0) as Attack[]).some(({ centre }) => centre);
}

const isBare = ({ chest, centre }: Attack) => chest === null && centre === null;

const picks = ({ state }: Match<GameTypes>, { toAct }: AnyGame) =>
  (state as { agenda: { type: string }[] }).agenda.at(-1)?.type === 'pick' && toAct(state).includes(0);

const isMidGame = (match: Match<GameTypes>, game: AnyGame) => match.entries.length > 60 && picks(match, game);

/** Runs in the page: how many chests reach beyond the boat that carries them. */
function widerThanBoat(chests: readonly Element[]): number {
  const boatOf = (chest: Element) => chest.parentElement?.querySelector('.tt-vessel') ?? chest;
  return chests.filter((chest) => chest.getBoundingClientRect().width > boatOf(chest).getBoundingClientRect().width)
    .length;
}

/** Runs in the page: how many different heights there are. */
function heightsOf(things: readonly Element[]): number {
  return new Set(things.map((thing) => Math.round(thing.getBoundingClientRect().height))).size;
}

const isOver = ({ state }: Match<GameTypes>, { outcome }: AnyGame) => outcome(state) !== undefined;

test('§4.13 who has no chest to take is named before an attack, and is seen in it on a phone on its side', async ({
  page,
}) => {
  await hurry(page);
  await openPosition(page, { game: 'tortuga', seats: 3 }, hasBareTarget);
  const prompt = page.locator('.tt-prompt');
  await expect(prompt).toContainText(/No chest to take from: (Orange|Yellow)\./);
  await expectAttackWhole(page);
  const [, name = ''] = /take from: (\w+)/.exec((await prompt.textContent()) ?? '') ?? [];
  await page.locator('.tt-rival', { hasText: name }).locator('.tt-target').click();
  await expect(prompt).toContainText(`No chest to take: ${name} only loses a box.`);
  await page.setViewportSize({ width: 844, height: 390 });
  const harbour = page.locator('.tt-harbour');
  await expect(harbour).toBeInViewport({ ratio: 1 });
  const [before, main] = [await harbour.boundingBox(), page.locator('.tt-answers .tt-main')];
  await expect(main).toBeInViewport({ ratio: 1 });
  await main.click();
  await expect(page.locator('.tt-table')).toHaveAttribute('data-beat', 'attack');
  expect(await harbour.boundingBox()).toEqual(before);
  await expect(page.getByRole('article', { name: `Board: ${name}` })).toBeInViewport();
});

/** Runs in the page: how much of something is scrolled away. */
const hiddenBelow = (part: Element) => part.scrollHeight - part.clientHeight;

/** On phones all of the question is read, and whom it is about is seen with the way to attack them. */
async function expectAttackWhole(page: Page): Promise<void> {
  const [dock, rival] = [page.locator('.tt-dock'), page.locator('.tt-rival').first()];
  for (const [width, height] of [
    [844, 390],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(rival, `${width}x${height}`).toBeInViewport({ ratio: 1 });
    for (const part of [dock, page.locator('.tt-harbour')])
      expect(await part.evaluate(hiddenBelow), `${width}x${height}`).toBeLessThanOrEqual(0);
    const flags = await page.locator('.tt-flag-sheet').all();
    for (const flag of flags) expect(await flag.evaluate(hiddenBelow), `${width}x${height}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  expect((await dock.boundingBox())?.height).toBeLessThanOrEqual(185);
  await page.setViewportSize({ width: 1280, height: 720 });
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('it is not there');
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  expect(Math.min(across, down)).toBeLessThanOrEqual(0);
}

test('the result stands on wood up to the bar, its review covers nothing, and its sheet leads to the rules', async ({
  page,
}) => {
  await hurry(page);
  await openPosition(page, { game: 'tortuga', seats: 3 }, isOver);
  const [review, again] = [page.locator('.review-way a'), page.locator('.tt-result-foot .tt-main')];
  await expect(again).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [844, 390],
    [768, 1024],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(review).toBeInViewport();
    await expectApart(review, page.locator('.tt-verdict'));
    await expectApart(review, page.locator('.tt-podium > *').first());
    await expectApart(review, again);
    const ground = await page.locator('.board-area').evaluate((area) => getComputedStyle(area).backgroundImage);
    expect(ground, `${width}x${height}`).toContain('gradient');
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectApart(page.locator('.tt-sheet tfoot'), again);
  await expect(page.locator('.tt-sheet tfoot')).toBeInViewport({ ratio: 1 });
  const ways = page.locator('.tt-sheet tbody button');
  await expect(ways.first()).toHaveText(/^Rule §6\.\d: \S/);
  expect(await page.locator('.tt-sheet').textContent()).not.toMatch(/(?<!Rule )§/);
});

/** Runs in the page: whether answers can be pressed when a film has just ended, and once that is over. */
async function answersAfterFilm(): Promise<boolean[]> {
  const table = document.querySelector<HTMLElement>('.tt-table');
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  const canPress = () => {
    const box = document.querySelector('.tt-answers .tt-button')?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit?.closest('.tt-answers') !== null;
  };
  const hasAnswers = () => document.querySelector('.tt-answers .tt-button') !== null;
  await until(() => table?.dataset.playing === 'true');
  await until(() => table?.dataset.justOver === 'true' && hasAnswers());
  const atOnce = canPress();
  await until(() => table?.dataset.justOver === 'false');
  return [atOnce, canPress()];
}

test('a tap that was meant for a film answers nothing', async ({ page }) => {
  await openPosition(page, { game: 'tortuga', seats: 2 }, picks);
  await page.locator('button.tt-tray-die').first().waitFor();
  const pressed = page.evaluate(answersAfterFilm);
  await tortugaPlayer.answer(page, 'mouse', { step: 'pick', made: 1 });
  expect(await pressed).toEqual([false, true]);
});

/** The person is asked in which order the chests go to the fleet, and then about the crew. */
function arrangesTwice({ state }: Match<GameTypes>, { toAct }: AnyGame): boolean {
  const { agenda, players } = state as Harbours;
  const isMixed = (chests: readonly string[] = []) => new Set(chests).size > 1;
  const [own] = players;
  const asked = agenda.at(-1)?.type === 'arrange' && toAct(state).includes(0);
  return asked && own?.order.fleet === null && isMixed(own.crew) && isMixed(own.island);
}

interface Harbours {
  readonly agenda: readonly { readonly type: string }[];
  readonly players: readonly {
    readonly crew: readonly string[];
    readonly island: readonly string[];
    readonly order: { readonly fleet: readonly string[] | null };
  }[];
}

const BOATS = '.tt-harbour .tt-berth[data-area="fleet"]';
const bottomOf = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((each) => each.getBoundingClientRect().bottom);
const dockTop = (page: Page) => page.locator('.tt-dock').evaluate((dock) => dock.getBoundingClientRect().top);

test('§5.3 chests that are put in order are seen on their way, and the next question is about the others', async ({
  page,
}) => {
  await hurry(page);
  await openPosition(page, { game: 'tortuga', seats: 3 }, arrangesTwice);
  const lyingIn = (area: string) => page.locator(`.tt-harbour [data-area="${area}"] .tt-chest`);
  const [home, aboard] = [await lyingIn('tortuga').count(), await lyingIn('fleet').count()];
  const carried = await page.locator('.tt-ordered[data-fate="carried"]').count();
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await bottomOf(page, BOATS), 'boats are seen beside the question').toBeLessThanOrEqual(await dockTop(page));
  await page.locator('.tt-answers .tt-main').click();
  await expect(page.locator('.tt-prompt')).toContainText('the fleet is loaded');
  await expect(lyingIn('tortuga')).toHaveCount(home + aboard);
  await expect(lyingIn('fleet')).toHaveCount(carried);
});

test('the own boats are in sight on a small phone while dice are chosen', async ({ page }) => {
  await hurry(page);
  await openPosition(page, { game: 'tortuga', seats: 4 }, picks);
  await page.locator('button.tt-tray-die').first().waitFor();
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await bottomOf(page, BOATS)).toBeLessThanOrEqual(await dockTop(page));
  await page.setViewportSize({ width: 390, height: 664 });
  expect(await bottomOf(page, '.tt-harbour .tt-areas')).toBeLessThanOrEqual((await dockTop(page)) + 8);
  expect(await page.locator('.tt-rank[data-free="true"]').evaluateAll(heightsOf), 'gains in one line').toBe(1);
  await page.locator('button.tt-tray-die').first().click();
  await page.mouse.move(0, 0);
  const chosen = page.locator('.tt-tray-die[data-up="true"] .tt-die').first();
  await expect
    .poll(async () => (await chosen.boundingBox())?.y, 'a chosen die keeps its letter')
    .toBeGreaterThanOrEqual(await bottomOf(page, '.tt-screen'));
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect((await page.locator(`${BOATS} .tt-vessel`).first().boundingBox())?.width, 'a large sea').toBeGreaterThan(100);
});

/** Every rival has brought home so many chests that they lie in two rows. */
const areRich = ({ state }: Match<GameTypes>, { toAct }: AnyGame) =>
  (state as { players: readonly { tortuga: readonly string[] }[] }).players
    .slice(1)
    .every(({ tortuga }) => tortuga.length > 3) && toAct(state).includes(0);

/** Runs in the page: whose tenth or more lies below a chest. */
function belowChests(things: readonly Element[]): string[] {
  const isChest = (thing: Element) => thing.matches('.tt-chest');
  const seen = things.filter((thing) => isChest(thing) || getComputedStyle(thing).clipPath === 'none');
  const boxOf = (thing: Element) => thing.getBoundingClientRect();
  const shared = (one: DOMRect, other: DOMRect) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const isCovered = (thing: Element) => {
    const box = boxOf(thing);
    const others = seen.filter((other) => isChest(other) && other !== thing);
    return others.some((other) => shared(box, boxOf(other)) > (box.width * box.height) / 10);
  };
  return seen
    .filter(isCovered)
    .map((thing) => `${thing.closest('[data-area]')?.getAttribute('data-area')} ${thing.textContent}`);
}

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' });

  test('names of rivals are whole and no chest covers another, and on a phone the way to attack and the warning of the end are in sight', async ({
    page,
  }) => {
    await hurry(page);
    await openPosition(page, { game: 'tortuga', seats: 4 }, isMidGame);
    for (const [width, height] of [
      [844, 390],
      [740, 360],
      [1024, 768],
      [1366, 650],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of await page.locator('.tt-rival .tt-seat-name').all())
        expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
      const carried = page.locator('.tt-rival .tt-berth:is([data-area="fleet"], [data-area="crew"]) > .tt-chest');
      if (height > 700) expect(await carried.evaluateAll(widerThanBoat), `${width}x${height}`).toBe(0);
      const heads = page.locator('.tt-harbour .tt-area-head');
      expect(await heads.evaluateAll(heightsOf), `${width}x${height}`).toBe(1);
    }
    await openPosition(page, { game: 'tortuga', seats: 4 }, areRich);
    const things = page.locator('.tt-rival :is(.tt-chest, .tt-area-head)');
    for (const [width, height] of [
      [320, 568],
      [390, 664],
      [768, 1024],
      [844, 390],
      [740, 360],
      [1024, 768],
      [1366, 650],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await things.count()).toBeGreaterThan(20);
      expect(await things.evaluateAll(belowChests), `${width}x${height}`).toEqual([]);
    }
    await openPosition(page, { game: 'tortuga', seats: 3 }, takesFromCentre);
    for (const [width, height] of [
      [844, 390],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.tt-target').first(), `${width}x${height}`).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.tt-centre .tt-aim').first(), `${width}x${height}`).toBeInViewport({ ratio: 1 });
    }
    await openPosition(page, { game: 'tortuga', seats: 4 }, isNearEnd);
    const head = page.locator('.tt-harbour .tt-area-head:has(.tt-near-end)');
    for (const [width, height] of [
      [740, 360],
      [320, 568],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await head.evaluate(isOnHead), `${width}x${height}`).toBe(true);
    }
  });
});
