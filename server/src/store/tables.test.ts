import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES, type Place } from '../testing/engines.ts';
import { barterRecord, gatheringTable, NOW, SEALED } from '../testing/stored-barter.ts';
import type { Store } from './store.ts';
import type { StoredChair, StoredTable, Terms } from './tables.ts';

const open = (seat: number): StoredChair => ({ seat, kind: 'open', player: null, name: '', seal: null, salt: null });
const human = (seat: number, player: string): StoredChair => ({
  ...open(seat),
  kind: 'human',
  player,
  name: player.toUpperCase(),
  seal: 'ab',
});
const bot = (seat: number): StoredChair => ({ ...open(seat), kind: 'bot' });
const newTable = (id: string, changes: Partial<StoredTable> = {}): StoredTable => ({
  ...gatheringTable({ id, host: 'ada', chairs: [human(0, 'ada'), open(1)] }),
  ...changes,
});
const RECORD = barterRecord(SEALED);
const begins = (id: string, toAct: number[]) => ({
  match: { id, record: RECORD, created: NOW },
  turn: { moves: 0, toAct },
});

describe.each(ENGINES)('players and tables on $name', ({ place }) => {
  let reopen: Place['open'];
  let store: Store;
  beforeEach(async () => {
    ({ open: reopen } = await place());
    store = await reopen();
    for (const id of ['ada', 'bo']) await store.players.create({ id, name: '', language: 'en', created: NOW });
  });
  afterEach(() => store.close());

  test('a guest has a name, also after opening again', async () => {
    await store.players.rename('ada', 'Ада');
    await store.players.speak('ada', 'ru');
    await store.close();
    store = await reopen();
    expect(await store.players.load('ada')).toEqual({ id: 'ada', name: 'Ада', language: 'ru', created: NOW });
    expect(await store.players.load('nobody')).toBeUndefined();
  });

  test('a recovery works once, and not when it is over', async () => {
    await store.players.keepRecovery([{ hash: 'h', player: 'ada', expires: NOW + 10 }]);
    await store.players.keepRecovery([{ hash: 'late', player: 'bo', expires: NOW + 10 }]);
    expect(await store.players.redeem('h', NOW)).toBe('ada');
    expect(await store.players.redeem('h', NOW)).toBeUndefined();
    expect(await store.players.redeem('late', NOW + 10)).toBeUndefined();
  });

  test('a table is as it was set, also after opening again', async () => {
    await store.tables.create(newTable('t'));
    await store.close();
    store = await reopen();
    expect(await store.tables.load('t')).toEqual(newTable('t'));
    expect(await store.tables.load('nobody')).toBeUndefined();
  });

  test('a change is written by whoever knows the latest, and wholly', async () => {
    await store.tables.create(newTable('t'));
    const change = { table: 't', revision: 0, at: NOW + 1 };
    const both = [
      store.tables.change({ ...change, chairs: [human(1, 'bo')] }),
      store.tables.change({ ...change, chairs: [bot(1)], phase: 'sealing', host: 'bo' }),
    ];
    expect(await Promise.all(both)).toEqual([true, false]);
    const chairs = [human(0, 'ada'), human(1, 'bo')];
    expect(await store.tables.load('t')).toEqual(newTable('t', { chairs, revision: 1, changed: NOW + 1 }));
  });

  test('what was agreed on changes wholly, chairs included, also after opening again', async () => {
    await store.tables.create(newTable('t', { chairs: [human(0, 'ada'), open(1), bot(2)] }));
    const terms: Omit<Terms, 'seats'> = {
      options: { cards: null },
      told: { cards: null },
      access: 'link',
      clock: { kind: 'none' },
      timeout: 'bot',
    };
    const barred = [{ number: 1, player: 'bo', name: 'Bo' }];
    await store.tables.change({ table: 't', revision: 0, at: NOW, terms: { ...terms, seats: 2 }, barred });
    const marked = { ...human(2, 'bo'), mark: 2 };
    await store.tables.change({ table: 't', revision: 1, at: NOW, terms: { ...terms, seats: 3 }, chairs: [marked] });
    await store.close();
    store = await reopen();
    const chairs = [human(0, 'ada'), open(1), marked];
    expect(await store.tables.load('t')).toEqual(newTable('t', { ...terms, chairs, barred, revision: 2 }));
    expect(await store.verify()).toEqual([]);
  });

  test('an entry that was made at an older revision of its table is not written', async () => {
    await store.tables.create(newTable('t'));
    await store.tables.change({ table: 't', revision: 0, at: NOW, phase: 'playing', begins: begins('t', [0]) });
    const append = { match: 't', entry: { seat: 0, move: 'a', events: [] }, at: NOW, clocks: [] };
    const turn = { moves: 1, toAct: [1] };
    expect(await store.append({ ...append, turn, seq: 0, revision: 0 })).toBe(false);
    expect((await store.load('t'))?.record.entries).toEqual([]);
    expect(await store.append({ ...append, turn, seq: 0, revision: 1 })).toBe(true);
  });

  test('a match and its table are read together, or what there is of them', async () => {
    await store.tables.create(newTable('t'));
    expect(await store.whole('t')).toEqual({ match: undefined, setting: await store.tables.load('t') });
    await store.create({ id: 'm', record: RECORD, created: NOW });
    expect(await store.whole('m')).toEqual({ match: await store.load('m'), setting: undefined });
    expect(await store.whole('nobody')).toEqual({ match: undefined, setting: undefined });
  });

  test('a match begins with its table or not at all', async () => {
    await store.tables.create(newTable('t'));
    const change = { table: 't', at: NOW, phase: 'playing', begins: begins('t', [0]) } as const;
    expect(await store.tables.change({ ...change, revision: 7 })).toBe(false);
    expect(await store.load('t')).toBeUndefined();
    expect(await store.tables.change({ ...change, revision: 0 })).toBe(true);
    expect((await store.load('t'))?.record).toEqual(RECORD);
    await expect(store.tables.change({ ...change, revision: 1, phase: 'ended' })).rejects.toThrow();
    expect((await store.tables.load('t'))?.phase).toBe('playing');
  });

  test('lists know whose turn it is and how it ended', async () => {
    await store.tables.create(newTable('t', { chairs: [human(0, 'ada'), human(1, 'bo')] }));
    await store.tables.change({ table: 't', revision: 0, at: NOW, phase: 'playing', begins: begins('t', [1]) });
    expect(await store.tables.ofPlayer('bo', 9)).toMatchObject([
      { id: 't', toAct: [1], moves: 0, told: { cards: 'hash' } },
    ]);
    const entry = { seat: 1, move: 'x', events: [] };
    const outcome = { ranking: [[1], [0]], sheets: [], verdict: 'won' };
    const ending = { outcome, total: 1, moves: 1, undone: 0, isByPeople: true };
    await store.append({ match: 't', seq: 0, entry, at: NOW + 5, ending, turn: { moves: 1, toAct: [] } });
    const expected = { id: 't', phase: 'over', moves: 1, toAct: [], changed: NOW + 5, outcome };
    expect(await store.tables.ofPlayer('ada', 9)).toMatchObject([expected]);
    expect((await store.tables.load('t'))?.revision).toBe(2);
  });

  test('the lobby: public tables of a phase, the newest first, so many', async () => {
    for (const id of ['a', 'b', 'c']) await store.tables.create(newTable(id));
    await store.tables.create(newTable('hidden', { access: 'link' }));
    await store.tables.create(newTable('later', { phase: 'over' }));
    const listed = await store.tables.listed({ phase: 'gathering', limit: 2 });
    expect(listed.map(({ id }) => id)).toEqual(['c', 'b']);
  });

  test('tables to sit down at are found before the list is cut, whatever else was set since by others', async () => {
    await store.tables.create(newTable('free'));
    await store.tables.create(newTable('left', { host: 'bo', chairs: [open(0), open(1)] }));
    await store.tables.create(newTable('full', { host: 'bo', chairs: [human(0, 'bo'), bot(1)] }));
    await store.tables.create(newTable('hidden', { host: 'bo', access: 'link' }));
    expect((await store.tables.inviting(1, [])).map(({ id }) => id)).toEqual(['free']);
  });

  test('the tables of a player: those with a chair of theirs, the latest change first', async () => {
    await store.tables.create(newTable('old', { changed: NOW + 1 }));
    await store.tables.create(newTable('new', { changed: NOW + 2 }));
    await store.tables.create(newTable('other', { chairs: [human(0, 'bo'), open(1)] }));
    expect((await store.tables.ofPlayer('ada', 9)).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(await store.tables.ofPlayer('ada', 1)).toHaveLength(1);
  });

  test('tables that wait for nobody outside: opening salts, with a bot to act, or full and public', async () => {
    const chairs = [human(0, 'ada'), bot(1)];
    const toAct = { full: undefined, people: [0], bots: [1], both: [0, 1] };
    for (const [id, seats] of Object.entries(toAct)) {
      await store.tables.create(newTable(id, { chairs }));
      const change = { table: id, revision: 0, at: NOW, phase: 'playing' } as const;
      if (seats) await store.tables.change({ ...change, begins: begins(id, seats) });
    }
    await store.tables.create(newTable('sealing', { phase: 'sealing' }));
    await store.tables.create(newTable('over', { phase: 'over', chairs }));
    await store.tables.create(newTable('free'));
    await store.tables.create(newTable('hidden', { access: 'link', chairs }));
    expect(await store.tables.waiting()).toEqual(['full', 'bots', 'both', 'sealing']);
  });

  test('a table before its match is forsaken once, unless it has changed or is in use', async () => {
    const table = newTable('t', { access: 'link' });
    for (const each of [table, newTable('playing', { phase: 'playing' })]) await store.tables.create(each);
    expect(await store.tables.gathering()).toEqual([{ id: 't', access: 'link', changed: NOW }]);
    const stays = { isGone: false, rematchOf: null };
    expect(await store.tables.forsake({ ...table, changed: NOW - 1 }, () => false)).toEqual(stays);
    expect(await store.tables.forsake(table, () => true)).toEqual(stays);
    expect(await store.tables.forsake(newTable('playing'), () => false)).toEqual(stays);
    expect(await store.tables.load('t')).toEqual(table);
    expect(await store.tables.forsake(table, () => false)).toEqual({ isGone: true, rematchOf: null });
    expect(await store.tables.load('t')).toBeUndefined();
    expect(await store.tables.forsake(table, () => false)).toEqual(stays);
  });

  test('with a forsaken rematch goes the way to it', async () => {
    await store.tables.create(newTable('t', { phase: 'over' }));
    await store.tables.rematch('t', newTable('next'));
    expect(await store.tables.forsake(newTable('next'), () => false)).toEqual({ isGone: true, rematchOf: 't' });
    expect((await store.tables.load('t'))?.rematch).toBeNull();
    expect(await store.tables.rematch('t', newTable('another'))).toBe('another');
  });

  test('a rematch is made once', async () => {
    await store.tables.create(newTable('t'));
    expect(await store.tables.rematch('t', newTable('next'))).toBe('next');
    expect(await store.tables.rematch('t', newTable('another'))).toBe('next');
    expect(await store.tables.load('another')).toBeUndefined();
    expect((await store.tables.load('t'))?.rematch).toBe('next');
  });
});
