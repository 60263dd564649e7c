import { at } from '@haven/kit';
import { listingOf } from '../input.ts';
import { begin, close, type Device, gather, openDevices, tableOn } from '../online-company.ts';
import { expect, type Page, test } from '../test.ts';
import { thoroughly } from '../today.ts';

const ANNE = { name: 'Anne', locale: 'en', input: 'mouse' } as const;
const PATIENCE_MS = 60_000;
const ZOE = { ...ANNE, name: 'Zoé' } as const;

async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  await page.locator('.bar-tools [aria-haspopup="menu"]').click();
  for (const name of names) await page.getByRole('menuitem', { name }).click();
}

/** Two quick taps on one spot are no answer to a question that came up between them. */
async function resign(page: Page, follows: string): Promise<void> {
  await page.locator('.bar-tools [aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: 'Resign…' }).dblclick();
  await expect(page.getByRole('dialog')).toContainText(follows);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, I resign' }).click({ force: true });
  await agree(page, 'Yes, I resign');
}

async function agree(page: Page, name: string): Promise<void> {
  const yes = page.getByRole('dialog').getByRole('button', { name });
  await expect(yes).toHaveAttribute('aria-disabled', 'false');
  await yes.click();
}

const toast = ({ page }: Device, text: string) => page.locator('.toast').filter({ hasText: text });
const stopped = ({ page }: Device, words: string | RegExp) => page.locator('.stopped').filter({ hasText: words });
const banner = ({ page }: Device, words: string | RegExp) => page.locator('.banner').filter({ hasText: words });

test('a bot for me and back; somebody who closes the page is counted down; one gives up, the other has won', async ({
  browser,
  server,
}) => {
  const devices = await openDevices(browser, server, [ANNE, ZOE]);
  const [anne, zoe] = [at(devices, 0), at(devices, 1)];
  const { people } = await gather(server, devices, 'tortuga');
  for (const { listener } of people) listener.close();
  const choices = zoe.page.locator('.tt-cloth[data-legal="true"], .tt-answers [aria-disabled="false"]');
  await expect(choices.first()).toBeVisible({ timeout: PATIENCE_MS });

  await choose(zoe.page, 'Let a bot play for me');
  await expect(banner(zoe, 'A bot is playing for you')).toBeVisible();
  await expect(choices).toHaveCount(0);
  await expect(zoe.page.locator('.tt-prompt-line')).toHaveText('A bot is playing for you.');
  await expect(anne.page.locator('.person-bot[data-stand-in="true"]')).toBeVisible();
  await expect(toast(anne, 'A bot is playing for Zoé from now on.')).toBeVisible();
  await banner(zoe, 'A bot is playing for you').getByRole('button', { name: 'Take my seat back' }).dblclick();
  await expect(banner(zoe, 'A bot is playing for you')).toHaveCount(0);
  await expect(toast(anne, 'Zoé is back and playing again.')).toBeVisible();
  await expect(zoe.page.locator('.toast[data-mood="bad"]')).toHaveCount(0);
  await expect(anne.page.locator('.person-bot')).toHaveCount(0);

  await zoe.page.goto('/');
  await expect(anne.page.locator('.away-line')).toHaveText(/^Zoé is away: in 2:\d\d a bot can take over\.$/);
  await choose(anne.page, 'Let a bot play for me');
  await expect(banner(anne, 'A bot is playing for you')).toBeVisible();
  await expect(anne.page.locator('.away-line')).toHaveText(/^Zoé is away: in 2:\d\d a bot can take over\.$/);
  await anne.page.locator('.bar-tools [aria-haspopup="menu"]').click();
  await expect(anne.page.getByRole('menuitem', { name: /^You can end the match in 14:/ })).toBeVisible();
  await anne.page.keyboard.press('Escape');
  await banner(anne, 'A bot is playing for you').getByRole('button', { name: 'Take my seat back' }).click();
  await zoe.page.goBack();
  await expect(anne.page.locator('.away-line')).toHaveCount(0);

  await resign(zoe.page, 'Then Anne wins, and the match is over.');
  for (const device of devices) await expect(stopped(device, 'Zoé has resigned. Anne wins!')).toBeVisible();
  for (const device of devices) await expect(stopped(device, 'How it stood')).toBeVisible();
  const rematch = stopped(anne, 'Anne wins!').getByRole('button', { name: 'Rematch' });
  await anne.page.setViewportSize({ width: 390, height: 664 });
  expect((await rematch.boundingBox())?.height, 'however high the screen').toBeLessThan(60);
  await rematch.click();
  await expect(banner(zoe, 'A new table is ready for a rematch')).toBeVisible();
  await expect(zoe.page.locator('.banner')).toHaveCount(1);
  await close(devices);
});

thoroughly(
  'a late friend takes the chair of a bot, when the one who plays agrees; among bots that one ends it alone',
  async ({ browser, server }) => {
    const devices = await openDevices(browser, server, [ANNE, { ...ZOE, name: '' }]);
    const [anne, zoe] = [at(devices, 0), at(devices, 1)];
    await anne.page.goto('/');
    await listingOf(anne.page, 'tortuga').locator('.friends-counts [data-count="4"]').click();
    const table = await tableOn(anne.page);
    await begin(anne, []);
    await zoe.page.goto(`/table/${table}`);
    await zoe.page.getByRole('button', { name: 'Take over' }).click();
    await zoe.page.locator('.room-name input').fill('Zoé');
    await zoe.page.getByRole('button', { name: 'That’s me' }).click();
    await expect(banner(zoe, 'You are asking to take over')).toBeVisible();
    await banner(zoe, 'Waiting for Anne').getByRole('button', { name: 'Withdraw' }).click();
    await expect(banner(anne, 'Zoé would like')).toHaveCount(0);
    await zoe.page.getByRole('button', { name: 'Take over' }).click();
    await expect(banner(zoe, 'Waiting for Anne')).toBeVisible();
    await banner(anne, 'Zoé would like to take over').getByRole('button', { name: 'Agree' }).click();
    await expect(zoe.page.locator('.person[data-mine="true"]')).toContainText('Zoé');
    await expect(anne.page.locator('.person').filter({ hasText: 'Zoé' }).locator('.presence')).toBeVisible();

    await choose(zoe.page, 'Let a bot play for me');
    await expect(anne.page.locator('.person-bot[data-stand-in="true"]')).toBeVisible();
    await choose(anne.page, 'End the match');
    await agree(anne.page, 'Yes, end it');
    await expect(stopped(zoe, 'Anne ended the match early. Nobody has won.')).toBeVisible();
    await expect(stopped(zoe, /Anne.*\d/)).toBeVisible();
    await expect(zoe.page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
    await close(devices);
  },
);
