import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESKTOP, expect, expectAccessible, type Page, PHONE, test } from '../test.ts';
import { thoroughly } from '../today.ts';

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/tortuga.haven.json', import.meta.url));
const RECEIPT = EXAMPLE.replace('.haven.json', '.haven-receipt.json');

async function open(page: Page, file: string): Promise<void> {
  await page.goto('/');
  await page.locator('.file-drop input').setInputFiles(file);
  await expect(page.locator('.replay-frame')).toHaveAttribute('data-seq', '0');
}

function fileOf(text: string) {
  return { name: 'match.haven.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

test.describe('a match from a file', () => {
  test.use(DESKTOP);

  test('is watched through any eyes, shared as an address, checked and played on', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, EXAMPLE);
    await expectAccessible(page, 'a replay from a file');
    await page.getByRole('button', { name: 'Show the result' }).click();
    await expect(page.locator('.board-area')).toContainText('Blaise');
    await expectAccessible(page, 'the result in a replay');
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await page.locator('.replay-eyes select').selectOption('1');
    await page.locator('.replay-slider input').fill('20');
    await expect(page.locator('.replay-frame')).toHaveAttribute('data-seq', '20');
    await expect(page).toHaveURL(/move=20&as=1$/);

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy a link with the whole match' }).click();
    await expect(page.locator('.toast')).toContainText('Link copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/replay\/shared\?move=20#[\w-]+$/);

    const stranger = await context.newPage();
    await stranger.route('**/api/**', (route) => route.abort());
    await stranger.goto(link);
    await expect(stranger.locator('.replay-frame')).toHaveAttribute('data-seq', '20');
    await stranger.close();

    await page.getByRole('button', { name: 'More actions' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Save as a file' }).click();
    expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toEqual(
      JSON.parse(readFileSync(EXAMPLE, 'utf8')),
    );

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Check this match' }).click();
    await expect(page.locator('.findings')).toHaveAttribute('data-level', 'consistent');
    await expect(page).toHaveTitle('Was it fair? · Tortuga');
    await page.goBack();
    await expect(page.locator('.replay-frame')).toHaveAttribute('data-seq', '20');

    await page.getByRole('button', { name: 'More actions' }).click();
    await page
      .getByRole('menuitem', { name: /^Play on from here as/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/run\//);
    await expect(page.locator('.table-frame')).toBeVisible();
    await expect(page.locator('.log')).toContainText('another ending');
  });
});

const OLDER = EXAMPLE.replace('examples/', 'examples/older/');

test.describe('a file that an older version of the rules has made', () => {
  test.use(DESKTOP);

  thoroughly('is watched, checked as far as that goes, and played on', async ({ page }) => {
    await open(page, OLDER);
    await expect(page.locator('.replay-note')).toContainText('an older version of the rules');
    await expectAccessible(page, 'a replay of older rules');
    await page.locator('.replay-slider input').fill('40');
    await expect(page.locator('.replay-frame')).toHaveAttribute('data-seq', '40');
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Copy a link with the whole match' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Check this match' }).click();
    await expect(page.locator('.findings')).toHaveAttribute('data-level', 'unchecked');
    await expect(page.locator('.finding[data-check="seals"]')).toHaveAttribute('data-verdict', 'right');
    await page.goBack();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page
      .getByRole('menuitem', { name: /^Play on from here as/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/run\//);
    await expect(page.locator('.table-frame')).toBeVisible();
  });

  test('says why it cannot be opened where its version can be played no more, or its moves are all there is', async ({
    page,
  }) => {
    const { entries, ...rest } = JSON.parse(readFileSync(OLDER, 'utf8'));
    const bare = entries.map(({ events: _events, ...entry }: { events: unknown }) => entry);
    for (const file of [
      { ...rest, entries, rules: 0 },
      { ...rest, entries: bare },
    ]) {
      await page.goto('/');
      await page.locator('.file-drop input').setInputFiles(fileOf(JSON.stringify(file)));
      await expect(page.locator('.file-complaint')).toContainText(`Played under version ${file.rules} of the rules`);
    }
  });
});

test.describe('the page that checks', () => {
  test.use(PHONE);

  test('says that an honest match fits, and names the wrong move of a forged one', async ({ page }) => {
    await page.goto('/verify');
    await expect(page.locator('.fair-meaning')).toBeVisible();
    await expectAccessible(page, 'the check of a match');
    await page.locator('.file-drop input').setInputFiles(EXAMPLE);
    await expect(page.locator('.findings')).toHaveAttribute('data-level', 'consistent');
    await expect(page.locator('.fair-match')).toContainText('Tortuga');
    await expect(page.locator('.fair-ranking li[data-place="1"]')).toContainText('Blaise');
    await expect(page.locator('.findings h2')).toContainText('there is no proof of who chose dice and cards');
    await expect(page.locator('.finding').first()).toBeHidden();
    await page.locator('.findings summary').click();
    await expect(page.locator('.finding').first()).toBeVisible();
    await expectAccessible(page, 'a sound match');

    const { entries, ...rest } = JSON.parse(readFileSync(EXAMPLE, 'utf8'));
    entries[41].move = 'pass the rum';
    await page.locator('.file-drop input').setInputFiles(fileOf(JSON.stringify({ ...rest, entries })));
    await expect(page.locator('.findings')).toHaveAttribute('data-level', 'wrong');
    await expect(page.locator('.finding[data-check="moves"]')).toContainText('First wrong move: 42.');
    await page.getByRole('link', { name: 'Watch this match' }).click();
    await expect(page.locator('.replay-trouble')).toContainText('not what it claims to be');
    await page.locator('.replay-slider input').fill('41');
    await expect(page.locator('.replay-frame')).toHaveAttribute('data-seq', '41');
  });

  thoroughly(
    'takes a receipt and its match in whichever order, finds a share that was chosen later, and refuses in words what is no match',
    async ({ page }) => {
      const [input, findings] = [page.locator('.file-drop input'), page.locator('.findings')];
      await page.goto('/verify');
      await input.setInputFiles(RECEIPT);
      await expect(page.locator('.file-complaint')).toContainText('Now choose the match file that goes with it.');
      await input.setInputFiles(EXAMPLE);
      await expect(findings).toHaveAttribute('data-level', 'proven');
      await expect(page.locator('.findings h2')).toContainText('Proven to Ada');
      await expect(page.locator('.fair-receipt')).toHaveAttribute('data-own', 'false');
      await expect(page.locator('.fair-receipt')).toContainText('Save this receipt');
      await expectAccessible(page, 'a proven match');
      await input.setInputFiles(EXAMPLE);
      await expect(findings).toHaveAttribute('data-level', 'consistent');
      const told = { ...JSON.parse(readFileSync(RECEIPT, 'utf8')), seal: 'ab'.repeat(32) };
      await input.setInputFiles(fileOf(JSON.stringify(told)));
      await expect(findings).toHaveAttribute('data-level', 'wrong');
      await expect(page.locator('.finding[data-check="promise"]')).toHaveAttribute('data-verdict', 'wrong');

      await page.goto('/');
      await page.locator('.file-drop input').setInputFiles(fileOf('{"format":'));
      await expect(page.locator('.file-complaint')).toContainText('some other file');
      await page.goto('/verify');
      await page.locator('.file-drop input').setInputFiles(fileOf('Dear diary'));
      await expect(page.locator('.file-complaint')).toContainText('some other file');
      await expect(page.locator('.findings')).toHaveCount(0);
    },
  );
});
