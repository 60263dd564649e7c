import { lessonsOf } from '@haven/games/lessons';
import { effort } from '@haven/kit/testing/effort';
import { withPageShown } from '../hide-page.ts';
import { type Input, listingOf } from '../input.ts';
import { faultsOfCard, learnChapter, type Spoken } from '../learner.ts';
import { follow } from '../runs.ts';
import { hurry } from '../table.ts';
import { DESKTOP, expect, expectAccessible, type Page, PHONE, test } from '../test.ts';
import { todaysOf } from '../today.ts';

const PICTURES = process.env.HAVEN_PICTURES;
const SMALL = { ...PHONE, viewport: { width: 390, height: 664 } };
const GAMES = ['tortuga-2199', 'tortuga', 'star-bounty'];
const LOOKS = [
  { name: 'on a small phone in French', device: SMALL, locale: 'fr-FR', input: 'touch' },
  { name: 'on a desktop in Russian', device: DESKTOP, locale: 'ru-RU', input: 'mouse' },
] as const;
/** Every day enough to see that one chapter follows another. */
const MOST_CHAPTERS = effort({ daily: 1, thorough: Number.POSITIVE_INFINITY });

async function chaptersOf(page: Page, game: string): Promise<string[]> {
  await page.goto(`/learn/${game}`);
  await page.locator('.chapter').first().waitFor();
  const links = await page.locator('.chapter').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return links.slice(0, MOST_CHAPTERS);
}

/** Every step is looked at on every screen. */
const EVERY_STEP_MS = effort({ daily: 300_000, thorough: 1_200_000 });

/** On its side, upright, a low window and a large one. */
const SIZES = [
  { width: 844, height: 390 },
  { width: 390, height: 664 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
];

/** What has to be seen at a step, and the button that it asks for. */
async function spokenAt(page: Page, number: string): Promise<Spoken> {
  const [game = '', chapter] = page.url().split('/learn/')[1]?.split('/') ?? [];
  const lessons = (await lessonsOf(game)?.load()) ?? [];
  const step = lessons.find(({ id }) => id === chapter)?.steps[Number(number)];
  const ask = step?.ask === undefined ? [] : [`move ${step.ask}`];
  return { at: step?.at ?? [], free: step?.free ?? [], ask };
}

/** Whatever the screen, the card lies over neither its thing nor what has to be seen with it. */
async function expectBesideItsThing(page: Page, step: string): Promise<void> {
  const own = page.viewportSize();
  const spoken = await spokenAt(page, step);
  const faults: string[] = [];
  for (const size of todaysOf(SIZES)) faults.push(...(await faultsOfCard(page, size, spoken)));
  expect.soft(faults, `${page.url()} ${step}`).toEqual([]);
  if (own) expect.soft(await faultsOfCard(page, own, spoken)).toEqual([]);
}

/** Looks at every step on screens of all sizes, and at one of each game more closely. */
async function meetStep(page: Page, chapter: string, step: string): Promise<void> {
  await expectBesideItsThing(page, step);
  if (chapter === 'first' && step === '1') await expectAccessible(page, 'a lesson');
  const path = `${PICTURES}/${page.url().split('/learn/')[1]?.replace('/', '-')}-${step}-${page.viewportSize()?.width}.png`;
  if (PICTURES) await withPageShown(page, () => page.screenshot({ path }));
}

async function learnGame(page: Page, game: string, input: Input): Promise<void> {
  const chapters = await chaptersOf(page, game);
  for (const [place, chapter] of chapters.entries()) {
    await page.goto(chapter);
    const isFirst = place === 0 ? 'first' : 'other';
    const steps = await learnChapter(page, input, (step) => meetStep(page, isFirst, step));
    expect(steps).toBeGreaterThan(3);
  }
  await page.goto(`/learn/${game}`);
  await expect(page.locator('.chapter[data-done="true"]')).toHaveCount(chapters.length);
}

for (const { name, device, locale, input } of todaysOf(LOOKS)) {
  test.describe(name, () => {
    test.use({ ...device, locale });

    for (const game of todaysOf(GAMES)) {
      test(`chapters of ${game} can be played to their end`, async ({ page }) => {
        test.setTimeout(EVERY_STEP_MS);
        await hurry(page);
        await learnGame(page, game, input);
      });
    }
  });
}

test.describe('on a desktop', () => {
  test.use({ ...DESKTOP, locale: 'en-GB' });

  test('a newcomer is offered to learn, and by keys alone is led from thing to thing', async ({ page }) => {
    await page.goto('/');
    await listingOf(page, 'star-bounty').getByRole('link', { name: 'Learn in 11 minutes' }).press('Enter');
    await page.locator('.chapter').first().press('Enter');
    await expect(page.locator('.lesson-tools .button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-choice="JS"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.lesson-frame')).toHaveAttribute('data-seq', '1');
    await expect(page.locator('.lesson-card [role="status"]')).toContainText('Spades are your engines');
  });

  test('while the table shows what happened, no card lies over it', async ({ page }) => {
    await page.goto('/learn/tortuga/dice');
    for (const _ of ['the chests', 'the screens']) await page.locator('.lesson-tools .button').click();
    await page.locator('[data-flag="raid"]').click();
    await page.locator('[data-move="pick CE"]').click();
    await page.locator('[data-deed="pause"]').click();
    await expect(page.locator('.lesson-card')).toHaveAttribute('data-silent', 'true');
    await expect(page.locator('.lesson-card')).toHaveText('');
    await page.locator('[data-deed="skip"]').click();
    await expect(page.locator('.lesson-sentence')).toContainText('your total in RAID is 9');
    await page.setViewportSize({ width: 390, height: 664 });
    await follow(page, '/learn/tortuga/moving');
    await page.locator('.lesson-tools .button').click();
    for (const chest of await page.locator('.tt-ordered button').all()) await chest.click({ trial: true });
  });

  test('2199: in a low window the card stands beside its thing, and speaks of tabs only where there are some', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('/learn/tortuga-2199/conquering');
    const [frame, next] = [page.locator('.lesson-frame'), page.locator('.lesson-tools .button')];
    for (const step of ['1', '2']) {
      await next.click();
      await expect(frame).toHaveAttribute('data-step', step);
    }
    await expect.poll(() => page.evaluate(wayToThing)).toBeLessThan(50);
    await follow(page, '/learn/tortuga-2199/moving');
    await next.click();
    const sentence = page.locator('.lesson-sentence');
    await expect(sentence).toHaveText('Spend your Manoeuvre to collect the Minerals token.');
    await page.setViewportSize({ width: 390, height: 664 });
    await expect(sentence).toHaveText(/token\. You find this under Actions\.$/);
  });

  test('another legal move is explained and not played; the place is kept, the match is not', async ({ page }) => {
    await page.goto('/learn/star-bounty/improvising');
    await page.locator('.lesson-tools .button').click();
    await page.locator('[data-move="drone shields"]').click();
    await expect(page.locator('.lesson-note')).toHaveText(/afterwards you know what it is worth/);
    await expect(page.locator('.lesson-frame')).toHaveAttribute('data-seq', '1');
    await page.reload();
    await expect(page.locator('.lesson-frame')).toHaveAttribute('data-step', '1');
    await page.locator('.bar .icon-button').first().click();
    await expect(page.locator('.chapter').nth(1)).toContainText('Continue: step 2 of 11');
    await page.goto('/');
    await expect(page.locator('.my-games .run')).toHaveCount(0);
    const listing = listingOf(page, 'star-bounty');
    await expect(listing.locator('.listing-learn')).toContainText('Continue learning: chapter 2 of 6');
    await listing.locator('.button-main').click();
    await page.locator('.sb-table').waitFor();
    await page.goto('/');
    await expect(listing.getByRole('link', { name: 'Learn Star Bounty by playing' })).toBeVisible();
    await expect(listing.locator('.listing-learn')).toHaveCount(0);
    await listing.locator('.listing-continue').click();
    await expect(page.locator('.lesson-frame')).toHaveAttribute('data-step', '1');
  });
});

/** Runs in the page: how far the card is from what it rings. */
function wayToThing(): number {
  const [card, light] = ['.lesson-card', '.spotlight'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  if (card === undefined || light === undefined) return Number.POSITIVE_INFINITY;
  const across = Math.max(0, card.left - light.right, light.left - card.right);
  const down = Math.max(0, card.top - light.bottom, light.top - card.bottom);
  return Math.hypot(across, down);
}
