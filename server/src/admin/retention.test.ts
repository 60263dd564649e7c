import type { AdminLine, TakenSeat } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operatorAsks, operatorAt } from '../testing/admin.ts';
import { browserAt, wishFor } from '../testing/browser.ts';
import { COMPANY } from '../testing/games.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { type Keep, sweepOnce } from './retention.ts';

const DAY_MS = 24 * 3600_000;
const NEVER = Number.POSITIVE_INFINITY;
const KEEP: Keep = { finishedMs: 10 * DAY_MS, abandonedMs: 5 * DAY_MS, guestsMs: 20 * DAY_MS };
/** Tables where nobody waits go by themselves before anybody sweeps. */
const NO_ALARMS = { tickMs: DAY_MS };

let house: OpenHouse;
let today = 0;
beforeEach(async () => {
  today = 100 * DAY_MS;
  const folder = tempFolder();
  house = await openHouse({ operator: operatorAt(folder), now: () => today, services: NO_ALARMS }, folder);
});
afterEach(() => house.close());

async function newTable(): Promise<string> {
  const host = browserAt(house.address);
  const { body } = await host.ask<TakenSeat>('POST /api/tables', wishFor(COMPANY.meta.id, host));
  return body.table;
}

const ask = <Body>(request: string) => operatorAsks<Body>(house.address, request);
const sweep = (keep = KEEP) => sweepOnce(house.context, house.registry, keep);

async function idsKept(): Promise<string[]> {
  return (await ask<AdminLine[]>('GET /api/admin/tables')).body.map(({ id }) => id);
}

test('a table that nobody touched is forgotten, one that is young is not', async () => {
  const old = await newTable();
  today += 4 * DAY_MS;
  const young = await newTable();
  today += 2 * DAY_MS;
  expect(await sweep()).toEqual({ tables: 1, matches: 0, guests: 0 });
  expect(await idsKept()).toEqual([young]);
  expect((await ask(`GET /api/admin/tables/${old}`)).status).toBe(404);
});

test('a finished table is kept longer than an abandoned one', async () => {
  const ended = await newTable();
  await ask(`POST /api/admin/tables/${ended}/end`);
  today += 9 * DAY_MS;
  await sweep();
  expect(await idsKept()).toEqual([ended]);
  today += 2 * DAY_MS;
  await sweep();
  expect(await idsKept()).toEqual([]);
});

test('a match without a table goes with all its moves', async () => {
  const { match, guest, seen } = await house.seated();
  guest.say({ type: 'play', asked: seen.asked, move: seen.moves[0]?.text });
  await guest.hears('seen');
  today += 6 * DAY_MS;
  expect((await sweep()).matches, 'somebody is there').toBe(0);
  guest.socket.close();
  await guest.closed();
  await expect.poll(async () => (await sweep()).matches).toBe(1);
  expect(await idsKept()).not.toContain(match);
});

test('guests go when they are old and have no table any more', async () => {
  await newTable();
  today += 21 * DAY_MS;
  expect(await sweep({ ...KEEP, abandonedMs: NEVER })).toEqual({ tables: 0, matches: 0, guests: 0 });
  expect(await sweep()).toEqual({ tables: 1, matches: 0, guests: 1 });
});

test('whoever keeps everything for ever keeps everything', async () => {
  const table = await newTable();
  today += 100_000 * DAY_MS;
  await sweep({ finishedMs: NEVER, abandonedMs: NEVER, guestsMs: NEVER });
  expect(await idsKept()).toEqual([table]);
});

test('more than one batch is looked through', async () => {
  const limit = 230;
  for (let made = 0; made < limit; made += 1) {
    const player = { id: `guest-${made}`.padEnd(22, '-'), name: '', language: 'en', created: today } as const;
    await house.context.store.players.create(player);
  }
  today += 21 * DAY_MS;
  expect((await sweep()).guests).toBe(limit);
});
