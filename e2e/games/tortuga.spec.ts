import { act } from '../means.ts';
import { fillForm, hurry, type Meet, playInAll, playOn, type Sitting, startTable, takeDevice } from '../table.ts';
import { DESKTOP, expect, expectSound, type Page, PHONE, test } from '../test.ts';
import { tortugaPlayer } from '../tortuga-player.ts';

const GAME = 'tortuga';
const BY_MOUSE = { device: DESKTOP, means: 'mouse' } as const;
const BY_THUMB = { device: PHONE, means: 'touch' } as const;

/** So many moves of the person or people in each language; the rest in the last one. */
const A_WHILE = 8;
/** Two tiles to choose from are seen by more than two players only. */
const MET_BY_FOUR = ['keep'];

for (const { device, means } of [BY_MOUSE, BY_THUMB]) {
  test.describe(`by ${means} in three languages`, () => {
    test.use({ ...device, locale: 'en' });

    test('two people at one device play a game of Tortuga to its end', async ({ page }) => {
      const people = ['Anne', 'Пётр'];
      const sitting = { page, means, player: tortugaPlayer };
      const meet = sound(page);
      await hurry(page);
      await fillForm(page, means, { game: GAME, people, bots: 0 });
      await meet('form');
      await startTable(page, means);
      await takeBackBehindCover(sitting, people);
      await playInAll(sitting, A_WHILE, { meet });
      await expectResult(page, { people, seats: 2 });
      await meet('result');
    });

    test('one person and three bots play a game of Tortuga to its end', async ({ page }) => {
      const sitting = { page, means, player: tortugaPlayer };
      await hurry(page);
      await fillForm(page, means, { game: GAME, people: ['Zoé'], bots: 3 });
      await startTable(page, means);
      await playOn(sitting, { moves: 4 });
      await takeBack(sitting);
      await playOn(sitting, { moves: 4 });
      await expectSameAfterReload(page);
      await playInAll(sitting, A_WHILE, { meet: sound(page, MET_BY_FOUR) });
      await expectResult(page, { people: ['Zoé'], seats: 4 });
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
