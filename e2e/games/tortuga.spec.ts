import { effort } from '@haven/kit/testing/effort';
import { act } from '../input.ts';
import { fillForm, hurry, playInAll, playOn, type Sitting, startTable, takeDevice } from '../table.ts';
import { expect, type Page, test } from '../test.ts';
import { IS_THOROUGH } from '../today.ts';
import { tortugaPlayer } from '../tortuga-player.ts';
import {
  BY_MOUSE,
  BY_THUMB,
  expectPodium,
  expectSameAfterReload,
  isToday,
  leapToTheEnd,
  sound,
  takeBack,
} from '../whole-game.ts';

const GAME = 'tortuga';
const PODIUM = '.tt-place';
/** All that a player sees of where the match stands. */
const STANDING = '.tt-harbour, .tt-prompt-line';

/** So many moves of the person or people in each language; the rest in the last one. */
const A_WHILE = effort({ daily: 4, thorough: 8 });
/** Enough for a round. */
const LAST_MOVES = 10;
/** Two tiles to choose from are seen by more than two players only. */
const MET_BY_FOUR = ['keep'];

for (const { device, input } of [BY_MOUSE, BY_THUMB]) {
  test.describe(`by ${input} in three languages`, () => {
    test.use({ ...device, locale: 'en' });

    if (IS_THOROUGH)
      test('two people at one device play a game of Tortuga to its end', async ({ page }) => {
        const people = ['Anne', 'Пётр'];
        const sitting = { page, input, player: tortugaPlayer };
        const meet = sound(page);
        await hurry(page);
        await fillForm(page, input, { game: GAME, people, bots: 0 });
        await meet('form');
        await startTable(page, input);
        await takeBackBehindCover(sitting, people);
        await playInAll(sitting, A_WHILE, { meet, ...leapToTheEnd(GAME, LAST_MOVES) });
        await expectPodium(page, { podium: PODIUM, people, seats: 2 });
        await expectPoints(page);
        await meet('result');
      });

    if (isToday('alone', input))
      test('one person and three bots play a game of Tortuga to its end', async ({ page }) => {
        const sitting = { page, input, player: tortugaPlayer };
        await hurry(page);
        await fillForm(page, input, { game: GAME, people: ['Zoé'], bots: 3 });
        await startTable(page, input);
        await playOn(sitting, { moves: 4 });
        await takeBack(sitting);
        await playOn(sitting, { moves: 4 });
        await expectSameAfterReload(sitting, STANDING);
        await playInAll(sitting, A_WHILE, { meet: sound(page, MET_BY_FOUR), ...leapToTheEnd(GAME, LAST_MOVES) });
        await expectPodium(page, { podium: PODIUM, people: ['Zoé'], seats: 4 });
        await expectPoints(page);
      });
  });
}

/** A pick is taken back before the next one sits down, and made again. Nobody sees the dice of the other. */
async function takeBackBehindCover(sitting: Sitting, [first = '', second = '']: readonly string[]): Promise<void> {
  const { page, input } = sitting;
  const cover = page.locator('.hand-over-card');
  await expect(cover).toContainText(first);
  await playOn(sitting, { moves: 1 });
  await expect(cover).toContainText(second);
  await act(page, cover.locator('.button:not(.button-main)'), input);
  await expect(page.locator('.tt-table')).toHaveAttribute('data-asked', 'pick');
  await playOn(sitting, { moves: 1 });
  await takeDevice(page, input);
  await expect(page.locator('button.tt-tray-die')).toHaveCount(5);
  await expect(page.locator('.tt-rival .tt-hidden-die')).toHaveCount(5);
  await expect(page.locator('.tt-rival .tt-shown-die')).toHaveCount(0);
}

/** Everybody on the podium in the order of their points, and the same points on the sheet. */
async function expectPoints(page: Page): Promise<void> {
  const totals = (await page.locator('.tt-sheet tfoot td').allInnerTexts()).map(Number);
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  const points = await page.locator(`${PODIUM} .tt-podium-total`).allInnerTexts();
  expect(points.map((text) => Number.parseInt(text, 10))).toEqual(totals);
}
