import { statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type News, type Rng, simRng } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import type { SickThing, TakenSeat } from '@haven/wire';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openData } from './data-folder.ts';
import { operatorAsks, TOKEN } from './testing/admin.ts';
import { browserAt, wishFor } from './testing/browser.ts';
import { damaging } from './testing/damage.ts';
import { COMPANY, SOLO } from './testing/games.ts';
import { guestAt } from './testing/guest.ts';
import { takeSeat } from './testing/open-house.ts';
import { bundleServer } from './testing/programs.ts';
import { playRandomly, randomMove } from './testing/random-run.ts';
import { endServers, startServer } from './testing/server-process.ts';
import { tempFolder } from './testing/temp-folder.ts';

const GAME = SOLO.meta.id;
const FAST = { HAVEN_MESSAGES_PER_SECOND: '100000' };
const BOT_LIVES = effort({ daily: 3, thorough: 10 });
/** So many starts of a process take their time on a busy machine. */
const PATIENCE_MS = 600_000;

let server: string;
beforeAll(async () => {
  server = await bundleServer();
});

afterEach(endServers);

interface BotTable {
  readonly match: string;
  readonly token: string;
  news: News<unknown>[];
}

/** One person, and bots on all other chairs. */
async function newBotTable(address: string): Promise<BotTable> {
  const host = browserAt(address);
  const { id, seats } = COMPANY.meta;
  const { body } = await host.ask<TakenSeat>('POST /api/tables', wishFor(id, host, { seats: seats.min }));
  for (let seat = 1; seat < seats.min; seat += 1)
    expect((await host.ask(`POST /api/tables/${body.table}/bots/${seat}`)).status).toBe(204);
  const guest = await host.sits(body);
  expect((await host.ask(`POST /api/tables/${body.table}/start`)).status).toBe(200);
  guest.say({ type: 'salt', salt: host.salt });
  await guest.hears('seen');
  guest.socket.close();
  return { match: body.table, token: body.token, news: [] };
}

/** Comes back and plays on until it is a bot's turn, after bots have moved in this life; dies there. */
async function playUntilBotsTurn(address: string, table: BotTable, rng: Rng): Promise<void> {
  const guest = await guestAt(address);
  let { seen, news } = await guest.joins(table);
  expect(news.slice(0, table.news.length)).toEqual(table.news);
  table.news = [...news];
  const movedBefore = botMovesIn(table);
  while (seen.outcome === undefined && (seen.moves.length > 0 || botMovesIn(table) === movedBefore)) {
    if (seen.moves.length > 0) guest.say(randomMove(seen, rng));
    ({ seen, news } = await guest.hears('seen'));
    table.news.push(...news);
  }
  guest.socket.close();
}

function botMovesIn({ news }: BotTable): number {
  return news.filter(({ by }) => by === 'bot').length;
}

test(
  'kill -9 while a bot is to move: nothing told is lost, and the bot moves in the next life',
  async () => {
    const folder = tempFolder();
    const rng = simRng(1);
    let table: BotTable | undefined;
    let moved = 0;
    for (let life = 0; life < BOT_LIVES; life += 1) {
      const running = startServer(server, { ...FAST, HAVEN_DATA: folder, HAVEN_BOT_MS: '0' });
      const address = await running.address;
      table ??= await newBotTable(address);
      await playUntilBotsTurn(address, table, rng);
      running.kill('SIGKILL');
      await running.ended;
      expect(botMovesIn(table)).toBeGreaterThan(moved);
      moved = botMovesIn(table);
    }
  },
  PATIENCE_MS,
);

test('a signal stops it cleanly: sockets are told, the last move is there, the exit is quiet', async () => {
  const folder = tempFolder();
  const first = startServer(server, { ...FAST, HAVEN_DATA: folder });
  const { guest, match, token, seen } = await takeSeat(await first.address, GAME);
  const last = await playRandomly(guest, seen, { rng: simRng(1), limit: 7 });
  first.kill('SIGTERM');
  first.kill('SIGINT');
  expect(await guest.closed()).toBe(1001);
  expect(await first.ended).toMatchObject({
    code: 0,
    errors: '',
    output: expect.stringMatching(/Haven is closed\.\n$/),
  });

  const second = startServer(server, { HAVEN_DATA: folder });
  const back = await guestAt(await second.address);
  expect((await back.joins({ match, token })).seen).toEqual(last);
  second.kill('SIGINT');
  expect((await second.ended).code).toBe(0);
});

test('the secret is made once, for nobody else to read', async () => {
  const folder = tempFolder();
  const process = startServer(server, { HAVEN_DATA: folder });
  await process.address;
  process.kill('SIGTERM');
  await process.ended;
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test.each([
  ['0', false],
  ['1', true],
])('with HAVEN_TRUST_PROXY=%s what a proxy says is believed: %s', async (proxies, isBelieved) => {
  const running = startServer(server, { HAVEN_DATA: tempFolder(), HAVEN_TRUST_PROXY: proxies });
  const browser = browserAt(await running.address);
  const { headers } = await browser.ask('POST /api/me', { name: 'Ann' }, { 'x-forwarded-proto': 'https' });
  expect(headers.get('set-cookie')?.includes('Secure')).toBe(isBelieved);
});

test('what is damaged is known soon after the start, before anybody asks for it', async () => {
  const folder = tempFolder();
  const { store } = await openData(folder);
  await store.players.create({ id: 'ann', name: 'Ann', language: 'en', created: 1 });
  await store.close();
  damaging(folder, (database) => database.exec("update players set name = 'Eve'"));
  const address = await startServer(server, { HAVEN_DATA: folder, HAVEN_ADMIN_TOKEN: TOKEN }).address;
  const sick = async () => (await operatorAsks<SickThing[]>(address, 'GET /api/admin/sick')).body;
  await expect.poll(sick, { timeout: 20_000, interval: 250 }).toMatchObject([{ kind: 'guest', id: 'ann' }]);
});

async function failedStart(environment: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const { code, errors } = await startServer(server, { HAVEN_DATA: tempFolder(), ...environment }).ended;
  return { code, errors };
}

test('a port that is taken is told in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.on('listening', resolve));
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const errors = `Port ${port} is taken. Stop what runs there, or choose another: PORT=2200 npm start\n`;
  expect(await failedStart({ PORT: port })).toEqual({ code: 1, errors });
  taken.close();
});

test('a data folder that cannot be used is told in one line', async () => {
  const file = join(tempFolder(), 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'data'), '/sys/haven']) {
    const { code, errors } = await failedStart({ HAVEN_DATA: folder });
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^The data folder ${folder} cannot be used: .*\n$`));
  }
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['HAVEN_LOG', 'loud'],
  ['HAVEN_IDLE_MINUTES', '-1'],
])('%s=%s is told in one line', async (name, value) => {
  expect(await failedStart({ [name]: value })).toEqual({ code: 1, errors: `${name} cannot be "${value}".\n` });
});
