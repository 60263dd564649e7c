import { at } from '@haven/kit';
import { act, listingOf } from '../input.ts';
import { begin, close, type Device, openDevice, openDevices, tableOn, takeChair } from '../online-company.ts';
import { expect, expectAccessible, type Page, test } from '../test.ts';
import { thoroughly } from '../today.ts';

const ANNE = { name: '🏴‍☠️ Anne', locale: 'en', input: 'mouse' } as const;
const ZOE = { name: 'Zoé', locale: 'fr', input: 'touch' } as const;
const NEWCOMER = { name: '', locale: 'ru', input: 'mouse' } as const;
const SMALL = { width: 390, height: 664 };
/** One tap on the first page, and a link. */
async function setWithFriends({ page, input }: Device, game: string, count: number): Promise<string> {
  await page.goto('/');
  await act(page, listingOf(page, game).locator(`.friends-counts [data-count="${count}"]`), input);
  return tableOn(page);
}

async function met(host: Device, friend: Device, count = 2): Promise<string> {
  const table = await setWithFriends(host, 'tortuga-2199', count);
  await takeChair(friend, table);
  await expect(chairOf(host.page, 1)).toHaveAttribute('data-kind', 'human');
  return table;
}

const chairOf = (page: Page, seat: number) => page.locator('.room-chair').nth(seat);
const lastLine = (page: Page) => page.locator('.room-chat .chat-line').last();

async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

thoroughly('how many friends is asked by keyboard too', async ({ browser, quickServer: server }) => {
  const device = await openDevice(browser, server, ANNE);
  await device.page.goto('/');
  await expectAccessible(device.page, 'home');
  const three = device.page.getByRole('button', { name: 'With friends: 3 players, Tortuga', exact: true });
  await act(device.page, three, 'keys');
  await expect(device.page.locator('.room-chair')).toHaveCount(3);
  await close([device]);
});

/** Runs in the page. */
function widerThanTheirBox(parts: Element[]): string[] {
  return parts.flatMap((part) => {
    const { right } = part.getBoundingClientRect();
    const inside = [...part.querySelectorAll('input, button, .room-chair, .room-name')];
    return inside.filter((each) => each.getBoundingClientRect().right > right).map(({ className }) => className);
  });
}

thoroughly(
  'a name that is refused stays in its form; sitting down and beginning save what was typed',
  async ({ browser, quickServer: server }) => {
    const devices = await openDevices(browser, server, [ANNE, NEWCOMER]);
    const [host, friend] = [at(devices, 0), at(devices, 1)];
    const table = await setWithFriends(host, 'tortuga', 2);
    const { page } = friend;
    await page.goto(`/table/${table}`);
    await expect(host.page.getByText('Looking in, not seated yet: a visitor.')).toBeVisible();
    const field = page.locator('.room-name input');
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await page.locator('.room-part').evaluateAll(widerThanTheirBox)).toEqual([]);
    await field.fill('\u3164');
    await page.locator('.room-chair .button-main').click();
    await expect(page.locator('.room-name .complaint')).toBeVisible();
    await expect(field).toHaveValue('\u3164');
    await expect(chairOf(page, 1)).toHaveAttribute('data-kind', 'open');
    await field.fill('🦜 Пётр');
    await page.locator('.room-chair .button-main').click();
    await expect(chairOf(host.page, 1)).toContainText('🦜 Пётр');
    await expect(field).toHaveCount(0);
    await close(devices);
  },
);

thoroughly(
  'whoever still types when the host begins is called so at the table',
  async ({ browser, quickServer: server }) => {
    const devices = await openDevices(browser, server, [
      { ...NEWCOMER, locale: 'en' },
      { ...NEWCOMER, locale: 'fr' },
    ]);
    const [host, friend] = [at(devices, 0), at(devices, 1)];
    await met(host, friend);
    await host.page.locator('.room-name input').fill('☠️ Ada');
    await friend.page.locator('.room-name input').fill('Eve');
    await begin(host, [friend]);
    for (const { page } of devices)
      for (const name of ['☠️ Ada', 'Eve'])
        await expect(page.locator('.person-name').filter({ hasText: name })).toHaveCount(1);
    await close(devices);
  },
);

test('the host changes chairs and rules while a friend looks on', async ({ browser, quickServer: server }) => {
  const devices = await openDevices(browser, server, [ANNE, ZOE]);
  const [host, friend] = [at(devices, 0), at(devices, 1)];
  await met(host, friend, 3);
  const change = host.page.locator('.room-change');
  await change.getByRole('button', { name: 'Table settings' }).click();
  const terms = host.page.locator('.room-terms');
  await terms.locator('[data-value="2"]').first().click();
  await expect(friend.page.locator('.room-chair')).toHaveCount(2);
  await expect(lastLine(friend.page)).toContainText('La table a maintenant 2 places.');
  await terms.locator('[data-value="4"]').first().click();
  await expect(friend.page.locator('.room-chair')).toHaveCount(4);
  await terms.locator('[data-value="public"]').click();
  await expect(friend.page.locator('.room-facts')).toContainText('tout le monde');
  await terms.locator('[data-value="own"]').first().click();
  await terms.locator('[data-value="days"]').click();
  await terms.locator('.own-clock-number input').fill('7');
  await expect(friend.page.locator('.room-facts')).toContainText('7');
  const option = terms.locator('.new-table-part').last().locator('[aria-pressed="false"]').first();
  const before = await friend.page.locator('.room-facts').innerText();
  await option.click();
  await expect.poll(() => friend.page.locator('.room-facts').innerText()).not.toBe(before);
  await expect(chairOf(friend.page, 1)).toHaveAttribute('data-mine', 'true');
  await act(friend.page, chairOf(friend.page, 3).getByRole('button', { name: 'Changer de place' }), 'touch');
  await expect(chairOf(host.page, 3)).toContainText('Zoé');
  await terms.locator('[data-value="3"]').first().click();
  await expect(host.page.locator('.toast[data-mood="bad"]')).toContainText('ask them to move first');
  await expectAccessible(host.page, 'the table being changed');
  await expectAccessible(friend.page, 'the table looked at');
  await close(devices);
});

test('two friends by link on the one-tap path play a duel without bots, under their names; a clock that was chosen a moment before “Done” or “Begin” counts', async ({
  browser,
  quickServer: server,
}) => {
  const devices = await openDevices(browser, server, [ANNE, ZOE]);
  const [host, friend] = [at(devices, 0), at(devices, 1)];
  await met(host, friend);
  await expect(host.page.locator('.room-chair')).toHaveCount(2);
  await expect(chairOf(friend.page, 0)).toContainText('🏴‍☠️ Anne');
  const { page } = host;
  const facts = friend.page.locator('.room-facts');
  await page.getByRole('button', { name: 'Table settings' }).click();
  await page.locator('.room-terms [data-value="fast"]').click();
  await page.getByRole('button', { name: 'Done' }).last().click();
  await expect(page.locator('.room-terms')).toHaveCount(0);
  await expect(facts).toContainText('45 s par tour');
  await expect(facts).toContainText('la pendule attend, 30 s au total');
  await expect(facts).toContainText('un robot prend aussitôt le relais');
  await page.getByRole('button', { name: 'Table settings' }).click();
  await page.locator('.room-terms [data-value="own"]').first().click();
  await expect(page.locator('.own-clock-number input').first()).toHaveValue('45');
  await page.locator('.room-terms [data-value="0"]').click();
  await expect(lastLine(friend.page)).toContainText('Si une connexion est perdue');
  await page.locator('.own-clock-number input').first().fill('77');
  await begin(host, [friend]);
  const { clock } = await (await host.context.request.get(`/api/tables/${await tableOn(page)}`)).json();
  expect(clock).toMatchObject({ moveSeconds: 77 });
  for (const { page: each } of devices) {
    await expect(each.locator('.person')).toHaveCount(2);
    await expect(each.locator('.person-bot')).toHaveCount(0);
    await expect(each.locator('.person').filter({ hasText: '🏴‍☠️ Anne' })).toHaveCount(1);
  }
  await close(devices);
});

thoroughly(
  'on a phone the link can be sent from below the chairs, and whoever comes or writes is told out of sight too',
  async ({ browser, quickServer: server }) => {
    const devices = await openDevices(browser, server, [{ ...ZOE, name: 'Léa' }, ZOE]);
    const [host, visitor] = [at(devices, 0), at(devices, 1)];
    await host.page.setViewportSize(SMALL);
    const table = await setWithFriends(host, 'tortuga-2199', 2);
    const copy = host.page.locator('.room-quick-invite').getByRole('button', { name: 'Copier le lien' });
    await expect(copy).toBeInViewport({ ratio: 1 });
    await expect(copy).toHaveClass(/button-main/);
    await expect(host.page.locator('.room-begin button')).not.toHaveClass(/button-main/);
    await visitor.page.goto(`/table/${table}`);
    await expect(visitor.page.locator('.room-chat .chat-lines')).toHaveText('Personne n’a encore rien dit.');
    await expect(visitor.page.locator('.room-lead')).toHaveText(/^Prenez place/);
    await expect(visitor.page.locator('.room-quick-invite')).toHaveCount(0);
    await hide(host.page, true);
    await takeChair(visitor, table);
    await expect(host.page.locator('.toast')).toContainText('Zoé prend place.');
    await expect(host.page).toHaveTitle(/^● /);
    await hide(host.page, false);
    await expect(host.page).toHaveTitle(/^Tortuga 2199/);
    await expect(host.page.locator('.room-quick-invite')).toHaveCount(0);
    await host.page.evaluate(() => scrollTo(0, 0));
    await visitor.page.locator('.room-chat .chip').first().tap();
    const toast = host.page.locator('.toast').filter({ hasText: 'Bonjour' });
    await expect(toast).toContainText('Zoé');
    const begin = host.page.locator('.room-begin button');
    await begin.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 64));
    await begin.tap({ trial: true });
    await toast.locator('.toast-action').tap();
    await expect(lastLine(host.page)).toBeInViewport();
    await close(devices);
  },
);

test('people talk before the match, and whoever was sent away reads why and is invited again', async ({
  browser,
  quickServer: server,
}) => {
  const devices = await openDevices(browser, server, [ANNE, { ...ZOE, input: 'mouse' }]);
  const [host, friend] = [at(devices, 0), at(devices, 1)];
  await met(host, friend);
  await friend.page.locator('.room-chat .chat-form input').fill('Salut !');
  await friend.page.keyboard.press('Enter');
  await expect(lastLine(host.page)).toContainText('Salut !');
  await test.step('a line that is refused for its speed stays in its field, to be sent again', () =>
    saysTooMuch(friend.page, host.page));
  await chairOf(host.page, 1).getByRole('button', { name: 'About Zoé' }).click();
  await host.page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(
    friend.page.locator('.toast').filter({ hasText: 'L’hôte vous a fait quitter cette table.' }),
  ).toBeVisible();
  await expect(friend.page.locator('.room-chat')).toContainText('n’est pas publique');
  await chairOf(friend.page, 1).getByRole('button').click();
  await expect(chairOf(friend.page, 1)).toHaveAttribute('data-kind', 'open');
  await host.page.getByRole('button', { name: 'Invite again' }).click();
  await expect(host.page.locator('.room-sent-away')).toHaveCount(0);
  await expect(async () => {
    // The invitation moves what stands on the friend's page: a click that met nothing is made again, as people do.
    const chair = chairOf(friend.page, 1);
    if ((await chair.getAttribute('data-kind')) === 'open') await chair.getByRole('button').click();
    await expect(chairOf(host.page, 1)).toContainText('Zoé', { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await chairOf(host.page, 1).getByRole('button', { name: 'About Zoé' }).click();
  await host.page.getByRole('menuitem', { name: 'Make them the host' }).click();
  await expect(friend.page.locator('.room-begin')).toBeVisible();

  await test.step('renaming in the settings renames the chair, and those who look alike are told apart', () =>
    renames(friend.page, host.page));
  await close(devices);
});

async function saysTooMuch(page: Page, seenFrom: Page): Promise<void> {
  const words = page.locator('.room-chat .chat-form input');
  await words.fill('Encore un mot.');
  await page.locator('.room-chat').evaluate((chat) => {
    for (let times = 0; times < 12; times += 1) chat.querySelector<HTMLElement>('.chip')?.click();
    chat.querySelector<HTMLElement>('.chat-form button')?.click();
  });
  await expect(page.locator('.toast').filter({ hasText: 'C’était trop rapide' })).not.toHaveCount(0);
  await expect(words).toHaveValue('Encore un mot.');
  await expect(async () => {
    await words.press('Enter');
    await expect(lastLine(seenFrom)).toContainText('Encore un mot.', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(words).toHaveValue('');
}

async function renames(page: Page, seenFrom: Page): Promise<void> {
  await page.getByRole('button', { name: 'Réglages' }).click();
  const field = page.locator('.settings-row .name-field').first();
  await field.fill('\u3164');
  await field.press('Enter');
  await expect(page.locator('.settings-said').first()).toContainText('24');
  await expect(field).toHaveValue('\u3164');
  await field.fill('🏴‍☠️ АNNE');
  await page.keyboard.press('Escape');
  await expect(chairOf(seenFrom, 1)).toContainText('🏴‍☠️ АNNE 2');
  await expect(lastLine(seenFrom)).toContainText('Zoé is now called 🏴‍☠️ АNNE 2.');
}
