import { firstGamesOf } from '@haven/games/first-games';
import { withPageShown } from '../hide-page.ts';
import { askedAfter, type IsThere, openPosition } from '../positions.ts';
import { hurry } from '../table.ts';
import { DESKTOP, expect, type Page, PHONE, test } from '../test.ts';
import { IS_THOROUGH, todaysOf } from '../today.ts';

const PICTURES = process.env.HAVEN_PICTURES;
const LOOKS = [
  { name: 'a small phone in Russian', device: { ...PHONE, viewport: { width: 390, height: 664 } }, locale: 'ru-RU' },
  { name: 'a phone on its side', device: { ...PHONE, viewport: { width: 844, height: 390 } }, locale: 'fr-FR' },
  { name: 'a desktop', device: DESKTOP, locale: 'en-GB' },
] as const;
const SEATS = { 'tortuga-2199': 3, tortuga: 3, 'star-bounty': 1 } as const;
/** What hardly ever happens among bots. */
const RARE = ['last-round'];
/** One for each way to point: at a button, at a part of the board, at a tab that hides the thing. */
const DAILY: Readonly<Record<string, readonly string[]>> = {
  tortuga: ['pick'],
  'tortuga-2199': ['collect', 'buy'],
  'star-bounty': ['engage'],
};

type Help = Awaited<ReturnType<NonNullable<ReturnType<typeof firstGamesOf>>>>;
type Hint = Help['hints'][number];

async function allHintsOf(game: string): Promise<readonly Hint[]> {
  return (await firstGamesOf(game)?.())?.hints ?? [];
}

async function hintsOf(game: string): Promise<readonly Hint[]> {
  const hints = await allHintsOf(game);
  return hints.filter(({ id }) => !RARE.includes(id) && (IS_THOROUGH || DAILY[game]?.includes(id)));
}

/** What each hint spoke of in the position that was found for it. */
const named = new Map<Hint, readonly string[]>();

const namesIn = (hint: Hint): readonly string[] => named.get(hint) ?? [];

const dueIn =
  (hint: Hint): IsThere =>
  (match, game) => {
    if (!askedAfter(0)(match, game)) return false;
    const position = { seat: 0, view: game.view(match.state, 0), moves: game.legalMoves(match.state, 0) };
    named.set(hint, hint.at(position));
    return hint.isDue(position);
  };

/** This hint alone was never seen. */
async function rememberOthers(page: Page, game: string, hint: Hint): Promise<void> {
  const hints = await allHintsOf(game);
  const seen = hints.filter(({ id }) => id !== hint.id).map(({ id }) => `${game}/${id}`);
  const memory = JSON.stringify({ state: { off: [], seen, finished: {} }, version: 1 });
  await page.evaluate((kept) => localStorage.setItem('haven.first-games', kept), memory);
}

/** Runs in the page: what is wrong with a tip once it stands still. */
async function faultsOfTip(): Promise<string[]> {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const sight = () => JSON.stringify([boxOf('.once-card'), boxOf('.once-ring')]);
  for (let still = ''; still !== sight(); ) {
    still = sight();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const [card, ring] = [boxOf('.once-card'), boxOf('.once-ring')];
  const shown = document.querySelector<HTMLElement>('.once-card');
  if (card === undefined || ring === undefined || shown === null) return ['points at nothing'];
  const overlaps = (box: DOMRect) =>
    Math.min(card.right, box.right) - Math.max(card.left, box.left) > 1 &&
    Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top) > 1;
  // A fight has a stage and a question of its own, which lie over the others.
  const asking = document.querySelector('.t2-duel') ?? document.querySelector('.board-area');
  const questions = [
    ...(asking?.querySelectorAll(':is(.tt-prompt-line, .sb-prompt-line, .t2-prompt-line, .t2-fight-prompt)') ?? []),
  ];
  const side = shown.dataset.side ?? '';
  const isUpright = side === 'above' || side === 'below';
  const tip = Number.parseFloat(shown.style.getPropertyValue('--tip')) + (isUpright ? card.left : card.top);
  const [from, to] = isUpright ? [ring.left, ring.right] : [ring.top, ring.bottom];
  const isOff = card.left < 0 || card.right > innerWidth || card.top < 0 || card.bottom > innerHeight;
  return [
    ...(overlaps(ring) ? ['covers what it speaks of'] : []),
    ...(questions.some((line) => line.checkVisibility() && overlaps(line.getBoundingClientRect()))
      ? ['covers what is asked']
      : []),
    ...(side !== '' && (tip < from || tip > to) ? [`points beside it: ${tip} is not in ${from}–${to}`] : []),
    ...(isOff ? ['off screen'] : []),
  ];
}

/** Runs in the page: the answers of which nothing can be pressed, because the tip lies over every way to give them. */
function answersBelowTip(): string[] {
  const card = document.querySelector('.once-card')?.getBoundingClientRect() ?? new DOMRect();
  const ways = [
    ...document.querySelectorAll<HTMLElement>('.board-area :is([data-legal="true"], [data-choice], .sb-option)'),
  ];
  const isBelow = (way: HTMLElement) => {
    const { left, right, top, bottom } = way.getBoundingClientRect();
    const across = Math.min(right, card.right) - Math.max(left, card.left);
    const down = Math.min(bottom, card.bottom) - Math.max(top, card.top);
    if (Math.min(across, down) <= 1) return false;
    // What is scrolled away lies below something else as well.
    const layers = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      layers.find((layer) => layer.closest('.once-card') === null && !layer.matches('.once-ring')) === way ||
      layers.some((layer) => way.contains(layer))
    );
  };
  const [below, free] = [ways.filter(isBelow), ways.filter((way) => !isBelow(way))];
  const given = free.flatMap(({ dataset }) => dataset.choice ?? []);
  const names = below.map(({ dataset, className }) => dataset.choice ?? dataset.about ?? className);
  return names.filter((name) => !given.some((choice) => name.endsWith(` ${choice}`)));
}

/** Runs in the page: how much of whom one fights, or of the dice, lies below the tip. */
function coveredOfBattle(): number {
  const card = document.querySelector('.once-card')?.getBoundingClientRect();
  const things = document.querySelectorAll('.sb-enemy[data-role="engaged"], .sb-arena:not([data-rest])');
  const covered = [...things].map((thing) => {
    const { top, bottom, height } = thing.getBoundingClientRect();
    return card ? Math.max(0, Math.min(card.bottom, bottom) - Math.max(card.top, top)) / height : 0;
  });
  return Math.max(0, ...covered);
}

const FREE_SIZES = [
  [320, 568],
  [768, 1024],
  [844, 390],
] as const;
/** Those that lay over answers, or had nothing in sight to point at. */
const FREE_DAILY = ['critical', 'impact', 'sell', 'fit'];

test.describe('in French', () => {
  test.use({ visitor: 'newcomer', locale: 'fr-FR' });

  test('Star Bounty: tips leave every answer free', async ({ page }) => {
    const game = 'star-bounty';
    await hurry(page);
    const hints = (await allHintsOf(game)).filter(({ id }) => IS_THOROUGH || FREE_DAILY.includes(id));
    await page.goto('/');
    for (const hint of hints) {
      await rememberOthers(page, game, hint);
      await openPosition(page, { game, seats: 1 }, dueIn(hint));
      await expect(page.locator('.once-card[data-shown="true"]')).toBeVisible();
      await page.setViewportSize({ width: 390, height: 664 });
      await expect.poll(() => page.evaluate(coveredOfBattle), `${hint.id} on a phone`).toBeLessThan(0.4);
      await expect(page.locator('.goal-line'), 'full hearts do not hide it').toBeVisible();
      for (const [width, height] of FREE_SIZES) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(answersBelowTip), `${hint.id} ${width}×${height}`).toEqual([]);
        expect(await page.evaluate(faultsOfTip), `${hint.id} ${width}×${height}`).toEqual([]);
      }
    }
  });
});

/** Runs in the page: whether the ring lies around one of these things. */
function isRound(names: readonly string[]): boolean {
  const ring = document.querySelector('.once-ring')?.getBoundingClientRect();
  const things = names.flatMap((name) => {
    const [mark = ''] = name.split(' ', 1);
    return [...document.querySelectorAll(`.board-area [data-${mark}="${CSS.escape(name.slice(mark.length + 1))}"]`)];
  });
  // What touches the edge of the screen is ringed on the screen.
  const LINE = 5;
  const isAt = ({ left, right, top, bottom }: DOMRect) =>
    ring !== undefined &&
    Math.abs(ring.left - Math.max(left, LINE)) < 1 &&
    Math.abs(ring.right - Math.min(right, innerWidth - LINE)) < 1 &&
    ring.top > top - 1 &&
    ring.bottom < bottom + 1;
  return things.some((thing) => isAt(thing.getBoundingClientRect()));
}

/** What has to be ringed where it can be seen: the thing that the words name, not what leads to it. */
const NAMED: Readonly<Record<string, RegExp>> = {
  collect: /^(token|sector) /,
  explore: /^(token|sector) /,
  capture: /^(token|sector) /,
  conquer: /^sector /,
  attack: /^(vessel|sector|rival) /,
  move: /^(vessel|sector) /,
};

for (const { name, device, locale } of todaysOf(LOOKS)) {
  test.describe(name, () => {
    test.use({ ...device, locale, visitor: 'newcomer' });

    for (const [game, seats] of todaysOf(Object.entries(SEATS))) {
      test(`tips of ${game} point at their things and cover none of them`, async ({ page }) => {
        await hurry(page);
        await page.goto('/');
        for (const hint of await hintsOf(game)) {
          await rememberOthers(page, game, hint);
          await openPosition(page, { game, seats }, dueIn(hint));
          await expect.soft(page.locator('.once-card[data-shown="true"]'), hint.id).toBeVisible();
          const path = `${PICTURES}/tip-${game}-${hint.id}-${device.viewport.width}.png`;
          expect.soft(await page.evaluate(faultsOfTip), hint.id).toEqual([]);
          const names = namesIn(hint).filter((thing) => (NAMED[hint.id] ?? /./).test(thing));
          expect.soft(await page.evaluate(isRound, names), `${hint.id} is about ${names}`).toBe(true);
          if (PICTURES) await withPageShown(page, () => page.screenshot({ path }));
        }
      });
    }
  });
}

test.describe('on a small phone', () => {
  test.use({ ...LOOKS[0].device, visitor: 'newcomer' });

  test('2199: a tip folds when somebody opens what leads to its thing, and the list lies open', async ({ page }) => {
    const game = 'tortuga-2199';
    const [collect] = (await allHintsOf(game)).filter(({ id }) => id === 'collect');
    await hurry(page);
    await page.goto('/');
    if (collect) await rememberOthers(page, game, collect);
    await openPosition(page, { game, seats: 3 }, collect ? dueIn(collect) : askedAfter(0));
    await expect(page.locator('.once-card')).toHaveAttribute('data-shown', 'true');
    await page.locator('[data-tab="actions"]').click();
    await expect(page.locator('.once-card')).toHaveAttribute('data-shown', 'false');
    await page.locator('[data-move="collect"]').click({ trial: true });
  });
});
