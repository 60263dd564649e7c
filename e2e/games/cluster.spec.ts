import { at } from '@haven/kit';
import type { TableInfo } from '@haven/wire';
import type { Browser } from '@playwright/test';
import { endOf } from '../../server/src/clocks/seat-clocks.ts';
import { hasCluster } from '../../tools/debian.ts';
import {
  begin,
  type Company,
  close,
  companyOf,
  expectCaughtUp,
  openDevices,
  type Person,
  tableOn,
  takeChair,
  type Visitor,
} from '../online-company.ts';
import { chosenBy, playTogether } from '../online-play.ts';
import { expect, test } from '../test.ts';
import { startTestCluster, type TestCluster } from '../test-cluster.ts';
import { IS_THOROUGH } from '../today.ts';
import { presserOf } from '../tortuga-2199-player.ts';
import { tortugaPlayer } from '../tortuga-player.ts';

const COUPLE: readonly Visitor[] = [
  { name: 'Anne', locale: 'en', input: 'mouse' },
  { name: 'Zoé', locale: 'fr', input: 'touch' },
];
const FOUR: readonly Visitor[] = [
  ...COUPLE,
  { name: 'Пётр', locale: 'ru', input: 'mouse' },
  { name: 'Mary', locale: 'en', input: 'touch' },
];
const QUICK = { HAVEN_BOT_MS: '0', HAVEN_MESSAGES_PER_SECOND: '1000', HAVEN_METRICS_PUBLIC: '1' };
const A_FEW = 2;

/** A table with a clock, and pages of its people at both servers. */
async function gatherAtBoth(browser: Browser, server: TestCluster, { game, visitors }: Wanted): Promise<Company> {
  const devices = await openDevices(browser, server, visitors);
  const [host, ...others] = devices;
  if (host === undefined) throw new Error('nobody came');
  await host.page.goto(`/new/${game}`);
  const choose = (value: string) => host.page.locator(`.segments [data-value="${value}"]`).first().click();
  await choose('online');
  const seats = host.page.locator('.new-table-form').getByRole('button', { name: `${visitors.length}`, exact: true });
  await seats.click();
  await choose('own');
  const numbers = host.page.locator('.own-clock-number input');
  for (const [index, value] of [300, 10, 0].entries()) await numbers.nth(index).fill(`${value}`);
  await host.page.locator('.new-table-start').click();
  const table = await tableOn(host.page);
  for (const device of others) await takeChair(device, table);
  await begin(host, others);
  const company = await companyOf(server, devices, { game, table });
  for (const node of server.cluster.nodes) expect(await socketsAt(node.address)).toBeGreaterThan(0);
  return company;
}

interface Wanted {
  readonly game: string;
  readonly visitors: readonly Visitor[];
}

async function socketsAt(address: string): Promise<number> {
  const told = await (await fetch(`${address}/metrics`)).text();
  return Number(/^haven_sockets (\d+)/m.exec(told)?.[1] ?? 0);
}

/** Something happens to the house, and the pages find their way by themselves: nothing is lost, and no clock has run wild. */
async function survive(company: Company, happen: () => Promise<void>): Promise<void> {
  const before = { standing: company.people.map(standing), clocks: await endsOf(company), at: Date.now() };
  await happen();
  await Promise.all(company.people.map(({ listener }) => listener.rejoin()));
  expect(company.people.map(standing)).toEqual(before.standing);
  await expectCaughtUp(company);
  const clocks = await endsOf(company);
  for (const [seat, end] of clocks.entries()) {
    const stood = end === before.clocks[seat] ? 0 : end - (before.clocks[seat] ?? 0);
    expect(stood, 'a clock only stands while somebody is away').toBeGreaterThanOrEqual(0);
    expect(stood).toBeLessThanOrEqual(Date.now() - before.at);
  }
}

/** Without the numbers of the questions, which count for one life of a server. */
function standing({ listener }: Person) {
  const { asked: _asked, ...seen } = listener.seen();
  return seen;
}

/** When the time of each seat runs out; and nobody has been replaced. */
async function endsOf({ server: { address }, table }: Company): Promise<number[]> {
  const { clock, clocks, chairs } = (await (await fetch(`${address}/api/tables/${table}`)).json()) as TableInfo;
  expect(chairs.map(({ kind }) => kind)).toEqual(chairs.map(() => 'human'));
  return clocks.map((each) => endOf(clock, each));
}

if (IS_THOROUGH && hasCluster()) {
  let server: TestCluster;
  test.beforeAll(async () => {
    server = await startTestCluster(QUICK);
  });
  test.afterAll(() => server.close());

  for (const visitors of [COUPLE, FOUR])
    test(`one of two servers is killed in the middle of a fight of ${visitors.length}, and everybody plays on`, async ({
      browser,
    }) => {
      const company = await gatherAtBoth(browser, server, { game: 'tortuga-2199', visitors });
      await fightOverSockets(company);
      await survive(company, async () => at(server.cluster.nodes, 0).signal('SIGKILL'));
      const playerOf = (person: Person) => presserOf(async () => chosenBy(person, company.game));
      await playTogether(company, { way: 'page', playerOf, until: (_, made) => made === A_FEW });
      await expectCaughtUp(company);
      await close(company.people);
    });

  test('Redis is killed and comes back in the middle of a roll, and everybody plays on', async ({ browser }) => {
    const company = await gatherAtBoth(browser, server, { game: 'tortuga', visitors: FOUR });
    const playerOf = () => PATIENT;
    await playTogether(company, { way: 'page', playerOf, until: (_, made) => made === 2 });
    expect(at(company.people, 2).listener.seen().toAct).toEqual([2, 3]);
    await server.cluster.redis.end();
    await playTogether(company, { way: 'page', playerOf, until: (_, made) => made === 1 });
    await expectCaughtUp(company);
    await survive(company, async () => server.cluster.redis.start());
    await playTogether(company, { way: 'page', playerOf, until: (_, made) => made === A_FEW });
    await expectCaughtUp(company);
    await close(company.people);
  });
}

/** The film is over before anything is answered. */
const { film: _film, ...PATIENT } = tortugaPlayer;

/** Whoever can attack does, until everybody looks on a fight in which somebody has to decide something. */
async function fightOverSockets(company: Company): Promise<void> {
  const { people, game } = company;
  while (!people.every(isFighting)) {
    const person = people.find(({ listener }) => listener.seen().moves.length > 0);
    if (person === undefined) throw new Error('nobody is asked');
    const { seq, moves } = person.listener.seen();
    person.listener.play(moves.find(({ text }) => text.startsWith('attack'))?.text ?? chosenBy(person, game));
    await Promise.all(people.map(({ listener }) => listener.until((seen) => seen.seq > seq)));
  }
}

function isFighting({ listener }: Person): boolean {
  const { view } = listener.seen();
  return typeof view === 'object' && view !== null && 'fight' in view && view.fight !== null;
}
