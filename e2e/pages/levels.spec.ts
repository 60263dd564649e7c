import { expect, type Page, test } from '../test.ts';
import { todaysOf } from '../today.ts';

const GAMES = [
  { game: 'tortuga-2199', name: '.t2-captain .level-mark, .t2-strip .level-mark' },
  { game: 'tortuga', name: '.tt-rival .level-mark' },
] as const;

const faces = (page: Page) => page.locator('.seat-row[data-kind="bot"] .level-faces').first();

for (const { game, name } of todaysOf(GAMES))
  test(`${game}: one tap chooses the Captain, who is called so at the table and met again next time`, async ({
    page,
  }) => {
    await page.goto(`/new/${game}`);
    await expect(faces(page).getByRole('button', { pressed: true })).toHaveText('Deckhand');
    await faces(page).getByRole('button', { name: 'Captain' }).click();
    await expect(faces(page).getByRole('button', { pressed: true })).toHaveText('Captain');
    await page.locator('.new-table-start').click();
    await expect(page.locator(name).filter({ visible: true }).first()).toHaveText('Captain');
    await page.goto(`/new/${game}`);
    await expect(faces(page).getByRole('button', { pressed: true })).toHaveText('Captain');
  });

test('whoever is new to a game meets the Deckhand first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now Tortuga', exact: true }).click();
  await expect(page.locator('.tt-rival .level-mark').first()).toHaveText('Deckhand');
});

test('home names the bots that sit at the table it leads to', async ({ page }) => {
  await page.goto('/');
  const promise = page.locator('.listing-start[href="/new/tortuga"]');
  await expect(promise).toContainText('Deckhand');
  await promise.click();
  await page.locator('.new-table-form').getByRole('button', { name: '4', exact: true }).click();
  const chosen = page.locator('.seat-row[data-kind="bot"] .level-faces [aria-pressed="true"]');
  await expect(chosen).toHaveText(['Deckhand', 'Deckhand', 'Deckhand']);
});
