import type { GameTypes, MatchRecord } from '@haven/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES, type Place } from '../testing/engines.ts';
import type { Append, NewMatch, Store } from './store.ts';

const RECORD: MatchRecord<GameTypes> = {
  game: 'barter',
  version: 3,
  seats: 2,
  options: { long: true },
  seed: 'ab'.repeat(32),
  initial: { coins: [10, 10], words: 'été ё 🎲' },
  entries: [],
};
const newMatch = (id: string, changes: Partial<NewMatch> = {}): NewMatch => ({
  id,
  record: RECORD,
  created: 1_700_000_000_000,
  ...changes,
});
const entryOf = (seq: number) => ({ seat: seq % 2, move: `move ${seq}`, events: [{ type: 'paid', coins: seq }] });
const appendTo = (match: string, seq: number, changes: Partial<Append> = {}): Append => ({
  match,
  seq,
  entry: entryOf(seq),
  at: 1_700_000_000_001 + seq,
  ...changes,
});
const ended = (total: number, moves: number, verdict = 'won') => ({
  outcome: { ranking: [[1], [0]], sheets: [], verdict },
  total,
  moves,
  undone: 1,
  isByPeople: true,
});

describe.each(ENGINES)('store on $name', ({ place }) => {
  let open: Place['open'];
  let store: Store;
  beforeEach(async () => {
    ({ open } = await place());
    store = await open();
  });
  afterEach(() => store.close());

  test('what was created and appended is there, also after closing and opening again', async () => {
    await store.create(newMatch('m', { nickname: 'Ада' }));
    expect(await store.append(appendTo('m', 0))).toBe(true);
    expect(await store.append(appendTo('m', 1))).toBe(true);
    await store.aid('m', ['odds']);
    const expected = {
      ...newMatch('m', { nickname: 'Ада' }),
      record: { ...RECORD, entries: [entryOf(0), entryOf(1)] },
      aids: ['odds'],
      changed: 1_700_000_000_002,
    };
    expect(await store.load('m')).toEqual(expected);
    await store.close();
    store = await open();
    expect(await store.load('m')).toEqual(expected);
  });

  test('a match that never was is undefined', async () => {
    expect(await store.load('nobody')).toBeUndefined();
  });

  test('an id is given once', async () => {
    await store.create(newMatch('m'));
    await expect(store.create(newMatch('m'))).rejects.toThrow();
  });

  test('a number that is taken is not written over', async () => {
    await store.create(newMatch('m'));
    const other = { seat: 1, move: 'other', events: [] };
    const both = [store.append(appendTo('m', 0)), store.append(appendTo('m', 0, { entry: other }))];
    expect(await Promise.all(both)).toEqual([true, false]);
    expect((await store.load('m'))?.record.entries).toEqual([entryOf(0)]);
  });

  test('a losing append leaves neither snapshot nor ending behind', async () => {
    await store.create(newMatch('m'));
    await store.append(appendTo('m', 0));
    const late = { snapshot: { seq: 1, state: 'wrong' }, ending: ended(99, 1) };
    expect(await store.append(appendTo('m', 0, late))).toBe(false);
    expect(await store.load('m')).not.toHaveProperty('snapshot');
    expect(await store.best({ game: 'barter', limit: 5 })).toEqual([]);
  });

  test('a write that fails takes no other with it', async () => {
    await store.create(newMatch('m'));
    const results = await Promise.allSettled([
      store.append(appendTo('m', 0)),
      store.append(appendTo('nobody', 0)),
      store.append(appendTo('m', 1)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.load('m'))?.record.entries).toHaveLength(2);
  });

  test('many matches at once do not mix', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `m${index}`);
    await Promise.all(ids.map((id) => store.create(newMatch(id))));
    for (let seq = 0; seq < 5; seq += 1) await Promise.all(ids.map((id) => store.append(appendTo(id, seq))));
    const loaded = await Promise.all(ids.map((id) => store.load(id)));
    for (const match of loaded) expect(match?.record.entries).toEqual([0, 1, 2, 3, 4].map(entryOf));
  });

  test('the latest snapshot counts', async () => {
    await store.create(newMatch('m'));
    await store.append(appendTo('m', 0, { snapshot: { seq: 1, state: { a: 1 } } }));
    await store.append(appendTo('m', 1, { snapshot: { seq: 2, state: { a: 2 } } }));
    expect((await store.load('m'))?.snapshot).toEqual({ seq: 2, state: { a: 2 } });
  });

  test('the best: highest total, then fewest moves, then the oldest; other games and open matches left out', async () => {
    const runs = [
      { id: 'low', total: 5, moves: 9, at: 1 },
      { id: 'slow', total: 8, moves: 9, at: 2 },
      { id: 'young', total: 8, moves: 7, at: 4 },
      { id: 'old', total: 8, moves: 7, at: 3 },
    ];
    for (const { id, total, moves, at } of runs) {
      await store.create(newMatch(id, { isListed: true, ...(id === 'old' && { nickname: 'Bo' }) }));
      await store.append(appendTo(id, 0, { at, ending: ended(total, moves) }));
    }
    await store.create(newMatch('open', { isListed: true }));
    await store.create(newMatch('private'));
    await store.append(appendTo('private', 0, { ending: ended(99, 1) }));
    await store.create(newMatch('else', { isListed: true, record: { ...RECORD, game: 'chess' } }));
    await store.append(appendTo('else', 0, { ending: ended(99, 1) }));
    const best = await store.best({ game: 'barter', limit: 3 });
    expect(best.map(({ match }) => match)).toEqual(['old', 'young', 'slow']);
    const old = {
      match: 'old',
      verdict: 'won',
      total: 8,
      moves: 7,
      undone: 1,
      aids: [],
      date: 3,
      seats: 2,
      names: ['Bo'],
    };
    expect(best[0]).toEqual(old);
  });

  test('the best: a lost run stands behind every other, and is called so', async () => {
    for (const [id, total] of [
      ['lost', 99],
      ['won', 1],
    ] as const) {
      const ending = ended(total, 1, id);
      await store.create(newMatch(id, { isListed: true }));
      await store.append(
        appendTo(id, 0, { ending: { ...ending, outcome: { ...ending.outcome, lost: id === 'lost' } } }),
      );
    }
    const best = await store.best({ game: 'barter', limit: 5 });
    expect(best.map(({ match }) => match)).toEqual(['won', 'lost']);
    expect(best.map(({ isLost = false }) => isLost)).toEqual([false, true]);
  });

  test('the best of one verdict', async () => {
    for (const verdict of ['won', 'lost']) {
      await store.create(newMatch(verdict, { isListed: true }));
      await store.append(appendTo(verdict, 0, { ending: ended(1, 1, verdict) }));
    }
    const best = await store.best({ game: 'barter', verdict: 'lost', limit: 5 });
    expect(best.map(({ match }) => match)).toEqual(['lost']);
  });

  test('closing finishes what was asked for', async () => {
    await store.create(newMatch('m'));
    const asked = store.append(appendTo('m', 0));
    await store.close();
    expect(await asked).toBe(true);
    store = await open();
    expect((await store.load('m'))?.record.entries).toHaveLength(1);
  });

  test('a closed store says so', async () => {
    await expect(store.check()).resolves.toBeUndefined();
    await store.close();
    await expect(store.check()).rejects.toThrow();
    await expect(store.append(appendTo('m', 0))).rejects.toThrow();
    store = await open();
  });
});
