import { act } from '../means.ts';
import { fillForm, hurry, type Meet, playInAll, playOn, type Sitting, startTable } from '../table.ts';
import { DESKTOP, expect, expectSound, type Page, PHONE, test } from '../test.ts';
import { GAME, tortuga2199Player } from '../tortuga-2199-player.ts';

const BY_MOUSE = { device: DESKTOP, means: 'mouse', scenario: 'aggressive' } as const;
const BY_THUMB = { device: PHONE, means: 'touch', scenario: 'peaceful' } as const;

/** So many moves of the person or people in each language; the rest in the last one. */
const A_WHILE = 25;

for (const [index, { device, means, scenario }] of [BY_MOUSE, BY_THUMB].entries()) {
  test.describe(`by ${means} in three languages`, () => {
    test.use({ ...device, locale: 'en' });

    test('two captains at one device play a game of Tortuga 2199 to its end', async ({ page }) => {
      const people = ['Anne', 'Пётр'];
      const meet = sound(page);
      await hurry(page);
      await fillForm(page, means, { game: GAME, people, bots: 0, options: [scenario] });
      await meet('form');
      await startTable(page, means);
      await playInAll({ page, means, player: tortuga2199Player(index, { tires: 1 }) }, A_WHILE, { meet });
      await expectResult(page, { people, seats: 2 });
      await meet('result');
    });

    test('one captain and three bots play a game of Tortuga 2199 to its end', async ({ page }) => {
      const sitting = { page, means, player: tortuga2199Player(100 + index, { tires: 0 }) };
      await hurry(page);
      await fillForm(page, means, { game: GAME, people: ['Zoé'], bots: 3, options: ['tips'] });
      await startTable(page, means);
      await playOn(sitting, { moves: 4 });
      await takeBack(sitting);
      await playOn(sitting, { moves: 4 });
      await expectSameAfterReload(page);
      await playInAll(sitting, A_WHILE);
      await expectResult(page, { people: ['Zoé'], seats: 4 });
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
