import type { Locator } from '@playwright/test';
import { withPageShown } from '../hide-page.ts';
import { act, type Input, listingOf } from '../input.ts';
import { hurry } from '../table.ts';
import { DESKTOP, expect, expectAccessible, type Page, PHONE, test } from '../test.ts';
import { IS_THOROUGH, todaysOf } from '../today.ts';

const PICTURES = process.env.HAVEN_PICTURES;
const SMALL = { ...PHONE, viewport: { width: 390, height: 664 } };
const LOOKS = [
  { name: 'on a small phone in French', device: SMALL, locale: 'fr-FR', input: 'touch' },
  { name: 'on a desktop in Russian', device: DESKTOP, locale: 'ru-RU', input: 'mouse' },
] as const;

/** A move: what to press for it, the last thing first; what is not there yet is uncovered by those behind it. */
type Pressed = readonly string[];

interface Played {
  readonly game: string;
  readonly id: string;
  readonly right: readonly Pressed[];
  readonly wrong: readonly Pressed[];
}

const FAN = '[data-part="fan"][aria-expanded="false"]';
const ACTIONS = '[data-tab="actions"]';
const PUZZLES: readonly Played[] = [
  {
    game: 'star-bounty',
    id: 'alive-1',
    right: [['[data-move="improvise 9C"]'], ['[data-move="improvise 7C"]'], ['[data-choice="strike"]']],
    wrong: [['[data-choice="strike"]']],
  },
  {
    game: 'tortuga',
    id: 'dice-3',
    right: [['.tt-main[data-move="pick D"]', 'button[data-about="die D"]']],
    wrong: [['.tt-main[data-move]', 'button.tt-tray-die:not([data-about="die D"])']],
  },
  {
    game: 'tortuga-2199',
    id: 'hunt-1',
    right: [
      ['[data-move="play mercenary"]', FAN],
      ['[data-move="play manoeuvre"]', FAN],
      ['[data-move="capture"]', ACTIONS],
    ],
    wrong: [['[data-move="end"]', '[data-part="end"]']],
  },
];

const MOST_PRESSES = 4;

const ON_ITS_SIDE = { width: 844, height: 390 };
const SMALLEST = { width: 320, height: 568 };
/** What a player looks at while thinking. */
const BOARDS: Readonly<Record<string, string>> = {
  'star-bounty': '.sb-systems',
  tortuga: '.tt-harbour .tt-seat-head',
  'tortuga-2199': '.t2-globe',
};

/** Presses what of it lies open until the move is made. */
async function make(page: Page, input: Input, pressed: Pressed): Promise<void> {
  const frame = page.locator('.puzzle-frame');
  const before = await frame.getAttribute('data-seq');
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await expect.poll(() => nextOf(page, pressed)).toBeDefined();
    await act(page, onBoard(page, (await nextOf(page, pressed)) ?? ''), input);
    const made = expect(frame).not.toHaveAttribute('data-seq', before ?? '', { timeout: 1500 });
    if (await made.then(() => true).catch(() => false)) return;
  }
  throw new Error(`${pressed} made no move`);
}

/** The first that lies open or is scrolled to, else the first that is there at all. */
async function nextOf(page: Page, pressed: Pressed): Promise<string | undefined> {
  const there: string[] = [];
  for (const selector of pressed) {
    const thing = onBoard(page, selector);
    if ((await thing.count()) === 0) continue;
    await thing.evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    if (await thing.evaluate(liesOpen)) return selector;
    there.push(selector);
  }
  return there[0];
}

function onBoard(page: Page, selector: string): Locator {
  return page.locator(`.board-area ${selector}`).filter({ visible: true }).first();
}

/** Runs in the page: whether nothing lies over some of it; cards of a hand overlap. */
function liesOpen(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [1 / 8, 1 / 2, 7 / 8].some((across) => {
    const above = document.elementFromPoint(left + across * width, top + height / 2);
    return above !== null && thing.contains(above);
  });
}

/** Runs in the page. */
function shareOfScreen(thing: Element): number {
  const { width, height } = thing.getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}

async function photograph(page: Page, name: string): Promise<void> {
  const path = `${PICTURES}/puzzle-${name}-${page.viewportSize()?.width}.png`;
  if (PICTURES) await withPageShown(page, () => page.screenshot({ path }));
}

/** The words of the card stay on it, and the card on the screen. */
async function expectInSight(page: Page): Promise<void> {
  const isCut = await page
    .locator('.puzzle-card')
    .evaluate((card) => card.scrollWidth > card.clientWidth || card.getBoundingClientRect().right > innerWidth);
  expect(isCut).toBe(false);
}

/** The task takes no more than its room: the board lies open upright and on its side, the planet on a quarter of the screen. */
async function expectRoomForTheBoard(page: Page, game: string): Promise<void> {
  const board = onBoard(page, BOARDS[game] ?? '');
  for (const viewport of [ON_ITS_SIDE, ...(game === 'tortuga-2199' ? [SMALLEST] : []), SMALL.viewport]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => board.evaluate(liesOpen), { message: JSON.stringify(viewport) }).toBe(true);
    if (game === 'tortuga-2199') expect(await board.evaluate(shareOfScreen)).toBeGreaterThan(0.25);
  }
}

const isToday = ({ game }: Played) => IS_THOROUGH || game === 'tortuga-2199';

for (const { name, device, locale, input } of todaysOf(LOOKS)) {
  test.describe(name, () => {
    test.use({ ...device, locale });

    for (const { game, id, right, wrong } of PUZZLES.filter(isToday)) {
      test(`a puzzle of ${game} is missed, tried again and solved`, async ({ page }) => {
        await hurry(page);
        await page.goto(`/puzzles/${game}/${id}`);
        const frame = page.locator('.puzzle-frame');
        await expect(frame).toHaveAttribute('data-stand', 'open');
        await photograph(page, `${game}-open`);
        if (device === SMALL) await expectRoomForTheBoard(page, game);
        if (game === 'tortuga') await expectAccessible(page, 'a puzzle');
        for (const move of wrong) await make(page, input, move);
        await expect(frame).toHaveAttribute('data-stand', 'missed');
        await expectInSight(page);
        await photograph(page, `${game}-missed`);
        await act(page, page.locator('.puzzle-tools .button-main'), input);
        await expect(frame).toHaveAttribute('data-stand', 'open');
        for (const move of right) await make(page, input, move);
        await expect(frame).toHaveAttribute('data-stand', 'solved');
        await expectInSight(page);
        await photograph(page, `${game}-solved`);
        await page.goto(`/puzzles/${game}`);
        await expect(page.locator('.chapter[data-done="true"]')).toHaveCount(1);
        await photograph(page, `${game}-list`);
      });
    }
  });
}

test.describe('on a desktop', () => {
  test.use({ ...DESKTOP, locale: 'en-GB' });

  test('from home to the puzzle of the day; who is shown the way has not solved it', async ({ page }) => {
    await page.goto('/');
    await listingOf(page, 'star-bounty').getByRole('link', { name: 'Puzzles for Star Bounty' }).click();
    await page.getByRole('link', { name: 'Puzzle of the day' }).click();
    await page.getByRole('button', { name: 'Solution', exact: true }).click();
    const frame = page.locator('.puzzle-frame');
    await expect(frame).toHaveAttribute('data-stand', 'solved');
    await expect(page.locator('.puzzle-card [role="status"]')).toContainText('This is one way to do it.');
    await expect(page.locator('.puzzle-tools .button-main')).toBeFocused();
    await page.locator('.bar .icon-button').first().click();
    await expect(page.locator('.chapter[data-done="true"]')).toHaveCount(0);
  });

  test('one press plays all the cards that only give, as at a table', async ({ page }) => {
    await hurry(page);
    await page.goto('/puzzles/tortuga-2199/hunt-1');
    await expect(page.locator('.puzzle-frame')).toHaveAttribute('data-stand', 'open');
    const plain = ['mercenary', 'manoeuvre'].map((card) => page.locator(`.t2-hand [data-move="play ${card}"]`));
    for (const card of plain) await expect(card.first()).toBeVisible();
    await page.keyboard.press('0');
    for (const card of plain) await expect(card).toHaveCount(0);
  });
});
