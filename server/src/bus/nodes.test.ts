import { at } from '@haven/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hearsTable } from '../testing/browser.ts';
import { allSee, companyOf, type HandClock, handClock, livelyPlan } from '../testing/company.ts';
import { hasPostgres, newDatabaseUrl } from '../testing/engines.ts';
import { openNode } from '../testing/nodes.ts';
import type { OpenHouse } from '../testing/open-house.ts';

describe.runIf(hasPostgres())('two servers over one PostgreSQL', () => {
  let clock: HandClock;
  let here: OpenHouse;
  let there: OpenHouse;
  beforeEach(async () => {
    clock = handClock();
    const url = await newDatabaseUrl();
    here = await openNode(url, livelyPlan(clock));
    there = await openNode(url, livelyPlan(clock));
  });
  afterEach(() => Promise.all([here.close(), there.close()]));

  /** A match of two at the first server; the second player moves over to the other one. */
  async function apart() {
    const company = await companyOf(here, 2);
    await allSee(company.guests);
    const [one, other] = [at(company.guests, 0), await there.guest()];
    at(company.guests, 1).socket.close();
    await other.joins({ match: company.table, token: at(company.seats, 1).token });
    return { company, one, other };
  }

  test('players at different servers see each other’s moves, and each moves when it is their turn', async () => {
    const { one, other } = await apart();
    for (let asked = 0; asked < 4; asked += 2) {
      one.say({ type: 'play', asked, move: 'roll' });
      expect((await other.hears('seen')).seen.seq).toBe(asked + 1);
      other.say({ type: 'play', asked: asked + 1, move: 'roll' });
      await one.hears('seen');
      expect((await one.hears('seen')).seen.seq).toBe(asked + 2);
      await other.hears('seen');
    }
  });

  test('both servers move at once for one seat: one is first, the other answers as if its move had come later', async () => {
    const { company, one } = await apart();
    const again = await there.guest();
    await again.joins({ match: company.table, token: at(company.seats, 0).token });
    for (const page of [one, again]) page.say({ type: 'play', asked: 0, move: 'roll' });
    const { refusal, seen } = await Promise.any([one, again].map((page) => page.hears('refused')));
    expect([refusal.code, seen.seq]).toEqual(['not-your-turn', 1]);
    const { record } = (await here.context.store.load(company.table)) ?? {};
    expect(record?.entries).toHaveLength(1);
  });

  test('a match that was ended at one server gets no move from the other', async () => {
    const { company, one, other } = await apart();
    other.say({ type: 'resign' });
    await hearsTable(other, ({ phase }) => phase === 'ended');
    one.say({ type: 'play', asked: 0, move: 'roll' });
    expect((await one.hears('refused')).refusal.code).toBe('game-over');
    expect((await here.context.store.load(company.table))?.record.entries).toEqual([]);
  });
});
