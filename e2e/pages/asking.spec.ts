import type { GameTypes, Match } from '@haven/kit';
import type { Locator } from '@playwright/test';
import type { Spot } from '../input.ts';
import { askedAfter, type IsThere, openPosition, turnToPosition } from '../positions.ts';
import { expect, expectAccessible, type Page, test } from '../test.ts';

const TABLE = { game: 'tortuga-2199', seats: 3 } as const;
const SMALL = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const WIDE = { viewport: { width: 1440, height: 900 } };

/** What of a state these tests look at. */
interface Planet {
  readonly agenda: readonly { readonly type: string }[];
  readonly turn: { readonly crypto: number; readonly manoeuvre: number };
  readonly captains: readonly { readonly at: string | null; readonly hand: readonly string[] }[];
  readonly sectors: Readonly<Record<string, { readonly mineral: boolean } | undefined>>;
  readonly fight: { readonly attacker: number; readonly attack: readonly string[] } | null;
}

const planetOf = (match: Match<GameTypes>) => match.state as Planet;

/** The first captain's own turn, with a mineral to collect, a card to buy and one still in hand. */
const richTurn: IsThere = (match, game) => {
  const { agenda, turn, captains, sectors } = planetOf(match);
  const here = captains[0]?.at;
  const isRich = turn.crypto > 2 && turn.manoeuvre > 0 && captains[0]?.hand.length !== 0;
  const canBuy = () => game.legalMoves(match.state, 0).some((move) => game.notate(move).startsWith('buy'));
  const hasMineral = here != null && sectors[here]?.mineral === true;
  return isRich && hasMineral && agenda.at(-1)?.type === 'act' && askedAfter(20)(match, game) && canBuy();
};

/** A move that is made is seen by then. */
const ANSWERED_MS = 500;

const card = (page: Page) => page.locator('.kit-details[data-pinned="true"]');
const seqOf = (page: Page) => page.locator('.table-frame').getAttribute('data-seq');

async function middleOf(thing: Locator): Promise<Spot> {
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** A real finger that comes down, rests until something is told, and is lifted again. */
async function hold(page: Page, thing: Locator): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [await middleOf(thing)];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(card(page)).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Over the open hand too every captain's Influence is there. */
async function expectRaceInSight(page: Page): Promise<void> {
  const fan = page.locator('.t2-fan');
  if ((await fan.getAttribute('aria-expanded')) === 'false') await fan.tap();
  await expect(page.locator('.t2-table')).toHaveAttribute('data-hand', 'open');
  for (const total of await page.locator('.t2-strip .t2-counter').all())
    await expect(total).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.t2-prompt [data-film="over"]')).toBeHidden();
}

/** To hold an affordable card of the market tells about it, and buys nothing. */
async function holdsAnOffer(page: Page): Promise<void> {
  await page.locator('.t2-tab[data-tab="market"]').tap();
  const before = await seqOf(page);
  const offer = page.locator('.t2-offer [data-move^="buy"]').first();
  await hold(page, offer);
  await expect(card(page)).toContainText(/Coût\s: \d+\sCrypto/);
  await expect(card(page).locator('[data-move^="buy"]')).toBeVisible();
  expect(await seqOf(page)).toBe(before);
  await expectAccessible(page, 'details');
  await expect(card(page).getByRole('link', { name: 'Leçon' })).toHaveAttribute('href', /^\/learn\/tortuga-2199\//);
  await card(page).getByRole('button', { name: 'Règle §3.3' }).tap();
  await expect(page.locator('.search input')).toHaveValue('§3.3');
  expect(await seqOf(page)).toBe(before);
}

async function tapsOwnSector(page: Page): Promise<void> {
  const counted = page.locator('.t2-tab[data-tab="actions"] .t2-tab-count');
  await expect(counted).toHaveText(/^\d/);
  const count = Number(await counted.locator('[aria-hidden]').textContent());
  await expect(page.locator('.t2-rows > [data-useful="true"]')).toHaveCount(count);
  const before = await seqOf(page);
  const place = await page.locator('.t2-ship-place[data-turn="true"]').getAttribute('data-over');
  const sector = page.locator(`.t2-hex[data-sector="${place}"]`);
  await sector.tap();
  await card(page).getByRole('button', { name: 'Fermer' }).tap();
  await expect(card(page)).toBeHidden();
  await sector.tap();
  await expect(page.locator('.t2-table')).toHaveAttribute('data-sheet', 'none');
  await card(page).locator('[data-move="collect"]').tap();
  await expect.poll(() => seqOf(page)).not.toBe(before);
  await expect(card(page)).toBeHidden();
}

async function endsTheTurn(page: Page): Promise<void> {
  await expectRaceInSight(page);
  const end = page.locator('.t2-end');
  await end.tap();
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  await expect(card(page)).toContainText(/Inutilisé si vous terminez maintenant\s: \d+\sCryptos.*carte/);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(end).toHaveText('Terminer le tour');
  const before = await seqOf(page);
  await end.tap();
  await card(page).locator('[data-move="end"]').tap();
  await expect.poll(() => seqOf(page)).not.toBe(before);
}

test.describe('with a finger', () => {
  test.use({ ...SMALL, locale: 'fr' });

  test('what is held or tapped tells about itself, and plays nothing by that', async ({ page }) => {
    await openPosition(page, TABLE, richTurn);
    await test.step('a tap on one’s own sector offers what can be done there, and the tab counts what is open', () =>
      tapsOwnSector(page));
    await turnToPosition(page, TABLE, richTurn);
    await test.step('ending a turn tells once what is lost, and whoever does something else is asked anew', () =>
      endsTheTurn(page));
    await turnToPosition(page, TABLE, richTurn);
    await test.step('to hold an affordable card of the market tells about it, and buys nothing', () =>
      holdsAnOffer(page));
  });
});

/** When a pen is lifted this browser clicks however long it has rested, as others do for a finger; the card lies beside the thing. */
async function holdsByPen(page: Page): Promise<void> {
  const before = await seqOf(page);
  const offer = page.locator('.t2-offer [data-move^="buy"]').first();
  const pen = await page.context().newCDPSession(page);
  const press = { ...(await middleOf(offer)), button: 'left', clickCount: 1, pointerType: 'pen' } as const;
  await pen.send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' });
  await expect(card(page)).toBeVisible();
  await pen.send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' });
  await page.waitForTimeout(ANSWERED_MS);
  expect(await seqOf(page)).toBe(before);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** To rest, to click to the right and to press the key tell the same. */
async function asksInEveryWay(page: Page): Promise<void> {
  const hex = page.locator('.t2-hex').first();
  await hex.hover();
  const loose = page.locator('.kit-details[data-pinned="false"]');
  await expect(loose).toBeVisible();
  const title = (await loose.locator('.kit-details-title').textContent()) ?? '';
  await page.mouse.move(5, 5);
  await expect(loose).toBeHidden();
  await hex.click({ button: 'right' });
  await expect(card(page).locator('.kit-details-title')).toHaveText(title);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await hex.focus();
  await page.keyboard.press('i');
  await expect(card(page).locator('.kit-details-title')).toHaveText(title);
  await page.keyboard.press('ArrowRight');
  await expect(card(page).locator('.kit-details-title')).not.toHaveText(title);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(hex).toBeFocused();
}

/** What comes under a mouse that rests, because something beside the table gave way, was not asked about. */
async function asksNothingAtRest(page: Page): Promise<void> {
  await page
    .locator('.t2-hex')
    .first()
    .evaluate((hex) => {
      const mouse = { pointerType: 'mouse', bubbles: true, screenX: 333, screenY: 222 };
      document.body.dispatchEvent(new PointerEvent('pointermove', mouse));
      hex.dispatchEvent(new PointerEvent('pointerover', mouse));
    });
  await page.waitForTimeout(1_000);
  await expect(page.locator('.kit-details')).toHaveCount(0);
}

async function expectSumOfLab(page: Page): Promise<void> {
  await page.locator('.t2-hex[data-sector="lab"]').click({ button: 'right' });
  const sum = card(page).locator('.kit-details-sum').first();
  const numbers = await sum.locator('dd').allTextContents();
  const points = numbers.map((number) => Number(number.replace('−', '-')));
  expect(points.slice(0, -1).reduce((one, other) => one + other, 0)).toBe(points.at(-1));
  await page.keyboard.press('Escape');
}

async function expectCardForPlayers(page: Page): Promise<void> {
  await page.locator('.t2-pile[data-pile="deck"]').click();
  await page.locator('.t2-card-list .t2-card-button').first().click();
  const sheet = page.locator('.t2-card-sheet');
  await expect(sheet).toContainText(/При розыгрыше даёт|Не даёт ни крипто/);
  await expect(sheet).toContainText(/В\sбою\s(считается|бесполезна)/);
  await expect(sheet).toContainText(/Как в настольной игре|Эту карту придумали мы/);
  await expect(sheet).not.toContainText(/[Вв]ыведена|[Пп]ридумана/);
}

async function expectAbilityTold(page: Page): Promise<void> {
  const line = page.locator('.t2-tally [data-what="abilities"]');
  await expect(line.locator('.t2-tally-parts')).toHaveText(/^\S.* \+\d/);
  await page.locator('.t2-laid-card').first().click({ button: 'right' });
  await expect(card(page)).toContainText(/В бою/);
}

test.describe('with mouse and keys', () => {
  test.use({ ...WIDE, locale: 'ru' });

  test('whatever is asked about answers in words', async ({ page }) => {
    await openPosition(page, TABLE, richTurn);
    await test.step('a mouse that rests asks nothing', () => asksNothingAtRest(page));
    await test.step('to hold an affordable card with a pen tells about it, and buys nothing', () => holdsByPen(page));
    await test.step('to rest, to click to the right and to press the key tell the same', () => asksInEveryWay(page));
    await test.step('a sector says where its numbers come from', () => expectSumOfLab(page));
    await test.step('a card that cannot be bought is announced with what it gives, what it costs and what stops it', () =>
      expect(page.locator('.t2-offer .t2-card-button:not([data-move])').first()).toHaveAccessibleName(
        /: .+\. Стоимость: \d+ крипто\. .+/,
      ));
    await test.step('what cannot be done says what stands in its way, not one card of many', () =>
      expect(page.locator('.t2-barred[data-action="redeem"] small')).toHaveText('У вас в руке нет карт охоты.'));
    await turnToPosition(page, TABLE, askedAfter(20));
    await test.step('a card speaks to players: what it gives, in combat, and whether it is as printed', () =>
      expectCardForPlayers(page));
    await turnToPosition(page, TABLE, withAbilityLaid);
    await test.step('an ability that counts in combat is told with its card', () => expectAbilityTold(page));
  });
});

const FIGHTERS = /^(marauder|bastion|mercenary|bodyguard|renegade-trooper|gunnery-officer)#/;

/** The first captain attacks, and has laid out a card whose ability counts. */
const withAbilityLaid: IsThere = (match, game) => {
  const { agenda, fight } = planetOf(match);
  const isLaid = fight?.attacker === 0 && fight.attack.some((each) => FIGHTERS.test(each));
  return isLaid === true && agenda.at(-1)?.type === 'commit' && askedAfter(0)(match, game);
};
