import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { at } from '@haven/kit';
import { hidePage } from '../hide-page.ts';
import { begin, close, openDevices, tableOn, takeChair } from '../online-company.ts';
import { DESKTOP, expect, expectAccessible, type Page, PHONE, test } from '../test.ts';
import { thoroughly } from '../today.ts';

/** `scout` of the house set: sold at the start, since T cards fill the first market. */
const SOLD = 'scout';
const MARKET = '.t2-market';
const problems = (page: Page) => page.locator('.t2-problems li');
const field = (page: Page, name: string) => page.locator(`.t2-card-form [data-field="${name}"]`);
const inputOf = (page: Page, name: string) => field(page, name).locator('input').first();
const setName = (page: Page) => page.locator('.workshop-name input');

async function newSet(page: Page, start: 'house' | 'empty'): Promise<void> {
  await page.goto('/card-sets');
  await page.locator(`[data-start="${start}"]`).click();
  await expect(setName(page)).toBeVisible();
}

/** Opens the card with this id; the list names cards in the language of the page. */
async function openCard(page: Page, id: string): Promise<void> {
  const index = await page.evaluate((wanted) => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('haven.document.')) ?? '';
    const { value } = JSON.parse(localStorage.getItem(key) ?? '') as { value: { cards: { id: string }[] } };
    return value.cards.findIndex((card) => card.id === wanted);
  }, id);
  await page.locator(`.t2-card-entry[data-index="${index}"]`).click();
  await expect(page.locator('.t2-card-form h2')).toBeFocused();
}

/** Every card of the T market gets this name: whichever lies open shows it. */
async function renameMarket(page: Page, name: string): Promise<void> {
  const entries = page.locator('[data-field="deck T"] .t2-card-entry');
  for (let each = 0; each < (await entries.count()); each += 1) {
    await entries.nth(each).click();
    await inputOf(page, 'name').fill(`${name} ${each}`);
    if (await page.locator('[data-deed="all"]').isVisible()) await page.locator('[data-deed="all"]').click();
  }
}

test.describe('on a desktop in French', () => {
  test.use({ ...DESKTOP, locale: 'fr' });

  test('a set is broken in three ways: each is told where it is, nothing typed is lost, and mended it is played', async ({
    page,
  }) => {
    await newSet(page, 'house');
    await setName(page).fill('Équipage maison');
    await expect(page.locator('.workshop-state')).toHaveText('Prêt à être joué');
    await expectAccessible(page, 'a new set');

    await openCard(page, SOLD);
    await inputOf(page, 'cost').fill('deux');
    await expect(field(page, 'cost')).toContainText('doit être un nombre entier');
    await inputOf(page, 'id').evaluate((input) => input.closest('details')?.setAttribute('open', ''));
    await inputOf(page, 'id').fill('hacker');
    await expect(field(page, 'id')).toContainText('figure deux fois dans le jeu');
    await field(page, 'abilities').locator('[data-deed="add-ability"]').click();
    await expect(field(page, 'abilities').locator('.t2-keyword').last()).toBeFocused();
    await field(page, 'abilities').locator('.t2-keyword').last().selectOption('siege');
    await field(page, 'abilities').locator('[data-part="n"] input').last().fill('99');
    await expect(field(page, 'abilities')).toContainText('demande un nombre entier n');
    await expect(problems(page)).toHaveCount(3);
    await expectAccessible(page, 'a broken set');

    await page.locator('.workshop-deeds .button-main').click();
    await expect(page.locator('.toast')).toContainText('pas encore jouable');
    await page.reload();
    await expect(setName(page)).toHaveValue('Équipage maison');
    await expect(inputOf(page, 'cost')).toHaveValue('deux');
    await expect(field(page, 'abilities').locator('[data-part="n"] input').last()).toHaveValue('99');
    await expect(problems(page)).toHaveCount(3);

    await problems(page).filter({ hasText: 'Coût' }).getByRole('button').click();
    await expect(inputOf(page, 'cost')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(problems(page)).toHaveCount(2);
    await problems(page).filter({ hasText: 'Identifiant' }).getByRole('button').click();
    await expect(inputOf(page, 'id')).toBeFocused();
    await inputOf(page, 'id').fill(SOLD);
    await field(page, 'abilities').locator('[data-part="n"] input').last().fill('3');
    await expect(problems(page)).toHaveCount(0);
    await expect(page.locator('.t2-card-picture .t2-card')).toContainText('3');

    await renameMarket(page, 'Vigie');
    await page.locator('.workshop-deeds .button-main').click();
    await expect(page).toHaveURL(/\/run\//);
    await expect(page.locator(MARKET)).toContainText('Vigie');
  });

  thoroughly(
    'a set is deleted and brought back, copied, saved, opened again and sent by link',
    async ({ page, context, browser, server }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await newSet(page, 'house');
      await setName(page).fill('À moi');
      await openCard(page, SOLD);
      await inputOf(page, 'name').fill('Longue-vue');
      await expect(page.locator('.t2-card-picture .t2-card')).toContainText('Longue-vue');
      await page.locator('[data-deed="delete-card"]').click();
      await expect(page.locator('.t2-card-entry:focus')).toHaveCount(1);
      await expect(problems(page)).toHaveCount(1);
      await page.locator('.toast-action').click();
      await expect(problems(page)).toHaveCount(0);
      await expect(page.locator('.t2-card-entry', { hasText: 'Longue-vue' })).toHaveCount(1);

      const saving = page.waitForEvent('download');
      await page.locator('[data-deed="save"]').click();
      const file = readFileSync(await (await saving).path(), 'utf8');
      expect((await saving).suggestedFilename()).toBe('À-moi.json');
      await page.locator('[data-deed="copy"]').click();
      await expect(setName(page)).toHaveValue('Copie de À moi');
      await page.locator('[data-deed="delete"]').click();
      await expect(page.locator('.workshop-row')).toHaveCount(1);
      await page.locator('.toast-action').click();
      await expect(page.locator('.workshop-row')).toHaveCount(2);
      await page
        .locator('.workshop-file input')
        .setInputFiles({ name: 'again.json', mimeType: 'application/json', buffer: Buffer.from(file) });
      await expect(setName(page)).toHaveValue('again');
      await expect(page.locator('.t2-card-entry', { hasText: 'Longue-vue' })).toHaveCount(1);

      await page.locator('[data-deed="share"]').click();
      await expect(page.locator('.toast')).toContainText('Lien copié');
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const friend = await browser.newPage({ baseURL: server.address, locale: 'ru' });
      await hidePage(friend.context());
      await friend.goto(link);
      await expect(friend.locator('h1')).toHaveText('again');
      await friend.locator('[data-deed="keep"]').click();
      await expect(setName(friend)).toHaveValue('again');
      await expect(friend.locator('.t2-card-entry', { hasText: 'Longue-vue' })).toHaveCount(1);
      await friend.close();
    },
  );

  thoroughly('a set that is too long for a link says so and offers the file', async ({ page }) => {
    await page.goto('/card-sets');
    const cards = Array.from({ length: 400 }, () => ({ id: randomUUID(), name: { fr: randomUUID() } }));
    await page.locator('.workshop-file input').setInputFiles({
      name: 'long.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ id: 'long', cards })),
    });
    await page.locator('[data-deed="share"]').click();
    await expect(page.locator('.toast')).toContainText('trop long pour un lien');
    const saving = page.waitForEvent('download');
    await page.locator('.toast-action').click();
    expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toEqual({ id: 'long', cards });
  });

  test('a file of something else, and a torn link, are told in words', async ({ page }) => {
    await page.goto('/card-sets');
    const open = (text: string) =>
      page
        .locator('.workshop-file input')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await open('{');
    await expect(page.locator('.workshop-file')).toContainText('n’est pas du JSON');
    await open('[1]');
    await expect(page.locator('.workshop-file')).toContainText('autre chose');
    await page.goto('/card-sets/shared#torn');
    await expect(page.locator('.complaint')).toContainText('abîmé');
  });
});

thoroughly('a set of one’s own is played with a friend online', async ({ browser, server }) => {
  const devices = await openDevices(browser, server, [
    { name: 'Zoé', locale: 'fr', input: 'mouse' },
    { name: 'Пётр', locale: 'ru', input: 'touch' },
  ]);
  const [host, friend] = [at(devices, 0), at(devices, 1)];
  const { page } = host;
  await page.goto('/');
  await page.locator('.listing-link[href="/card-sets"]').click();
  await page.locator('[data-start="house"]').click();
  await setName(page).fill('Chez Zoé');
  await renameMarket(page, 'Vigie');
  await page.locator('[data-deed="use"]').click();
  await expect(page).toHaveURL(/\/new\/tortuga-2199\?cardSet=/);
  await expect(page.locator('.document-field [aria-pressed="true"]')).toHaveText('Chez Zoé');
  await page.locator('.segments [data-value="online"]').click();
  await page.locator('.new-table-start').click();
  await takeChair(friend, await tableOn(page));
  await begin(host, [friend]);
  for (const each of [page, friend.page]) await expect(each.locator(MARKET)).toContainText('Vigie');
  await close(devices);
});

test.describe('on a phone in Russian', () => {
  test.use({ ...PHONE, viewport: { width: 390, height: 664 }, locale: 'ru' });

  thoroughly('a set is begun from nothing, card by card', async ({ page }) => {
    await page.goto('/new/tortuga-2199');
    await page.locator('.document-workshop').click();
    await expect(page.locator('.workshop h1')).toBeVisible();
    await expectAccessible(page, 'the workshop');
    await page.locator('[data-start="empty"]').click();
    await expect(problems(page)).toHaveCount(8);
    await expectAccessible(page, 'an empty set');
    await page.locator('.t2-add-card[data-deck="ship"]').click();
    await expect(inputOf(page, 'name')).toBeFocused();
    await inputOf(page, 'name').fill('Чайка');
    await expect(page.locator('.t2-card-picture .t2-card')).toContainText('Чайка');
    await expectAccessible(page, 'a card');
    for (let each = 0; each < 3; each += 1) {
      await page.locator('[data-deed="copy-card"]').click();
      await expect(inputOf(page, 'name')).toBeFocused();
    }
    await page.locator('[data-deed="all"]').click();
    await expect(page.locator('.t2-card-entry:focus')).toHaveText(/Чайка/);
    await expect(problems(page)).toHaveCount(7);
    await page.goBack();
    await expect(page.locator('.t2-card-form')).toBeVisible();
  });
});
