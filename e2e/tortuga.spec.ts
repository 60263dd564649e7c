import { act } from './means.ts';
import { fillForm, hurry, type Meet, playOn, type Sitting, startTable, takeDevice } from './table.ts';
import { DESKTOP, expect, expectSound, type Page, PHONE, test } from './test.ts';
import { tortugaPlayer } from './tortuga-player.ts';

const GAME = 'tortuga';
const BY_MOUSE = { device: DESKTOP, means: 'mouse' } as const;
const BY_THUMB = { device: PHONE, means: 'touch' } as const;

const HOT_SEATS = [
  { ...BY_MOUSE, locale: 'en', people: ['Anne', 'Mary'] },
  { ...BY_THUMB, locale: 'fr', people: ['Zoé', 'Loïc'] },
];

for (const { device, means, locale, people } of HOT_SEATS) {
  test.describe(`two people at one device, by ${means} in ${locale}`, () => {
    test.use({ ...device, locale });
    test('a game of Tortuga is played to its end', async ({ page }) => {
      const sitting = { page, means, player: tortugaPlayer };
      const meet = sound(page);
      await hurry(page);
      await fillForm(page, means, { game: GAME, people, bots: 0 });
      await meet('form');
      await startTable(page, means);
      await takeBackBehindCover(sitting, people);
      await playOn(sitting, { meet });
      await expectResult(page, { people, seats: 2 });
      await meet('result');
    });
  });
}

/** Two tiles to choose from are seen by more than two players only. */
const MET_BY_FOUR = ['keep'];

const AGAINST_BOTS = [
  { ...BY_MOUSE, locale: 'ru', name: 'Аня', bots: 1 },
  { ...BY_THUMB, locale: 'en', name: 'Anne', bots: 3 },
  { ...BY_MOUSE, locale: 'fr', name: 'Zoé', bots: 3 },
  { ...BY_THUMB, locale: 'ru', name: 'Пётр', bots: 3 },
];

for (const { device, means, locale, name, bots } of AGAINST_BOTS) {
  test.describe(`one person against ${bots}, by ${means} in ${locale}`, () => {
    test.use({ ...device, locale });
    test('a game of Tortuga is played to its end', async ({ page }) => {
      const sitting = { page, means, player: tortugaPlayer };
      await hurry(page);
      await fillForm(page, means, { game: GAME, people: [name], bots });
      await startTable(page, means);
      await playOn(sitting, { moves: 4 });
      await takeBack(sitting);
      await playOn(sitting, { moves: 4 });
      await expectSameAfterReload(page);
      await playOn(sitting, { meet: sound(page, MET_BY_FOUR) });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expectResult(page, { people: [name], seats: bots + 1 });
    });
  });
}

/** Every screen is looked at once. */
function sound(page: Page, screens?: readonly string[]): Meet {
  const met = new Set<string>();
  return async (screen) => {
    if (met.has(screen) || screens?.includes(screen) === false) return;
    met.add(screen);
    await expectSound(page, screen);
  };
}

/** A pick is taken back before the next one sits down, and made again. Nobody sees the dice of the other. */
async function takeBackBehindCover(sitting: Sitting, [first = '', second = '']: readonly string[]): Promise<void> {
  const { page, means } = sitting;
  const cover = page.locator('.hand-over-card');
  await expect(cover).toContainText(first);
  await playOn(sitting, { moves: 1 });
  await expect(cover).toContainText(second);
  await act(page, cover.locator('.button:not(.button-main)'), means);
  await expect(page.locator('.tt-table')).toHaveAttribute('data-asked', 'pick');
  await playOn(sitting, { moves: 1 });
  await takeDevice(page, means);
  await expect(page.locator('button.tt-tray-die')).toHaveCount(5);
  await expect(page.locator('.tt-rival .tt-hidden-die')).toHaveCount(5);
  await expect(page.locator('.tt-rival .tt-shown-die')).toHaveCount(0);
}

async function takeBack({ page, means }: Sitting): Promise<void> {
  const before = await page.locator('.table-frame').getAttribute('data-seq');
  await act(page, page.locator('.bar-button').first(), means);
  await expect(page.locator('.table-frame')).not.toHaveAttribute('data-seq', before ?? '');
}

async function expectSameAfterReload(page: Page): Promise<void> {
  const standing = page.locator('.tt-harbour, .tt-prompt-line');
  const before = await standing.allInnerTexts();
  await page.reload();
  await expect(page.locator('.tt-table')).toHaveAttribute('data-step', /./);
  expect(await standing.allInnerTexts()).toEqual(before);
}

interface Played {
  readonly people: readonly string[];
  readonly seats: number;
}

/** Everybody on the podium in the order of their points, and the same points on the sheet. */
async function expectResult(page: Page, { people, seats }: Played): Promise<void> {
  await expect(page.locator('.table-frame')).toHaveAttribute('data-result', 'shown');
  const podium = page.locator('.tt-podium-step');
  await expect(podium).toHaveCount(seats);
  for (const name of people) await expect(podium.filter({ hasText: name })).toHaveCount(1);
  const totals = (await page.locator('.tt-sheet tfoot td').allInnerTexts()).map(Number);
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  const points = await podium.locator('.tt-podium-total').allInnerTexts();
  expect(points.map((text) => Number.parseInt(text, 10))).toEqual(totals);
}
