import { type AnyGame, type GameTypes, inForce, type Match, play } from '@haven/kit';
import { matchUntil } from '../bot-matches.ts';
import { follow, runUntil, shelve, stepOf } from '../runs.ts';
import { expect, type Page, test } from '../test.ts';
import { todaysOf } from '../today.ts';
import { tortugaPlayer } from '../tortuga-player.ts';

const SIZES = { phone: { width: 390, height: 664 }, desktop: { width: 1440, height: 900 } } as const;

/** What somebody who reads fast needs at the least, in milliseconds. */
const readingTime = (text: string) => 280 + 40 * text.length;

/** The person is asked this, after so many moves. */
const askedFor = (step: string, moves: number) => (match: Match<GameTypes>, game: AnyGame) =>
  (match.state as { agenda: { type: string }[] }).agenda.at(-1)?.type === step &&
  game.toAct(match.state).includes(0) &&
  inForce(match.entries).length >= moves;

const PLANET = () => matchUntil({ game: 'tortuga-2199', seats: 2 }, askedFor('act', 60));
/** The next answer of the person ends the match. */
const endsNext = ({ state, ...match }: Match<GameTypes>, game: AnyGame) => {
  const [move] = game.toAct(state).includes(0) ? game.legalMoves(state, 0).map(game.notate) : [];
  const next = move && play(game, { ...match, state }, { seat: 0, move }).match;
  return next !== undefined && next !== '' && game.outcome(next.state) !== undefined;
};

const HARBOUR = () => matchUntil({ game: 'tortuga', seats: 2 }, askedFor('pick', 12));

/** Bots at the pace that everybody begins with. */
async function sitDown(page: Page, record: ReturnType<typeof PLANET>): Promise<void> {
  await page.goto('/');
  await page.locator('.listing').first().waitFor();
  await shelve(page, 'story', record);
  await follow(page, '/run/story');
  await expect(page.locator('[data-asked]:not([data-asked="none"], [data-asked="false"])').first()).toBeVisible();
}

async function endTurn(page: Page): Promise<void> {
  await page.locator('.t2-end').click();
  const anyway = page.locator('.t2-bubble [data-move="end"]');
  if (await anyway.isVisible()) await anyway.click();
}

const since = (page: Page) => page.locator('.t2-since-card, .t2-since[open]').filter({ visible: true });

async function closeStory(page: Page): Promise<void> {
  await since(page).locator('.t2-sheet-close, summary').filter({ visible: true }).click();
  await expect(since(page)).toHaveCount(0);
}

interface Told {
  readonly text: string;
  readonly at: number;
}

/** Runs in the page: notes what the caption says, and what is read aloud, and when. */
function listen(look: string): void {
  const notes = { captions: [] as Told[], spoken: [] as string[] };
  Object.assign(window, { notes });
  const note = () => {
    const text = (document.querySelector(`.${look}-prompt-line`)?.textContent ?? '').replaceAll('\u00a0', ' ');
    if (text !== notes.captions.at(-1)?.text) notes.captions.push({ text, at: performance.now() });
  };
  new MutationObserver(note).observe(document.querySelector(`.${look}-prompt`) ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) notes.spoken.push(node.textContent ?? '');
  }).observe(document.querySelector('[role="log"]') ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

const notesOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { notes: { captions: Told[]; spoken: string[] } }).notes);

/** All but the last, which stands there still. */
function expectTimeToRead(captions: readonly Told[]): void {
  for (const [place, { text, at }] of captions.slice(0, -1).entries())
    expect((captions[place + 1]?.at ?? 0) - at, text).toBeGreaterThan(readingTime(text));
}

for (const [device, viewport] of todaysOf(Object.entries(SIZES))) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, locale: 'en' });

    test('since the last turn is told to whoever comes back, covers nothing that is asked and closes with one tap', async ({
      page,
    }) => {
      await sitDown(page, PLANET());
      const told = await since(page).boundingBox();
      for (const part of await page.locator('.t2-prompt, .t2-hand, .t2-globe').all()) {
        expect(doMeet(told, await part.boundingBox())).toBe(false);
      }
      await closeStory(page);
    });

    test('captions stay to be read, without filler; each event is read aloud once', async ({ page }) => {
      await sitDown(page, PLANET());
      await closeStory(page);
      await page.evaluate(listen, 't2');
      await endTurn(page);
      await expect.poll(async () => (await notesOn(page)).captions.length).toBeGreaterThan(4);
      await page.keyboard.press('p');
      const { captions, spoken } = await notesOn(page);
      const film = captions.slice(captions.findIndex(({ text }) => !text.includes('turn')));
      expect(film.length).toBeGreaterThan(2);
      for (const { text } of film.slice(0, -1)) expect(text).not.toMatch(/turn of|’s turn/);
      expectTimeToRead(film);
      expect(spoken.length).toBe(new Set(spoken).size);
      for (const { text } of film) expect(spoken.some((line) => text.includes(line))).toBe(true);
      await expect(page.locator('[aria-live="polite"]:not([role="log"])')).toHaveCount(0);
    });

    test('a film can be paused, stepped, seen again and skipped, by hand and by keys', async ({ page }) => {
      await sitDown(page, PLANET());
      await closeStory(page);
      await endTurn(page);
      const film = page.locator('[data-film]');
      const line = page.locator('.t2-prompt-line');
      await expect(film).toHaveAttribute('data-film', 'running');
      await page.locator('[data-deed="pause"]').click();
      await expect(film).toHaveAttribute('data-film', 'paused');
      const first = await line.textContent();
      await expect(async () => {
        await page.keyboard.press('n');
        expect(await line.textContent()).not.toBe(first);
      }).toPass();
      await expect(film).toHaveAttribute('data-film', 'paused');
      await expect(page.locator('.t2-table')).toHaveAttribute('data-asked', 'none');
      await page.keyboard.press('r');
      await expect(line).toHaveText(first ?? '');
      await page.locator('[data-deed="pause"]').click();
      await expect(film).toHaveAttribute('data-film', 'paused');
      await page.locator('[data-deed="skip"]').click();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('pause');
    });
  });
}

test.describe('sheets on a phone', () => {
  test.use({ viewport: SIZES.phone, locale: 'fr' });

  test('a sheet closes by its button and by Escape, and makes way when somebody else moves', async ({ page }) => {
    await sitDown(page, PLANET());
    await closeStory(page);
    const table = page.locator('.t2-table');
    const open = async () => {
      await page.locator('.t2-tab[data-tab="actions"]').click();
      await expect(table).toHaveAttribute('data-sheet', 'actions');
    };
    await open();
    await page.locator('[data-panel="actions"] .t2-sheet-close').click();
    await expect(table).toHaveAttribute('data-sheet', 'none');
    await open();
    await page.keyboard.press('Escape');
    await expect(table).toHaveAttribute('data-sheet', 'none');
    await open();
    await endTurn(page);
    await expect(table).toHaveAttribute('data-sheet', 'none');
    await expect(page.locator('.t2-prompt-line')).toBeVisible();
  });
});

/** Until the table has heard of it: what stands there before that is the question that was answered. */
async function answerOnce(page: Page, made: number): Promise<void> {
  const entries = () => page.locator('.table-frame').getAttribute('data-seq');
  const before = await entries();
  const step = (await page.locator('.tt-table').getAttribute('data-asked')) ?? '';
  await tortugaPlayer.answer(page, 'mouse', { step, made });
  await expect.poll(entries).not.toBe(before);
}

/** Runs in the page: whoever presses a key from outside may come too late. */
function stopTheNextFilm(): void {
  new MutationObserver((_, film) => {
    const pause = document.querySelector<HTMLElement>('[data-film="running"] [data-deed="pause"]');
    if (pause === null) return;
    film.disconnect();
    pause.click();
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-film'] });
}

/** Whoever is asked already is told so beside the film, on the smallest screen too. */
async function expectNextInSight(page: Page): Promise<void> {
  const next = page.locator('[data-film] b');
  await expect(next).toHaveText('Then it is your turn');
  for (const viewport of [{ width: 320, height: 568 }, { width: 844, height: 390 }, SIZES.desktop]) {
    await page.setViewportSize(viewport);
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-deed="skip"]')).toBeInViewport({ ratio: 1 });
  }
}

test.describe('the log', () => {
  test.use({ viewport: SIZES.desktop, locale: 'en', reducedMotion: 'no-preference' });

  test('tells no more of a resolution in Tortuga than its film has shown', async ({ page }) => {
    await sitDown(page, HARBOUR());
    const paused = page.locator('[data-film="paused"]');
    await page.evaluate(stopTheNextFilm);
    for (let made = 0; made < 8; made += 1) {
      await paused.or(page.locator(tortugaPlayer.asked)).first().waitFor();
      if ((await paused.count()) > 0) break;
      await answerOnce(page, made);
    }
    await expect(paused).toBeVisible();
    await expectNextInSight(page);
    const rows = await page.locator('.log p').count();
    await page.evaluate(listen, 'tt');
    await page.locator('[data-deed="pause"]').click();
    await expect.poll(async () => (await notesOn(page)).captions.length).toBeGreaterThan(1);
    expectTimeToRead((await notesOn(page)).captions);
    await expect.poll(() => page.locator('.log p').count()).toBeGreaterThan(rows);
  });

  test('and the way to the result wait for the last film', async ({ page }) => {
    await sitDown(page, matchUntil({ game: 'tortuga', seats: 2 }, endsNext));
    await page.evaluate(stopTheNextFilm);
    await answerOnce(page, 0);
    await expect(page.locator('[data-film="paused"]')).toBeVisible();
    const result = page.locator('.bar-button-lit');
    await expect(result).toHaveCount(0);
    await page.locator('[data-deed="skip"]').click();
    await expect(result).toBeVisible();
  });

  test('waits for the dice in Star Bounty', async ({ page }) => {
    const record = runUntil((match) => stepOf(match) === 'fire' && match.entries.length > 3, { by: 'captain' });
    await page.goto('/');
    await page.locator('.listing').first().waitFor();
    await shelve(page, 'story', record);
    await follow(page, '/run/story');
    await page.locator('.sb-choice').first().waitFor();
    const rows = await page.locator('.log p').count();
    await page.keyboard.press('1');
    await expect(page.locator('.sb-table')).toHaveAttribute('data-rolling', 'true');
    expect(await page.locator('.log p').count()).toBe(rows);
    await expect(page.locator('.sb-table')).toHaveAttribute('data-rolling', 'false');
    await expect.poll(() => page.locator('.log p').count()).toBeGreaterThan(rows);
  });
});

type Box = Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>;

function doMeet(one: Box, other: Box): boolean {
  if (one === null || other === null) return false;
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 1 && down > 1;
}
