import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder.ts';
import { groupCommit, type Journal } from './group-commit.ts';
import type { LogSize } from './log-frames.ts';
import { keepIn } from './sqlite.ts';
import { openDatabase } from './sqlite-database.ts';
import { openLog } from './sqlite-log.ts';
import { StoreFailed } from './store-failed.ts';

/** A disk whose syncs end when and how the test says; after one that failed, the next ones succeed as if nothing had been. */
function disk() {
  const syncs: { resolve(): void; reject(error: Error): void }[] = [];
  let hasFailed = false;
  const sync = async () => {
    if (hasFailed) return;
    await new Promise<void>((resolve, reject) => {
      const fail = (error: Error) => {
        hasFailed = true;
        reject(error);
      };
      syncs.push({ resolve, reject: fail });
    });
  };
  return { syncs, sync };
}

const transaction: Journal['transaction'] = (works) => {
  for (const work of works) work();
};
const turn = () => new Promise((resolve) => setTimeout(resolve, 2));
const eio = () => new Error('EIO: i/o error, fdatasync');

test('after one failed sync nothing is acknowledged: what waits, what is under way, what comes later', async () => {
  const { syncs, sync } = disk();
  const { commit, failed, failure } = groupCommit({ transaction, sync, most: 3 });
  const asked: Promise<PromiseSettledResult<unknown>[]>[] = [];
  let written = 0;
  const ask = () => asked.push(Promise.allSettled([commit(() => ++written)]));
  for (let batch = 0; batch < 5; batch += 1) {
    ask();
    await turn();
  }
  expect(syncs).toHaveLength(3);
  syncs[1]?.reject(eio());
  await turn();
  syncs[0]?.resolve();
  syncs[2]?.resolve();
  ask();
  const answers = (await Promise.all(asked)).flat();
  expect(answers).toHaveLength(6);
  for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(StoreFailed) });
  expect((await failed).message).toContain('EIO');
  expect(failure()).toBe(await failed);
  await turn();
  expect(written, 'nothing is written that was not under way').toBe(3);
});

test('what was acknowledged before the failure stays so', async () => {
  const { syncs, sync } = disk();
  const { commit } = groupCommit({ transaction, sync });
  const first = commit(() => 1);
  await turn();
  syncs[0]?.resolve();
  expect(await first).toBe(1);
  const second = expect(commit(() => 2)).rejects.toThrow(StoreFailed);
  await turn();
  syncs[1]?.reject(eio());
  await second;
});

test('a disk that fails in a transaction is not tried again', async () => {
  let tries = 0;
  const journal: Journal = {
    transaction: () => {
      tries += 1;
      throw new StoreFailed(new Error('disk I/O error'));
    },
    sync: () => Promise.resolve(),
  };
  const { commit } = groupCommit(journal);
  const answers = await Promise.allSettled([commit(() => 1), commit(() => 2)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(commit(() => 3)).rejects.toThrow(StoreFailed);
  expect(tries).toBe(1);
});

test('nor is one that fails while what was refused together is written again, each alone', async () => {
  let tries = 0;
  const journal: Journal = {
    transaction: (works) => {
      tries += 1;
      throw works.length > 1 ? new Error('one of them was refused') : new StoreFailed(new Error('disk I/O error'));
    },
    sync: () => Promise.resolve(),
  };
  const { commit } = groupCommit(journal);
  const answers = await Promise.allSettled([1, 2, 3].map((work) => commit(() => work)));
  for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(StoreFailed) });
  await expect(commit(() => 4)).rejects.toThrow(StoreFailed);
  expect(tries).toBe(2);
});

const ada = { id: 'ada', name: 'Ada', language: 'en', created: 1 } as const;

test('a store whose disk failed once is red for good and leaves the log as it is', async () => {
  const file = join(tempFolder(), 'haven.db');
  const database = openDatabase(file, () => {});
  const log = openLog(file);
  let syncs = 0;
  const failsOnce = { ...log, sync: (size: LogSize) => (syncs++ === 1 ? Promise.reject(eio()) : log.sync(size)) };
  const store = keepIn(database, failsOnce, { probeMs: 0 });
  await store.players.create(ada);
  await store.check().then(
    () => expect.unreachable(),
    (error: unknown) => expect(error).toBeInstanceOf(StoreFailed),
  );
  await expect(store.players.rename('ada', 'Eve')).rejects.toThrow(StoreFailed);
  await expect(store.check()).rejects.toThrow(StoreFailed);
  await store.close();
  expect(database.isOpen).toBe(true);
  database.close();
});

test('a store that was found well a moment ago is red as soon as its disk has failed', async () => {
  const file = join(tempFolder(), 'haven.db');
  const database = openDatabase(file, () => {});
  const log = openLog(file);
  let isWell = true;
  const dying = { ...log, sync: (size: LogSize) => (isWell ? log.sync(size) : Promise.reject(eio())) };
  const store = keepIn(database, dying, { probeMs: 60_000 });
  await store.check();
  isWell = false;
  await expect(store.players.create(ada)).rejects.toThrow(StoreFailed);
  await expect(store.check()).rejects.toThrow(StoreFailed);
  await store.close();
  database.close();
});

test('the store is red while it cannot write, and then green again', async () => {
  const file = join(tempFolder(), 'haven.db');
  const database = openDatabase(file, () => {});
  const store = keepIn(database, openLog(file), { probeMs: 0 });
  await store.check();
  database.exec("create temp trigger refuse before insert on probe begin select raise(abort, 'no room'); end");
  await turn();
  await expect(store.check()).rejects.toThrow('no room');
  database.exec('drop trigger refuse');
  await turn();
  await store.check();
  await store.close();
});

test('the store is tried once in a while, however often it is asked', async () => {
  const file = join(tempFolder(), 'haven.db');
  const database = openDatabase(file, () => {});
  const log = openLog(file);
  let syncs = 0;
  const counted = { ...log, sync: (size: LogSize) => log.sync(size).then(() => void syncs++) };
  const store = keepIn(database, counted, { probeMs: 60_000 });
  await Promise.all(Array.from({ length: 20 }, () => store.check()));
  await store.check();
  expect(syncs).toBe(1);
  await store.close();
});

test('a full disk is no failure: what is refused meanwhile is refused, and then all goes on', async () => {
  const file = join(tempFolder(), 'haven.db');
  const database = openDatabase(file, () => {});
  const store = keepIn(database, openLog(file), { probeMs: 0 });
  await store.players.create(ada);
  const { page_count: pages } = database.prepare('pragma page_count').get() as { page_count: number };
  database.exec(`pragma max_page_count = ${pages}`);
  const fill = () => store.players.create({ ...ada, id: `${Math.random()}`, name: 'x'.repeat(20_000) });
  await expect(fill()).rejects.toThrow('full');
  database.exec(`pragma max_page_count = ${pages + 1000}`);
  await fill();
  expect(await store.players.load('ada')).toEqual(ada);
  await store.close();
});
