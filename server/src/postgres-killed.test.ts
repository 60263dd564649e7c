import { type News, type Rng, simRng } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { openPostgres } from './store/postgres.ts';
import { hasPostgres } from './testing/engines.ts';
import { SOLO } from './testing/games.ts';
import { guestAt } from './testing/guest.ts';
import { takeSeat } from './testing/open-house.ts';
import { killPostgres, launchPostgres, postgresUrl, startPostgres } from './testing/postgres-server.ts';
import { bundleServer } from './testing/programs.ts';
import { randomMove } from './testing/random-run.ts';
import { endServers, startServer } from './testing/server-process.ts';
import { tempFolder } from './testing/temp-folder.ts';

const LIVES = effort({ daily: 2, thorough: 20 });
const PLAYERS = 4;
/** As an operator has it: what is acknowledged has been committed. */
const AS_INSTALLED: readonly string[] = [];

interface Run {
  readonly match: string;
  readonly token: string;
  readonly rng: Rng;
  /** All that the player was told, life after life. */
  news: readonly News<unknown>[];
}

async function newRun(address: string, seed: number): Promise<Run> {
  const { match, token, guest } = await takeSeat(address, SOLO.meta.id);
  guest.socket.close();
  return { match, token, rng: simRng(seed), news: [] };
}

/** Everything from before is there; plays on until the server is gone. */
async function playUntilTheEnd(address: string, run: Run, made: () => void): Promise<void> {
  const guest = await guestAt(address);
  let { seen, news } = await guest.joins({ ...run, from: 0 });
  expect(news.slice(0, run.news.length), 'what was acknowledged').toEqual(run.news);
  expect(news.length - run.news.length, 'what was under way').toBeLessThanOrEqual(1);
  run.news = news;
  while (seen.moves.length > 0) {
    guest.say(randomMove(seen, run.rng));
    const told = await guest.hears('seen').catch(() => undefined);
    if (told === undefined) return;
    ({ seen, news } = told);
    run.news = [...run.news, ...news];
    made();
  }
}

/** Every day a cluster loses its PostgreSQL (`tools/faults/cluster`). */
const IS_THOROUGH = effort({ daily: false, thorough: true });

describe.runIf(IS_THOROUGH && hasPostgres())('kill -9 of PostgreSQL in mid-game', () => {
  const folder = `${process.env.HAVEN_TEST_POSTGRES ?? tempFolder()}-to-kill`;
  afterEach(() => {
    endServers();
    killPostgres(folder);
  });

  test('the house stops, and when both are there again no acknowledged move is lost', async () => {
    startPostgres(folder, AS_INSTALLED);
    const [server, url] = [await bundleServer(), postgresUrl(folder)];
    const environment = { HAVEN_DATA: tempFolder(), DATABASE_URL: url, HAVEN_MESSAGES_PER_SECOND: '100000' };
    let runs: readonly Run[] | undefined;
    for (let life = 1; life <= LIVES; life += 1) {
      const house = startServer(server, environment);
      const address = await house.address;
      runs ??= await Promise.all(Array.from({ length: PLAYERS }, (_, index) => newRun(address, index)));
      let moves = 0;
      const made = () => {
        moves += 1;
        if (moves === 10 * PLAYERS + life) killPostgres(folder);
      };
      await Promise.all(runs.map((run) => playUntilTheEnd(address, run, made)));
      const { code, errors } = await house.ended;
      expect(errors).toMatch(/^The database cannot be reached \(.*\): Haven stops/);
      expect(code).toBe(1);
      launchPostgres(folder, AS_INSTALLED);
    }
    const store = await openPostgres(url);
    expect(await store.verify()).toEqual([]);
    for (const { match, news } of runs ?? [])
      expect((await store.load(match))?.record.entries.length).toBeGreaterThanOrEqual(news.length);
    await store.close();
  });
});
