import { setTimeout as wait } from 'node:timers/promises';
import { at, simRng } from '@haven/kit';
import type { Clock } from '@haven/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOf } from '../../../server/src/clocks/seat-clocks.ts';
import { inDatabase, newDatabaseUrl } from '../../../server/src/testing/engines.ts';
import { COMPANY } from '../../../server/src/testing/games.ts';
import { bundleServer } from '../../../server/src/testing/programs.ts';
import { tempFolder } from '../../../server/src/testing/temp-folder.ts';
import { type Cluster, type ClusterNode, isReady, openCluster } from '../../cluster/open-cluster.ts';
import { hasCluster } from '../../debian.ts';
import { headersOf } from '../person.ts';
import { setTable, type Table } from '../tables.ts';
import { openPage, type RestlessPage } from './restless-page.ts';

const TABLES = 20;
const LONGEST_MS = 1_000;
/** Time that no connection stops, and time that stands while somebody has none. */
const STRICT: Clock = { kind: 'live', moveSeconds: 600, bankSeconds: 600, graceSeconds: 0 };
const LENIENT: Clock = { kind: 'live', moveSeconds: 600, bankSeconds: 600, graceSeconds: 60 };
const QUIET_MS = 2_000;
const LOOK_MS = 10;

describe.runIf(process.env.THOROUGH && hasCluster())(
  'two servers behind a proxy are restarted one after the other',
  () => {
    let cluster: Cluster;
    let databaseUrl: string;
    let tables: readonly Table[];
    let pages: readonly RestlessPage[];
    beforeAll(async () => {
      databaseUrl = await newDatabaseUrl();
      const [program, folder] = [await bundleServer(), tempFolder()];
      cluster = await openCluster({ program, folder, databaseUrl, isInner: true });
      tables = await setTables(cluster.address);
      pages = tables.flatMap(pagesAt);
      await until(() => pages.every((page) => page.isSeated()));
    });
    afterAll(async () => {
      for (const page of pages ?? []) page.leave();
      await cluster?.close();
    });

    const pagesAt = ({ id, sittings }: Table) =>
      sittings.map(({ person, token }) =>
        openPage({ address: cluster.address, headers: headersOf(person), match: id, token }),
      );

    test('nobody waits more than a second, and no clock notices', async () => {
      for (const page of pages) page.longestWait();
      await wait(QUIET_MS);
      const quiet = longestOf(pages);
      const crowdBefore = crowding();
      const before = pages.map(endsOf);
      const began = performance.now();
      const waits: number[] = [];
      for (const node of cluster.nodes) {
        await restart(node);
        // Whoever restarts one server after the other gives each a moment.
        await wait(QUIET_MS);
        waits.push(longestOf(pages));
      }
      const took = performance.now() - began;
      const crowd = Math.max(crowdBefore, crowding());
      const told = `the longest waits of ${pages.length} sockets were ${waits.join(' and ')} ms, ${quiet} ms when all was quiet`;
      console.log(`${told}, on a machine of which we had 1/${crowd.toFixed(1)}`);
      expect(Math.max(...waits)).toBeLessThan(LONGEST_MS * crowd + quiet);
      expectTold(pages);
      pages.forEach((page, index) => expectSameTime({ page, before: at(before, index), index, took }));
      expect(await lockedJobs(databaseUrl)).toBe(0);
    });

    /** Says that it is not ready before it tells anybody to go, and comes back by itself. */
    async function restart(node: ClusterNode): Promise<void> {
      const lives = node.lives();
      const closedBefore = closings(pages).length;
      node.signal('SIGTERM');
      await until(async () => !(await isReady(node.address)));
      const turned = performance.now();
      expect(closings(pages).length, 'those who were there still are').toBe(closedBefore);
      await until(() => node.lives() > lives);
      await cluster.ready();
      const first = closings(pages)[closedBefore] ?? 0;
      expect(first - turned, 'the proxy had time to notice').toBeGreaterThan(0);
    }
  },
);

const SPIN_MS = 500;

/** How many times slower than alone something is done here: others may be at work on the same machine. */
function crowding(): number {
  const [began, used] = [performance.now(), process.cpuUsage()];
  while (performance.now() - began < SPIN_MS) Math.random();
  const { user, system } = process.cpuUsage(used);
  return Math.max(1, (SPIN_MS * 1000) / (user + system));
}

async function setTables(address: string): Promise<Table[]> {
  const rng = simRng(TABLES);
  const tables: Table[] = [];
  for (let index = 0; index < TABLES; index += 1)
    tables.push(await setTable(address, rng, { game: COMPANY, bots: 0, clock: index % 2 === 0 ? STRICT : LENIENT }));
  return tables;
}

function longestOf(pages: readonly RestlessPage[]): number {
  return Math.round(Math.max(...pages.map((page) => page.longestWait())));
}

function closings(pages: readonly RestlessPage[]): number[] {
  return pages.flatMap(({ closed }) => closed.map((each) => each.at)).sort((a, b) => a - b);
}

/** Nobody was cut off: all were told to go. */
function expectTold(pages: readonly RestlessPage[]): void {
  const codes = pages.flatMap(({ closed }) => closed.map(({ code }) => code));
  expect(codes.length).toBeGreaterThanOrEqual(pages.length);
  expect([...new Set(codes)]).toEqual([1001]);
}

function endsOf({ clocks }: RestlessPage): number[] {
  return clocks().map((clock) => endOf(STRICT, clock));
}

interface Comparison {
  readonly page: RestlessPage;
  readonly before: readonly number[];
  readonly index: number;
  readonly took: number;
}

/** To the millisecond where the clock is strict; where it is lenient it stood for as long as somebody was away. */
function expectSameTime({ page, before, index, took }: Comparison): void {
  const shifts = endsOf(page).map((end, seat) => (end === before[seat] ? 0 : end - (before[seat] ?? 0)));
  const isStrict = Math.floor(index / 2) % 2 === 0;
  for (const shift of shifts) {
    expect(shift).toBeGreaterThanOrEqual(0);
    expect(shift).toBeLessThanOrEqual(isStrict ? 0 : took);
  }
}

async function lockedJobs(url: string): Promise<number> {
  const schema = `${/search_path%3D(\w+)/.exec(url)?.[1]}_jobs`;
  const [row] = await inDatabase(
    url,
    `select count(*)::int as locked from ${schema}._private_jobs where locked_at < now() - interval '5 seconds'`,
  );
  return (row as { locked: number }).locked;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(LOOK_MS);
}
