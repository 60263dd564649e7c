import { type AnyGame, type GameTypes, type Match, play } from '@haven/kit';
import { askedAfter, openPosition } from '../positions.ts';
import { expect, type Page, test } from '../test.ts';

/** A phone with the bars of its browser. */
test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true, locale: 'fr-FR' });

const TABLE = { game: 'tortuga-2199', seats: 3 } as const;
/** Longer than the stage of a fight lasted by itself. */
const LONG_MS = 8000;

const stepOf = ({ state }: Match<GameTypes>) => (state as { agenda: { type: string }[] }).agenda.at(-1)?.type;

const canBuy = (match: Match<GameTypes>, game: AnyGame) =>
  stepOf(match) === 'act' &&
  askedAfter(20)(match, game) &&
  ['buy ', 'play '].every((deed) => movesIn(match, game).some((move) => move.startsWith(deed)));

const movesIn = ({ state }: Match<GameTypes>, { legalMoves, notate }: AnyGame) => legalMoves(state, 0).map(notate);

test('whose turn it is stays in sight over the open hand, and a tap on a number tells of it', async ({ page }) => {
  await openPosition(page, TABLE, canBuy);
  const table = page.locator('.t2-table');
  const call = page.locator('.t2-purse-own');
  if ((await table.getAttribute('data-hand')) === 'folded') await page.locator('.t2-fan').tap();
  await expect(table).toHaveAttribute('data-hand', 'open');
  await expect(call).toBeVisible();
  await expect(call).toHaveText('À vous');
  await page.locator('.t2-amount[data-resource="crypto"]').tap();
  await expect(page.locator('.t2-bubble')).toContainText('Crypto');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.t2-prompt-words')).toBeHidden();
  await expect(call).toBeVisible();
});

/** Runs in the page: every height of the warning until the way to its lesson has come. */
function heightsOfWarning(): Promise<readonly number[]> {
  const seen = new Set<number>();
  document.querySelector<HTMLElement>('.t2-end')?.click();
  return new Promise((resolve) => {
    const look = () => {
      const bubble = document.querySelector<HTMLElement>('.t2-bubble');
      if (bubble) seen.add(bubble.offsetHeight);
      if (bubble?.querySelector('a.lesson-link')) resolve([...seen]);
      else requestAnimationFrame(look);
    };
    look();
  });
}

test('the warning before the end of a turn stands still, and leads to what can still be done', async ({ page }) => {
  await openPosition(page, TABLE, canBuy);
  await page.locator('[data-sector="mines"]').first().tap();
  await expect(page.locator('.t2-bubble .t2-topic-deeds')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  expect(await page.evaluate(heightsOfWarning)).toHaveLength(1);
  await page.locator('[data-lead="buy"]').tap();
  await expect(page.locator('.t2-table')).toHaveAttribute('data-sheet', 'market');
  await expect(page.locator('[data-panel="market"] [data-move]').first()).toBeFocused();
  await page.locator('.t2-market-tab[data-market="T"]').tap();
  await expect(page.locator('.t2-market')).toContainText('tous vendent ces mêmes cartes T');
  await page.locator('.t2-end').tap();
  await page.locator('[data-lead="play"]').tap();
  await expect(page.locator('[data-panel="actions"] [data-action="play"] button').first()).toBeFocused();
});

test('the end of a turn among the actions asks as well; behind the film of the others one’s own turn is called', async ({
  page,
}) => {
  await openPosition(page, TABLE, canBuy);
  const end = page.locator('[data-panel="actions"] [data-action="end"]');
  await page.locator('.t2-tab[data-tab="actions"]').tap();
  await end.tap();
  await expect(page.locator('.kit-details')).toContainText('Inutilisé si vous terminez maintenant');
  await expect(page.locator('.t2-purse-own')).toHaveText('À vous');
  await page.locator('.t2-bubble [data-move="end"]').tap();
  await expect(page.locator('.t2-purse-own')).toHaveCount(0);
  await page.locator('.t2-prompt [data-deed="pause"]').tap();
  await expect(page.locator('.t2-prompt')).toHaveAttribute('data-awaits', 'turn');
  await expect(page.locator('.t2-purse-of')).toHaveText('Ensuite, à vous');
  await expect(page.locator('.t2-pool')).toHaveCount(0);
  await expect(page.locator('.t2-strip [data-next="true"]')).toHaveAttribute('data-seat', '0');
  const skip = page.getByRole('button', { name: 'Aller à votre tour' });
  const film = await page.locator('.t2-prompt [data-film]').boundingBox();
  const frame = page.locator('.table-frame');
  await skip.evaluate((button: HTMLElement) => {
    button.click();
    // Somebody taps twice, and the second tap meets whatever stands there now.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.t2-end')?.click());
  });
  await expect(page.locator('.t2-table')).toHaveAttribute('data-asked', 'act');
  await expect(page.locator('.t2-table')).toHaveAttribute('data-just-over', 'false');
  await expect(page.locator('.kit-details')).toHaveCount(0);
  const turn = await frame.getAttribute('data-seq');
  const ending = await page.locator('.t2-end').boundingBox();
  expect(ending?.x, 'where a film was skipped no turn ends').toBeGreaterThanOrEqual(
    (film?.x ?? 0) + (film?.width ?? 0),
  );
  await page.locator('.t2-end').dblclick();
  await expect(page.locator('.kit-details')).toContainText('Terminer le tour maintenant');
  await expect(frame).toHaveAttribute('data-seq', turn ?? '');
});

const ROOMS = [
  [320, 568],
  [390, 664],
  [844, 390],
  [1024, 768],
  [1366, 650],
  [1440, 900],
] as const;

/** Where the end of the turn stands, at each size. */
async function endsOn(page: Page): Promise<string[]> {
  const places: string[] = [];
  for (const [width, height] of ROOMS) {
    await page.setViewportSize({ width, height });
    const box = await page.locator('.t2-end').boundingBox();
    places.push(`${width}: ${Math.round((box?.x ?? 0) + (box?.width ?? 0))}, ${Math.round(box?.y ?? 0)}`);
  }
  return places;
}

/** The last card in hand can be played, and the turn goes on after it. */
const hasLastCard = (match: Match<GameTypes>, game: AnyGame) => {
  if (stepOf(match) !== 'act' || !askedAfter(20)(match, game)) return false;
  const { captains } = game.view(match.state, 0) as { captains: { own?: { hand: string[] } }[] };
  const [last] = movesIn(match, game).filter((move) => move.startsWith('play '));
  if (last === undefined || captains[0]?.own?.hand.length !== 1) return false;
  const next = play(game, match, { seat: 0, move: last }).match;
  return next !== undefined && stepOf(next) === 'act';
};

test('the end of a turn stands where it stood when the last card is played, and the market tells that it goes on', async ({
  page,
}) => {
  await openPosition(page, TABLE, hasLastCard);
  const before = await endsOn(page);
  await page.locator('.t2-hand [data-move]').first().press('Enter');
  await expect(page.locator('.t2-hand-card')).toHaveCount(0);
  await expect(page.locator('.t2-end')).toBeVisible();
  expect(await endsOn(page)).toEqual(before);
  await page.setViewportSize({ width: 1366, height: 650 });
  if (!(await page.locator('.log').isVisible())) await page.locator('.bar-button[data-tab="log"]').tap();
  await page.locator('.t2-tab[data-tab="market"]').tap();
  await page.locator('.t2-market-tab[data-market="T"]').tap();
  const offers = page.locator('.t2-offer');
  await expect(offers).toHaveCount(6);
  const panel = page.locator('.t2-right > [data-panel="market"]');
  const edge = await panel.evaluate((each) => getComputedStyle(each, '::after').backgroundImage);
  expect(edge).toContain('gradient');
  await offers.last().scrollIntoViewIfNeeded();
  await expect(offers.last()).toBeInViewport({ ratio: 0.98 });
});

/** Whether a card asks for one thing only, or nothing. */
const isOneUse = (match: Match<GameTypes>, game: AnyGame) =>
  stepOf(match) === 'ability' && askedAfter(20)(match, game) && movesIn(match, game).length === 2;

test('while the ability of a card is decided the sectors keep a quarter of the screen', async ({ page }) => {
  await openPosition(page, TABLE, isOneUse);
  await expect(page.locator('.t2-prompt [data-move="skip"]')).toBeVisible();
  const boxes = await Promise.all(
    (await page.locator('.t2-planet [data-sector]').all()).map((each) => each.boundingBox()),
  );
  const spanOf = (side: 'x' | 'y', size: 'width' | 'height') =>
    Math.max(...boxes.map((box) => (box?.[side] ?? 0) + (box?.[size] ?? 0))) -
    Math.min(...boxes.map((box) => box?.[side] ?? 0));
  expect(spanOf('x', 'width') * spanOf('y', 'height')).toBeGreaterThan((390 * 664) / 4);
});

const isDefending = (match: Match<GameTypes>, game: AnyGame) =>
  stepOf(match) === 'defend' && askedAfter(20)(match, game);

test('what came of one’s own fight stays until one goes on, and nothing lies over it', async ({ page }) => {
  await page.clock.install();
  await openPosition(page, { ...TABLE, seats: 4 }, isDefending);
  const aftermath = page.locator('.t2-fight-aftermath');
  const goOn = page.locator('.t2-fight-skip');
  await page.locator('.t2-fight-main').first().tap();
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(aftermath).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.runFor(LONG_MS);
  await expect(aftermath).toBeVisible();
  await goOn.scrollIntoViewIfNeeded();
  const [told, button] = [await aftermath.boundingBox(), await goOn.boundingBox()];
  expect(button?.y).toBeGreaterThanOrEqual((told?.y ?? 0) + (told?.height ?? 0));
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(664);
  for (const total of await page.locator('.t2-fight .t2-tally').all()) await expect(total).toBeInViewport({ ratio: 1 });
  await goOn.tap();
  await expect(aftermath).toHaveCount(0);
});

interface Laid {
  readonly y: number;
  readonly height: number;
}

const bottomOf = (box: Laid | null | undefined) => (box ? box.y + box.height : 0);

test('the result says who of them one is, and no part of it lies over another', async ({ page }) => {
  await openPosition(page, TABLE, ({ state }, { outcome }) => outcome(state) !== undefined);
  await expect(page.locator('.t2-place')).toHaveCount(3);
  const panels = await Promise.all((await page.locator('.t2-panel').all()).map((panel) => panel.boundingBox()));
  const isClear = panels.every((box, place) => (box?.y ?? 0) >= bottomOf(panels[place - 1]));
  expect(isClear, 'no panel lies over the one before it').toBe(true);
  await expect(page.locator('.t2-place-own')).toHaveText(['vous']);
  await expect(page.locator('.t2-place[data-seat="0"] .t2-place-own')).toBeVisible();
});
