import { at } from '@haven/kit';
import { effort } from '@haven/kit/testing/effort';
import {
  type Company,
  close,
  companyOf,
  type Device,
  expectCaughtUp,
  expectResult,
  gather,
  killAndReopen,
  openDevice,
  openDevices,
  type Person,
  type Visitor,
} from '../online-company.ts';
import { chosenBy, gameOf, playTogether, playTogetherUnseen } from '../online-play.ts';
import { type Look, leaksIn, leaksOnPage, listenTo, lookAt, secretsOf } from '../online-secrets.ts';
import type { Player } from '../table.ts';
import { expect, test } from '../test.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { IS_THOROUGH } from '../today.ts';
import { presserOf } from '../tortuga-2199-player.ts';
import { tortugaPlayer } from '../tortuga-player.ts';

const PEOPLE: readonly Visitor[] = [
  { name: 'Anne', locale: 'en', input: 'mouse' },
  { name: 'Zoé', locale: 'fr', input: 'touch' },
  { name: 'Пётр', locale: 'ru', input: 'mouse' },
  { name: 'Mary', locale: 'en', input: 'touch' },
];
const WATCHER: Visitor = { name: 'Ned', locale: 'en', input: 'mouse' };

/** Bots need not wait for anybody to look on; a robot at the table is quicker than a person. */
const QUICK = { HAVEN_BOT_MS: '0', HAVEN_MESSAGES_PER_SECOND: '1000' };

/** Moves on the pages between two events, while all the others look on. */
const A_FEW = effort({ daily: 2, thorough: 12 });

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer(QUICK);
});
test.afterAll(() => server.close());

test('four people far apart play Tortuga 2199 to its end, whatever happens to network and server', async ({
  browser,
}) => {
  const devices = await openDevices(browser, server, PEOPLE);
  const company = await gather(server, devices, 'tortuga-2199');
  const watcher = await watch(await openDevice(browser, server, WATCHER), company);
  const playerOf = (person: Person) => presserOf(async () => chosenBy(person, company.game));
  const hotHead = (person: Person) => presserOf(async () => attackOf(person) ?? chosenBy(person, company.game));

  await playTogether(company, { way: 'page', playerOf: hotHead, until: isFighting });
  expect(company.people.every(isFighting)).toBe(true);
  await watcher.look();
  await killAndReopen(company);
  await playTogether(company, { way: 'page', playerOf, until: (_, made) => made === A_FEW });
  await watcher.look();
  await loseNetwork(company, playerOf);
  await playTogether(company, { way: 'page', playerOf, until: (_, made) => made === A_FEW });
  await watcher.look();
  await playTogetherUnseen(company, { playerOf, pages: [...devices, watcher.device].map(({ page }) => page) });

  await expectResult(company, '.t2-podium li', PEOPLE.length);
  await watcher.sawNoSecret();
  await close([...devices, watcher.device]);
});

function attackOf({ listener }: Person): string | undefined {
  return listener.seen().moves.find(({ text }) => text.startsWith('attack'))?.text;
}

/** In the middle of a fight, when somebody has to decide something in it. */
function isFighting({ listener }: Person): boolean {
  const { view } = listener.seen();
  return typeof view === 'object' && view !== null && 'fight' in view && view.fight !== null;
}

/** Some attempts to come back fail; in a minute the page waits as long as it ever does. */
const AWAY_MS = effort({ daily: 5_000, thorough: 60_000 });

/** Somebody who is not asked is without a network for a while, and the others go on as far as they can. */
async function loseNetwork(company: Company, playerOf: (person: Person) => Player): Promise<void> {
  const [lost] = company.people.filter(({ listener }) => listener.seen().moves.length === 0);
  if (lost === undefined) throw new Error('everybody is asked');
  const others = company.people.filter((person) => person !== lost);
  await lost.context.setOffline(true);
  const back = Date.now() + AWAY_MS;
  const connection = lost.page.locator('.connection');
  await expect(connection).toHaveAttribute('data-connection', 'lost');
  const made = await playTogether(company, {
    way: 'page',
    playerOf,
    among: others,
    until: () => Date.now() > back,
  });
  expect(made).toBeGreaterThan(0);
  await lost.page.waitForTimeout(back - Date.now());
  await expect(connection).toHaveAttribute('data-connection', 'lost');
  await lost.context.setOffline(false);
  await expectCaughtUp(company);
}

/** Fewer would mean that nobody looked on. */
const FEWEST_FRAMES = effort({ daily: 12, thorough: 25 });

/** Somebody who only looks on; every frame and some looks of their page are kept. */
async function watch(device: Device, { server: { address }, table, game, people }: Company) {
  const { page } = device;
  const frames = listenTo(page);
  const framesOfPlayer = listenTo(at(people, 0).page);
  const looks: Look[] = [];
  await page.goto(`/table/${table}`);
  await expect(page.locator('.bar .badge')).toBeVisible();
  return {
    device,
    look: async () => looks.push(await lookAt(page)),
    sawNoSecret: async () => {
      const record = await (await device.context.request.get(`${address}/api/matches/${table}/record`)).json();
      const secrets = secretsOf(gameOf(game), record);
      expect(frames.length).toBeGreaterThan(FEWEST_FRAMES);
      expect(leaksIn(secrets, frames)).toEqual([]);
      expect(leaksIn(secrets, framesOfPlayer), 'a player knows more, and that would be noticed').not.toEqual([]);
      expect(leaksOnPage(secrets, looks)).toEqual([]);
    },
  };
}

/** What people far apart meet is met every day in the other game. */
if (IS_THOROUGH)
  test('four people far apart play Tortuga to its end; one moves to a phone, and the server dies in mid-roll', async ({
    browser,
  }) => {
    const devices = await openDevices(browser, server, PEOPLE);
    const company = await gather(server, devices, 'tortuga');
    const watcher = await watch(await openDevice(browser, server, WATCHER), company);
    const playerOf = () => PATIENT;

    await playTogether(company, { way: 'page', playerOf, until: (_, made) => made === 2 });
    expect(at(company.people, 2).listener.seen().toAct).toEqual([2, 3]);
    await watcher.look();
    await killAndReopen(company);
    await playTogether(company, { way: 'page', playerOf, until: (_, made) => made === A_FEW });
    await watcher.look();
    const phone = await openDevice(browser, server, { ...at(PEOPLE, 0), input: 'touch' });
    await moveToPhone(at(devices, 0), phone);
    const moved = await companyOf(server, devices.with(0, phone), company);
    await expectCaughtUp(moved);
    await playTogether(moved, { way: 'page', playerOf, until: (_, made) => made === A_FEW });
    await watcher.look();
    await playTogetherUnseen(moved, { playerOf, pages: [...moved.people, watcher.device].map(({ page }) => page) });

    await expectResult(moved, '.tt-place', PEOPLE.length);
    await watcher.sawNoSecret();
    await close([...devices, phone, watcher.device]);
  });

/** The film is over before anything is answered. */
const { film: _film, ...PATIENT } = tortugaPlayer;

/** By the link from the settings of the old device; the game stands in the list of the new one. */
async function moveToPhone(old: Device, phone: Device): Promise<void> {
  await old.page.locator('.settings-button').click();
  await old.page.getByRole('button', { name: 'Show the link' }).click();
  const link = await old.page.locator('.settings .share-field').inputValue();
  await old.page.close();
  await phone.page.goto(link);
  await phone.page.locator('main .button-main').tap();
  await phone.page.locator('main a.button-main').tap();
  await phone.page.locator('.run a.button').first().tap();
  await expect(phone.page.locator('.table-frame')).toBeVisible();
}
