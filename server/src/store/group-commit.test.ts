import { expect, test } from 'vitest';
import { groupCommit, type Journal } from './group-commit.ts';

/** A transaction that keeps nothing of a batch in which something failed. */
function ledger() {
  let kept: string[] = [];
  let open: string[] = [];
  const sizes: number[] = [];
  const transaction: Journal['transaction'] = (works) => {
    open = [];
    for (const work of works) work();
    kept = [...kept, ...open];
    sizes.push(open.length);
  };
  const write = (text: string) => () => {
    if (text === 'bad') throw new Error('bad');
    open.push(text);
    return text;
  };
  const sync = () => Promise.resolve();
  return { journal: { transaction, sync }, write, kept: () => kept, sizes };
}

test('writes of one turn share a transaction, and each gets its own answer', async () => {
  const { journal, write, kept, sizes } = ledger();
  const { commit } = groupCommit(journal);
  expect(await Promise.all(['a', 'b', 'c'].map((text) => commit(write(text))))).toEqual(['a', 'b', 'c']);
  expect(kept()).toEqual(['a', 'b', 'c']);
  expect(sizes).toEqual([3]);
});

test('a bad write fails alone', async () => {
  const { journal, write, kept } = ledger();
  const { commit } = groupCommit(journal);
  const results = await Promise.allSettled(['a', 'bad', 'c'].map((text) => commit(write(text))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(kept()).toEqual(['a', 'c']);
});

test('nothing is acknowledged before its transaction has ended and the disk has it', async () => {
  const order: string[] = [];
  const journal: Journal = {
    transaction: (works) => {
      for (const work of works) work();
      order.push('committed');
    },
    sync: async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push('on disk');
    },
  };
  await groupCommit(journal)
    .commit(() => order.push('written'))
    .then(() => order.push('acknowledged'));
  expect(order).toEqual(['written', 'committed', 'on disk', 'acknowledged']);
});

test('what arrives while the disk is busy goes together in the next transaction', async () => {
  const { journal, write, sizes } = ledger();
  let open = () => {};
  const disk = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { commit, settle } = groupCommit({ ...journal, sync: () => disk });
  const asked: Promise<string>[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    asked.push(commit(write(String(turn))));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  open();
  await settle();
  expect(sizes).toEqual([1, 9]);
  expect(await Promise.all(asked)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('a disk that fails fulfils nothing', async () => {
  const { journal, write } = ledger();
  const { commit } = groupCommit({ ...journal, sync: () => Promise.reject(new Error('no disk')) });
  await expect(commit(write('a'))).rejects.toThrow('no disk');
});
