import { act } from './means.ts';
import { fillForm, hurry, type Meet, playOn, type Sitting, startTable } from './table.ts';
import { DESKTOP, expect, expectSound, type Page, PHONE, test } from './test.ts';
import { GAME, tortuga2199Player } from './tortuga-2199-player.ts';

const BY_MOUSE = { device: DESKTOP, means: 'mouse' } as const;
const BY_THUMB = { device: PHONE, means: 'touch' } as const;

const HOT_SEATS = [
  { ...BY_MOUSE, locale: 'en', people: ['Anne', 'Mary'], options: ['aggressive'] },
  { ...BY_THUMB, locale: 'fr', people: ['Zoé', 'Loïc'], options: ['aggressive', 'tips'] },
  { ...BY_MOUSE, locale: 'ru', people: ['Аня', 'Пётр'], options: ['aggressive'] },
];

for (const [index, { device, means, locale, people, options }] of HOT_SEATS.entries()) {
  test.describe(`two captains at one device, by ${means} in ${locale}`, () => {
    test.use({ ...device, locale });
    test('a game of Tortuga 2199 is played to its end', async ({ page }) => {
      const sitting = { page, means, player: tortuga2199Player(index) };
      const meet = sound(page);
      await hurry(page);
      await fillForm(page, means, { game: GAME, people, bots: 0, options });
      await meet('form');
      await startTable(page, means);
      await playOn(sitting, { meet });
      await expectResult(page, { people, seats: 2 });
      await meet('result');
    });
  });
}

const AGAINST_BOTS = [
  { ...BY_THUMB, locale: 'en', name: 'Anne' },
  { ...BY_MOUSE, locale: 'fr', name: 'Zoé' },
  { ...BY_THUMB, locale: 'ru', name: 'Пётр' },
];

for (const [index, { device, means, locale, name }] of AGAINST_BOTS.entries()) {
  test.describe(`one captain against three bots, by ${means} in ${locale}`, () => {
    test.use({ ...device, locale });
    test('a game of Tortuga 2199 is played to its end', async ({ page }) => {
      const sitting = { page, means, player: tortuga2199Player(100 + index) };
      await hurry(page);
      await fillForm(page, means, { game: GAME, people: [name], bots: 3 });
      await startTable(page, means);
      await playOn(sitting, { moves: 4 });
      await takeBack(sitting);
      await playOn(sitting, { moves: 4 });
      await expectSameAfterReload(page);
      await playOn(sitting);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expectResult(page, { people: [name], seats: 4 });
    });
  });
}

/** Every screen is looked at once. */
function sound(page: Page): Meet {
  const met = new Set<string>();
  return async (screen) => {
    if (met.has(screen)) return;
    met.add(screen);
    await expectSound(page, screen);
  };
}

async function takeBack({ page, means }: Sitting): Promise<void> {
  const frame = page.locator('.table-frame');
  const before = await frame.getAttribute('data-seq');
  await act(page, page.locator('.bar-button').first(), means);
  await expect(frame).not.toHaveAttribute('data-seq', before ?? '');
}

async function expectSameAfterReload(page: Page): Promise<void> {
  const standing = page.locator('.t2-prompt-line, .t2-hand, .t2-strip');
  const before = await standing.allInnerTexts();
  await page.reload();
  await expect(page.locator('.t2-table')).toHaveAttribute('data-asked', /^(?!none)/);
  expect(await standing.allInnerTexts()).toEqual(before);
}

interface Played {
  readonly people: readonly string[];
  readonly seats: number;
}

async function expectResult(page: Page, { people, seats }: Played): Promise<void> {
  await expect(page.locator('.table-frame')).toHaveAttribute('data-result', 'shown');
  const podium = page.locator('.t2-podium li');
  await expect(podium).toHaveCount(seats);
  for (const name of people) await expect(podium.filter({ hasText: name })).toHaveCount(1);
}
