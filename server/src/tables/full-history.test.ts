import { join } from 'node:path';
import { defaultOptions, type GameTypes, type MatchRecord, rerun, simRng, start, tallyOf } from '@haven/kit';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { SOLO } from '../testing/games.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { playRandomly } from '../testing/random-run.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { heldPart } from './full-history.ts';

const FAST = { messagesPerSecond: 100_000, burst: 100_000, undoBurst: 1000, purse: 100_000 };
/** Longer than what a table holds in memory. */
const LONG = 126;

test('of a long match only the last entries are held', () => {
  const match = start(SOLO, { seats: 1, options: defaultOptions(SOLO.options), seed: '0'.repeat(64) });
  const entry = { seat: 0, move: 'any', events: [] };
  for (const entries of [0, 49, 99]) {
    const short = { ...match, entries: new Array(entries).fill(entry) };
    expect(heldPart(short)).toBe(short);
  }
  const long = { ...match, entries: new Array(100).fill(entry) };
  expect(heldPart(long).entries).toHaveLength(50);
  expect(tallyOf(heldPart(long))).toEqual(tallyOf(long));
});

async function longRun(house: OpenHouse) {
  const { guest, match, seen } = await house.seated();
  const rng = simRng(4);
  const takeBack = async (moves: number) => {
    guest.say({ type: 'undo', moves });
    return (await guest.hears('seen')).seen;
  };
  let now = await playRandomly(guest, seen, { rng, limit: 1 });
  for (let time = 0; time < 20; time += 1) {
    await playRandomly(guest, now, { rng, limit: 5 });
    now = await takeBack(5);
  }
  await playRandomly(guest, now, { rng, limit: 5 });
  return { guest, match, rng, takeBack, view: seen.view };
}

test('in a long match newcomers hear all of it, and what is no longer held can be taken back', async () => {
  const house = await openHouse({ limits: FAST });
  const { guest, match, rng, takeBack, view } = await longRun(house);
  const watcher = await house.guest();
  const told = await watcher.joins({ match });
  expect(told).toMatchObject({ from: 0, seen: { seq: LONG } });
  expect(told.news).toHaveLength(LONG);
  watcher.say({ type: 'look', from: 3 });
  expect((await watcher.hears('seen')).news).toEqual(told.news.slice(3));

  const first = await takeBack(6);
  expect(first).toMatchObject({ seq: LONG + 1, undone: 21, view });
  const end = await playRandomly(guest, first, { rng });
  const { body } = await get<MatchRecord<GameTypes>>(`${house.address}/api/matches/${match}/record`);
  expect(body.entries).toHaveLength(end.seq);
  expect(rerun(SOLO, body).match?.entries).toEqual(body.entries);
  await house.close();
});

test('while the store cannot be read nothing is taken back, and afterwards it is', async () => {
  const store = openSqlite(join(tempFolder(), 'haven.db'));
  let isBroken = false;
  const load: Store['load'] = (id) => (isBroken ? Promise.reject(new Error('disk broken')) : store.load(id));
  const house = await openHouse({ limits: FAST, store: { ...store, load } });
  const { guest, takeBack } = await longRun(house);
  isBroken = true;
  guest.say({ type: 'undo', moves: 6 });
  expect(await guest.hears('refused')).toMatchObject({ refusal: { code: 'store-error' }, seen: { seq: LONG } });
  isBroken = false;
  expect(await takeBack(6)).toMatchObject({ seq: LONG + 1 });
  await house.close();
});
