import { at } from '@haven/kit';
import type { Clock } from '@haven/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEASE_MS } from '../tables/due-jobs.ts';
import { hearsTable } from '../testing/browser.ts';
import { allSee, companyOf, type HandClock, handClock, livelyPlan } from '../testing/company.ts';
import { hasPostgres, inDatabase, newDatabaseUrl } from '../testing/engines.ts';
import { openNode } from '../testing/nodes.ts';
import type { OpenHouse } from '../testing/open-house.ts';

const LIVE: Clock = { kind: 'live', moveSeconds: 30, bankSeconds: 60, graceSeconds: 0 };
const OUT_OF_TIME = 90_000;
const NEVER = 2 ** 30;

interface DueRow {
  readonly key: string;
  readonly at: number;
}

describe.runIf(hasPostgres())('jobs in PostgreSQL', () => {
  let databaseUrl: string;
  let clock: HandClock;
  let here: OpenHouse;
  let there: OpenHouse;
  beforeEach(async () => {
    databaseUrl = await newDatabaseUrl();
    clock = handClock();
    const place = { databaseUrl, hasJobs: true };
    [here, there] = [await openNode(place, livelyPlan(clock)), await openNode(place, livelyPlan(clock))];
  });
  afterEach(() => there.close());

  const schema = () => `${/search_path%3D(\w+)/.exec(databaseUrl)?.[1]}_jobs`;
  const due = async () =>
    (await inDatabase(
      databaseUrl,
      `select key, extract(epoch from run_at)::float8 as at from ${schema()}.jobs where key is not null order by key`,
    )) as DueRow[];
  /** The time of the house has passed by hand; that of its jobs has to as well. */
  const pass = async (ms: number) => {
    clock.pass(ms);
    await inDatabase(
      databaseUrl,
      `update ${schema()}._private_jobs set run_at = run_at - interval '${ms} milliseconds'`,
    );
  };

  test('a clock that runs out when its server is gone is noticed by another, and a bot moves once', async () => {
    const company = await companyOf(here, 2, { clock: LIVE });
    await allSee(company.guests);
    await here.close();
    const other = await there.guest();
    await other.joins({ match: company.table, token: at(company.seats, 1).token });
    await pass(OUT_OF_TIME);
    await hearsTable(other, ({ chairs }) => chairs[0]?.kind === 'bot');
    expect((await other.hears('seen')).news).toMatchObject([{ seat: 0, by: 'bot' }]);
    await pass(OUT_OF_TIME);
    const { record } = (await there.context.store.load(company.table)) ?? {};
    expect(record?.entries).toMatchObject([{ seat: 0, by: 'bot' }]);
  });

  test('a bot whose server is gone before it moved is moved for by another', async () => {
    const slow = await openNode({ databaseUrl, hasJobs: true }, { ...livelyPlan(clock), botMs: NEVER });
    const { table, guests, seats } = await companyOf(slow, 1, { seats: 2 });
    await allSee(guests);
    at(guests, 0).say({ type: 'play', asked: 0, move: 'roll' });
    await allSee(guests);
    await slow.close();
    const again = await there.guest();
    expect((await again.joins({ match: table, token: at(seats, 0).token })).seen.seq).toBe(1);
    await pass(LEASE_MS);
    expect((await again.hears('seen')).news).toMatchObject([{ seat: 1, by: 'bot' }]);
    await here.close();
  });

  test('a job is written with the entry that it follows from, and the next one takes its place', async () => {
    const { table, guests } = await companyOf(here, 2, { clock: LIVE });
    await allSee(guests);
    const [before, ...others] = (await due()).filter(({ key }) => key.startsWith('clock'));
    expect([before?.key, others]).toEqual([`clock ${table}`, []]);
    at(guests, 0).say({ type: 'play', asked: 0, move: 'roll' });
    await allSee(guests);
    const after = (await due()).filter(({ key }) => key.startsWith('clock'));
    expect(after.map(({ key }) => key)).toEqual([`clock ${table}`]);
    expect(after[0]?.at).toBeGreaterThan(before?.at ?? 0);
    await here.close();
  });
});
