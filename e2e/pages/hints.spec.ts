import { type AnyGame, type GameTypes, inForce, type Match } from '@haven/kit';
import { matchUntil } from '../bot-matches.ts';
import { follow, shelve } from '../runs.ts';
import { DESKTOP, expect, type Page, test } from '../test.ts';

test.use(DESKTOP);

const isMyTurn = (match: Match<GameTypes>, game: AnyGame) =>
  game.toAct(match.state).includes(0) && inForce(match.entries).length >= 40;

async function sitDown(page: Page, game: string, seats: number): Promise<void> {
  await shelve(page, game, matchUntil({ game, seats }, isMyTurn));
  await follow(page, `/run/${game}`);
  await expect(page.getByRole('button', { name: 'What would the Captain do?' })).toBeVisible();
}

async function expectWhy(page: Page): Promise<void> {
  const log = page.getByRole('region', { name: 'Log' });
  if (!(await log.isVisible())) await page.getByRole('button', { name: 'Log' }).click();
  await log.getByRole('button', { name: 'Why?' }).last().click();
  await expect(log.locator('.why')).toHaveText(
    /^(After “.+” the chance of winning is \d+%[.:]|There was nothing else to do\.|That is still a secret\.)/,
  );
}

const GAMES = [
  ['star-bounty', 1],
  ['tortuga', 2],
  ['tortuga-2199', 2],
] as const;

test('a hint names up to three moves, is counted, and can be turned off for this table', async ({ page }) => {
  await page.goto('/');
  await page.locator('.listing').first().waitFor();
  for (const [game, seats] of GAMES) await test.step(game, () => expectHint(page, game, seats));
});

async function expectHint(page: Page, game: string, seats: number): Promise<void> {
  await sitDown(page, game, seats);
  if (seats > 1) await test.step('a bot says why it moved, in words and with its chance', () => expectWhy(page));
  await page.getByRole('button', { name: 'What would the Captain do?' }).click();
  const card = page.getByRole('region', { name: 'The Captain’s advice' });
  await expect(card.getByRole('status')).toContainText(
    /\d+% to (win|finish the run)|only one thing|would not hesitate|usual choice|begin with/,
  );
  expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(3);
  expect(await page.evaluate(lit)).toHaveLength(1);
  await expect.poll(async () => (await page.evaluate(keptAids, game)).filter((aid) => aid === 'hint')).toHaveLength(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'New game' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Turn hints off at this table' }).click();
  await expect(page.getByRole('button', { name: 'What would the Captain do?' })).toHaveCount(0);
}

/** Runs in the page: which moves glow. */
function lit(): string[] {
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return rules.filter((rule) => rule.startsWith('[data-move='));
}

/** Runs in the page: the aids of the run as they are stored. */
function keptAids(run: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('haven');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('runs').objectStore('runs').get(run);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result?.aids ?? []);
      };
    };
  });
}
