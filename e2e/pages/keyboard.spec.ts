import type { GameTypes, Match } from '@haven/kit';
import { askedAfter, type IsThere, openPosition, turnToPosition } from '../positions.ts';
import { hurry, playOn } from '../table.ts';
import { DESKTOP, expect, type Page, test } from '../test.ts';
import { tortugaPlayer } from '../tortuga-player.ts';

const stepIn = ({ state }: Match<GameTypes>) => (state as { agenda: { type: string }[] }).agenda.at(-1)?.type;

/** Runs in the page: what has the focus, in few words. */
const focused = () => document.activeElement?.getAttribute('data-about') ?? document.activeElement?.tagName;

async function tabsTo(page: Page, target: string): Promise<number> {
  for (let tabs = 0; tabs < 20; tabs += 1) {
    if (await page.evaluate((sought) => document.activeElement?.matches(sought) === true, target)) return tabs;
    await page.keyboard.press('Tab');
  }
  return Number.POSITIVE_INFINITY;
}

test.use({ ...DESKTOP, locale: 'ru' });

test('whatever lies on a table is reached by keys', async ({ page }) => {
  await openPosition(page, { game: 'tortuga', seats: 3 }, askedAfter(0));
  await test.step('Tortuga: the dice are one stop, letters take them up, and the list of keys says so', () =>
    reachesDice(page));
  await turnToPosition(page, { game: 'tortuga-2199', seats: 3 }, (match, game) => {
    return askedAfter(60)(match, game) && stepIn(match) === 'act';
  });
  await test.step('2199: arrows go from sector to sector, and each tells its numbers and neighbours', () =>
    reachesSectors(page));
  await turnToPosition(page, { game: 'tortuga-2199', seats: 3 }, holdsPlainCards);
  await test.step('2199: one key plays all cards that only give, and each of them can be taken back', () =>
    playsPlainCards(page));
});

/** Runs in the page: notes from now on, frame by frame, after what somebody was left on nothing or around the table. */
function noteFalls(): { readonly after: string[] } {
  const falls = { after: [] as string[] };
  let last = '';
  // Behind the last thing of a page Tab comes to the browser, and from there to the first.
  let isBetween = false;
  window.addEventListener('keydown', ({ key }) => {
    isBetween = key === 'Tab';
  });
  const look = () => {
    const here = document.activeElement;
    const isFallen = (here?.querySelector('[data-asked]') != null || here === null) && !isBetween;
    if (isFallen && falls.after.at(-1) !== last) falls.after.push(last);
    if (!isFallen && here) last = here.outerHTML.slice(0, 160);
    requestAnimationFrame(look);
  };
  look();
  return falls;
}

const PICKS = 4;

test('Tortuga: dice are picked and confirmed by keys, and the focus is on something in every frame', async ({
  page,
}) => {
  await hurry(page);
  const picks: IsThere = (match, game) => askedAfter(0)(match, game) && stepIn(match) === 'pick';
  await openPosition(page, { game: 'tortuga', seats: 2 }, picks);
  await page.locator('button.tt-tray-die').first().focus();
  await page.keyboard.press('Shift');
  const falls = await page.evaluateHandle(noteFalls);
  await playOn({ page, input: 'keys', player: tortugaPlayer }, { moves: PICKS });
  expect(await falls.evaluate(({ after }) => after)).toEqual([]);
});

/** A turn begins, with three equal cards that give nothing but Crypto. */
const holdsPlainCards: IsThere = (match, game) => {
  const { captains } = game.view(match.state, 0) as {
    captains: readonly { own: { hand: readonly string[] } | null }[];
  };
  const plain = captains[0]?.own?.hand.filter((card) => card === 'mining') ?? [];
  return askedAfter(20)(match, game) && stepIn(match) === 'act' && plain.length > 2;
};

async function playsPlainCards(page: Page): Promise<void> {
  const cards = page.locator('.t2-hand-card');
  const all = page.locator('.t2-all-plain');
  await expect(all).toContainText(/^\s*\d\s+карт/);
  const [held, plain] = [await cards.count(), Number.parseInt(await all.innerText(), 10)];
  await page.keyboard.press('0');
  await expect(cards).toHaveCount(held - plain);
  await page.getByRole('button', { name: 'Вернуть последний ход' }).click();
  await expect(cards).toHaveCount(held - plain + 1);
  await expect(page.locator('.t2-table')).toHaveAttribute('data-asked', 'act');
  expect(await cards.count(), 'what was taken back stays').toBe(held - plain + 1);
}

async function reachesDice(page: Page): Promise<void> {
  await expect(page.locator('.tt-table')).toHaveAttribute('data-asked', 'pick');
  await page.keyboard.press('Shift');
  await page.locator('button.tt-tray-die').first().focus();
  const first = await page.evaluate(focused);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(focused)).not.toBe(first);
  await page.keyboard.press('Home');
  expect(await page.evaluate(focused)).toBe(first);
  const taken = page.locator('.tt-tray-die[data-up="true"]');
  await page.keyboard.press('a');
  await expect(taken).toHaveCount(1);
  await page.keyboard.press('a');
  await expect(taken).toHaveCount(0);
  expect(await tabsTo(page, '.tt-main')).toBeLessThanOrEqual(4);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toContainText('взять кубик или вернуть его');
  await page.keyboard.press('Escape');
}

async function reachesSectors(page: Page): Promise<void> {
  await expect(page.locator('.t2-table')).toHaveAttribute('data-asked', 'act');
  await page.locator('.t2-hex[data-sector="tortuga"], .t2-hex').first().focus();
  const first = await page.evaluate(focused);
  await page.keyboard.press('ArrowDown');
  const second = await page.evaluate(focused);
  expect(second).not.toBe(first);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.matches('.t2-hex'))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(focused)).toBe(second);
  await expect(page.locator('.t2-hex:focus')).toHaveAccessibleDescription(/Защита \d+\..*влияния\..*Рядом: /);
}
