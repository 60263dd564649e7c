import { askedAfter, openPosition, type Position } from '../positions.ts';
import { expect, expectAccessible, type Page, test } from '../test.ts';
import { IS_THOROUGH, todaysOf } from '../today.ts';

const FEW = 1;

const TABLES = {
  'star-bounty': '.sb-table',
  tortuga: '.tt-table',
  'tortuga-2199': '.t2-table',
} as const;

const after = (game: keyof typeof TABLES, seats: number, moves: readonly number[]): Position[] =>
  moves.map((count) => ({ game, seats, moves: count }));

const POSITIONS: Readonly<Record<keyof typeof TABLES, readonly Position[]>> = {
  'star-bounty': after('star-bounty', 1, [25, 9, 2, 14, 18, 33, 40, 47, 55, 63]),
  tortuga: [
    ...after('tortuga', 3, [40, 12, 25, 60, 90]),
    ...after('tortuga', 2, [6, 33, 50]),
    ...after('tortuga', 4, [20, 70]),
  ],
  'tortuga-2199': [
    ...after('tortuga-2199', 3, [150, 0, 30, 90, 220]),
    ...after('tortuga-2199', 2, [60, 180]),
    ...after('tortuga-2199', 4, [100, 200, 300]),
  ],
};

const WIDE = { width: 1440, height: 900 };
const SMALL = { width: 390, height: 664 };
/** What a screen of each kind shows of a game is asked about every day in one of them. */
const SCREENS: Readonly<Record<keyof typeof TABLES, readonly (typeof WIDE)[]>> = {
  'star-bounty': todaysOf([SMALL, WIDE]),
  tortuga: todaysOf([WIDE, SMALL]),
  'tortuga-2199': todaysOf([SMALL, WIDE]),
};

/** Runs in the page: whatever can be pressed, has a name or is a number, and cannot be asked about. */
function unexplained(root: string): string[] {
  const table = document.querySelector(root);
  if (table === null) return ['no table'];
  const isSeen = (part: Element) =>
    part.closest('[inert], [popover]:not(:popover-open), dialog:not([open])') === null &&
    part.checkVisibility({ visibilityProperty: true }) &&
    part.getBoundingClientRect().width > 1;
  const isAsked = (part: Element) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isCovered = part.closest('section')?.contains(above) === false;
    return isCovered || (part.closest('[data-about]') ?? above?.closest('[data-about]')) != null;
  };
  // To close something needs no words beyond its own.
  const parts = [...table.querySelectorAll('button:not([class$="-close"]), a, [role=img], [title], dd, b')];
  const isNumber = (part: Element) => /^[+−×=≥/\s]*\d+[\s\d/%+−]*$/u.test(part.textContent ?? '');
  const numbers = [...table.querySelectorAll('*')].filter((part) => part.childElementCount === 0 && isNumber(part));
  const missing = [...new Set([...parts, ...numbers])].filter((part) => isSeen(part) && !isAsked(part));
  return missing.map((part) => part.outerHTML.slice(0, 160));
}

/** Runs in the page: asks about everything, and tells what got no good answer. */
async function unanswered(root: string): Promise<string[]> {
  const table = document.querySelector(root);
  const things = [...(table?.querySelectorAll<HTMLElement>('[data-about]') ?? [])];
  const abouts = new Map(
    things.filter((thing) => thing.checkVisibility()).map((thing) => [thing.dataset.about, thing]),
  );
  const cardNow = () => document.querySelector('.kit-details[data-pinned="true"]');
  const until = async (isSo: () => boolean) => {
    for (let frames = 0; frames < 40 && !isSo(); frames += 1) await new Promise(requestAnimationFrame);
  };
  const faults: string[] = [];
  for (const [about, thing] of abouts) {
    thing.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await until(() => cardNow()?.checkVisibility({ visibilityProperty: true }) === true);
    const boxNow = () => cardNow()?.getBoundingClientRect() ?? new DOMRect();
    const isInside = ({ left, top, right, bottom } = boxNow()) =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    // The name of its lesson comes a moment later, and the card makes room for it.
    await until(isInside);
    const card = cardNow();
    const words = card?.textContent ?? '';
    if (words.length < 30 || /[{}]|undefined|NaN/.test(words)) faults.push(`${about}: ${words}`);
    if (!isInside()) faults.push(`${about} lies beyond the screen: ${JSON.stringify(boxNow())}`);
    if (card && card.scrollWidth > card.clientWidth) faults.push(`${about} is wider than its card`);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await until(() => cardNow() === null);
  }
  return abouts.size > 10 ? faults : [`only ${abouts.size} things`];
}

async function expectAnswers(page: Page, root: string, where: string): Promise<void> {
  expect(await page.evaluate(unexplained, root), where).toEqual([]);
  expect(await page.evaluate(unanswered, root), where).toEqual([]);
}

for (const game of Object.keys(TABLES) as (keyof typeof TABLES)[]) {
  for (const [index, position] of POSITIONS[game].slice(0, IS_THOROUGH ? undefined : FEW).entries()) {
    test.describe(`${game}, position ${index}`, () => {
      test.use({ locale: index % 2 === 0 ? 'fr' : 'ru' });
      test('everything that can be pressed, has a name or is a number answers when asked', async ({ page }) => {
        await page.setViewportSize(WIDE);
        await openPosition(page, position, askedAfter(position.moves));
        const root = TABLES[game];
        await expect(page.locator(root)).toBeVisible();
        for (const screen of SCREENS[game]) {
          await page.setViewportSize(screen);
          await expectAnswers(page, root, `${screen.width}x${screen.height}`);
        }
        if (index === 0) await expectAccessible(page, game);
      });
    });
  }
}
