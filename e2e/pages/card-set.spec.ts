import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESKTOP, expect, expectAccessible, type Page, test } from '../test.ts';

const EXAMPLE = fileURLToPath(new URL('../../games/tortuga-2199/docs/example-set.json', import.meta.url));

test.use({ ...DESKTOP, locale: 'fr' });

async function bring(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/new/tortuga-2199');
  await page.locator('[data-value="own"]').click();
  await page
    .locator('.own-file input')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** What is played if nothing is brought, and what is said of it. */
const HOUSE = {
  en: ['Haven’s own', 'Printed cards where they are known, and our own for the rest'],
  fr: ['Celui de Haven', 'Les cartes imprimées quand elles sont connues, les nôtres pour le reste'],
  ru: ['Наш набор', 'Печатные карты, какие нам известны; остальные придумали мы'],
} as const;

test('a new table says that some cards of the house are our own, in every language', async ({ page }) => {
  await page.goto('/new/tortuga-2199');
  const field = page.locator('.document-field .choice');
  const about = field.locator('.segments + .new-table-hint');
  for (const [language, [name, words]] of Object.entries(HOUSE)) {
    await page.locator(`.top-bar [lang="${language}"]`).click();
    await expect(field.locator('[aria-pressed="true"]')).toHaveText(name);
    await expect(about).toContainText(words);
  }
  await field.locator('[data-value="own"]').click();
  await expect(about).toHaveCount(0);
});

test('a table plays with the card set that it was given', async ({ page }) => {
  const set = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as {
    cards: { deck: string; name?: { fr?: string } }[];
  };
  const sold = set.cards.flatMap(({ deck, name }) => (deck === 'T' && name?.fr ? [name.fr] : []));
  expect(sold.length).toBeGreaterThan(1);
  await bring(page, 'example-set.json', JSON.stringify(set));
  await expect(page.locator('.own-file')).toContainText('example-set.json');
  await expect(page.locator('.own-file .complaint')).toBeEmpty();
  await expectAccessible(page, 'form with a file');
  await page.locator('.new-table-start').click();
  for (const name of sold) await expect(page.locator('.t2-market')).toContainText(name);
});

test('a card set with a mistake is refused with the card and the field, and the table stays as it was', async ({
  page,
}) => {
  const set = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as { cards: { id: string; crypto: number }[] };
  const [first, ...others] = set.cards;
  const bad = { ...set, cards: [{ ...first, crypto: 99 }, ...others] };
  await bring(page, 'bad.json', JSON.stringify(bad));
  const complaint = page.locator('.own-file .complaint');
  await expect(complaint).toContainText(first?.id ?? '');
  await expect(complaint).toContainText('crypto');
  await expect(complaint).toContainText('doit être un nombre entier de 0 à 20');
  const worse = { ...set, cards: [{ ...first, crypto: 99, manoeuvre: 99 }, ...others.slice(1)] };
  await bring(page, 'worse.json', JSON.stringify(worse));
  await expect(complaint.locator('li')).toHaveCount(3);
  await expect(complaint).toContainText('manoeuvre');
  const worst = { ...set, cards: set.cards.map((card) => ({ ...card, crypto: 99 })) };
  await bring(page, 'worst.json', JSON.stringify(worst));
  await expect(complaint.locator('li')).toHaveCount(set.cards.length);
  const list = complaint.locator('ul');
  const { tall, all, edge } = await list.evaluate((box) => ({
    tall: box.clientHeight,
    all: box.scrollHeight,
    edge: getComputedStyle(box).borderBottomWidth,
  }));
  expect([all > tall, tall > 300, edge]).toEqual([true, true, '1px']);
  await complaint.locator('li').last().scrollIntoViewIfNeeded();
  await expect(complaint.locator('li').last()).toBeInViewport({ ratio: 1 });
  await bring(page, 'torn.json', '{');
  await expect(complaint).toContainText('JSON');
  await page.locator('.new-table-start').click();
  await expect(page.locator('.new-table-form > .complaint')).toContainText('Choisissez d’abord un fichier');
  expect(page.url()).toContain('/new/');
});
