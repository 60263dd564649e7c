import { describe, expect, test } from 'vitest';
import { ENGINES, type Engine } from '../testing/engines.ts';
import { fill, GUESTS, MATCHES, TABLES } from '../testing/rich-store.ts';
import type { Store } from './store.ts';

const LATE = 2_000_000_000_000;
const SWEPT = { after: null, limit: 99, outdated: { finished: LATE, abandoned: LATE, guests: LATE } };

/** Everything that can be asked, one after the other. */
async function answersOf(store: Store): Promise<unknown[]> {
  const { tables, players, chat, notices, clocks, bans, admin } = store;
  const asked: (() => Promise<unknown>)[] = [
    ...['', 'ADA', 'ada_', '%', 'nobody'].map((search) => () => admin.lines({ search, limit: 99 })),
    () => admin.lines({ search: 'bo', phase: 'playing', limit: 2 }),
    () => admin.counts(),
    () => admin.totals(),
    () => admin.reports({ limit: 9 }),
    () => admin.reports({ table: 'ada-plays', limit: 9 }),
    () => admin.running(),
    () => tables.inviting(9, ['bo-waits']),
    () => tables.waiting(),
    () => tables.gathering(),
    () => tables.listed({ phase: 'playing', limit: 9 }),
    () => store.best({ game: 'barter', limit: 9 }),
    () => store.best({ game: 'barter', verdict: 'won', limit: 1 }),
    () => clocks.ticking(),
    () => clocks.lastOpen(),
    () => bans.all(),
    () => chat.reports(9),
    ...TABLES.flatMap((id) => [() => tables.load(id), () => store.glance(id), () => chat.last(id, 9)]),
    ...MATCHES.flatMap((id) => [() => store.load(id), () => store.glance(id)]),
    ...GUESTS.flatMap((id) => [
      () => players.load(id),
      () => players.epoch(id),
      () => players.codeSince(id),
      () => tables.ofPlayer(id, 9),
      () => tables.mentioning(id),
      () => tables.keptFor(id, 0),
      () => notices.subscriptions(id),
      () => notices.webhook(id),
    ]),
  ];
  const answers: unknown[] = [];
  for (const ask of asked) answers.push(await ask());
  return answers;
}

/** Whatever else can be done, and what comes of each. */
async function deedsOf(store: Store): Promise<unknown[]> {
  const { tables, players, chat, bans, admin } = store;
  const outcome = { ranking: [[0], [1]], sheets: [], verdict: 'won' };
  const entry = { seat: 0, move: 'last', events: [] };
  const ending = { outcome, total: 7, moves: 5, undone: 0, isByPeople: true };
  const deeds: (() => Promise<unknown>)[] = [
    () => players.list('ada', true),
    () => store.append({ match: 'ada-plays', seq: 4, entry, at: LATE, ending, turn: { moves: 5, toAct: [] } }),
    () => store.best({ game: 'barter', limit: 9 }),
    () => tables.hide('ada'),
    () => tables.ofPlayer('ada', 9),
    () =>
      tables.change({ table: 'bo-waits', revision: 0, at: LATE, barred: [{ number: 1, player: 'ada', name: 'A' }] }),
    () => tables.mentioning('ada'),
    () => chat.settle('ada-plays', 1, LATE),
    () => chat.remove('ada-plays', 1),
    () => admin.reports({ limit: 9 }),
    () => players.keepCode({ hash: 'code', player: 'bo', since: 1 }),
    () => players.codeSince('bo'),
    () => players.redeem('code', LATE),
    () => players.endEpoch('bo'),
    () => players.unsign('bo'),
    () => players.forget('bo'),
    () => players.load('bo'),
    () => bans.lift({ kind: 'guest', name: 'eve' }),
    () => bans.lift({ kind: 'guest', name: 'eve' }),
    () => store.clocks.giveBack(LATE),
    () => store.clocks.ticking(),
    () => admin.sweep({ ...SWEPT, kind: 'matches', isInUse: (id) => id === 'bo-alone' }),
    () => admin.sweep({ ...SWEPT, kind: 'tables', isInUse: (id) => id === 'ada-plays' }),
    () => admin.sweep({ ...SWEPT, kind: 'guests', isInUse: () => false }),
  ];
  const results: unknown[] = [];
  for (const deed of deeds) results.push(await deed());
  return results;
}

async function storyOf({ place }: Engine): Promise<unknown> {
  const store = await (await place()).open();
  await fill(store);
  const before = await answersOf(store);
  const deeds = await deedsOf(store);
  const raw = Object.keys(JSON.parse((await store.admin.raw('ada-plays')) ?? '{}'));
  const story = { before, deeds, raw, after: await answersOf(store), damaged: await store.verify() };
  await store.close();
  return story;
}

describe.runIf(ENGINES.length > 1)('every engine', () => {
  test('gives the same answers to everything', async () => {
    const [first, ...others] = await Promise.all(ENGINES.map(storyOf));
    for (const other of others) expect(other).toEqual(first);
    expect(first).toMatchObject({ damaged: [], raw: expect.arrayContaining(['tables', 'entries']) });
  });
});
