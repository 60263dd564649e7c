import { describe, expect, test } from 'vitest';
import type { Closed } from '../links/online-state.ts';
import type { ConnectionState, OpenTable } from '../links/open-table.ts';
import { firstMove, type Tab, tabAt } from './tab.ts';

/** A table that one person plays at alone, wherever it stands. */
interface Ground {
  /** Opens it in one more tab of the same browser. */
  open(): Promise<OpenTable | Closed>;
  /** These lose their connection, if there is one; resolves when all have it again. */
  cut(tables: readonly OpenTable[]): Promise<void>;
}

interface Grounds {
  /** A new table at which nobody has moved. */
  lay(): Promise<Ground>;
  openUnknown(): Promise<OpenTable | Closed>;
}

const TIMEOUT_MS = 10_000;

/** What the page relies on, whatever kind of link it has: nothing above `TableLink` knows which. */
export function linkContract(name: string, { lay, openUnknown }: Grounds): void {
  const promise = (title: string, keeps: (room: Room) => Promise<void>) => {
    test(title, async () => inRoom(await lay(), keeps), TIMEOUT_MS);
  };
  describe(name, () => {
    test('a table that nobody knows is not opened', async () => {
      expect(await openUnknown()).toBe('unknown-table');
    });
    promise('the first message is the whole table', tellsTheWholeTable);
    promise('moves are told once and in order', tellsMovesInOrder);
    promise('a refusal says why, and the table stays as it was', refusesAndStays);
    promise('a move to a question that was answered already is stale', refusesTheStale);
    promise('a move that is taken back leaves the view as it was', takesBack);
    promise('after a lost connection it goes on without gaps or repeats', goesOnAfterALoss);
    promise('two tabs hold the same match, and neither overtakes the other', holdsTwoTabs);
    promise('whoever has left hears nothing and moves nothing', leaves);
    promise('an ear that was taken away hears nothing', stopsListening);
    promise('a helping tool is known to whoever comes next', knowsAids);
  });
}

/** The tabs that look at one table. */
interface Room {
  enter(): Promise<Tab>;
  /** All who are there lose their connection, and have it again. */
  cut(): Promise<void>;
  leave(tab: Tab): void;
}

async function inRoom(ground: Ground, act: (room: Room) => Promise<void>): Promise<void> {
  const there = new Set<OpenTable>();
  const leave = (table: OpenTable) => {
    table.link.close();
    there.delete(table);
  };
  const enter = async () => {
    const opened = await ground.open();
    if (typeof opened === 'string') throw new Error(opened);
    there.add(opened);
    return tabAt(opened);
  };
  try {
    await act({ enter, cut: () => ground.cut([...there]), leave: ({ table }) => leave(table) });
  } finally {
    for (const table of there) leave(table);
  }
}

async function tellsTheWholeTable(room: Room): Promise<void> {
  const player = await room.enter();
  expect(player.messages[0]).toMatchObject({ type: 'seen', from: 0, news: [], seen: { seq: 0 } });
  await player.plays();
  await player.plays();
  const newcomer = await room.enter();
  const { seq } = player.seen();
  expect(newcomer.messages[0]).toMatchObject({ type: 'seen', from: 0, seen: player.seen() });
  expect(newcomer.state().told).toHaveLength(seq);
  expect(newcomer.state().told).toEqual(player.state().told);
  expect(newcomer.table).toMatchObject({ game: player.table.game, hotSeat: { viewer: 0, next: null } });
}

async function tellsMovesInOrder(room: Room): Promise<void> {
  const tab = await room.enter();
  for (let seq = 0; seq < 5; seq += 1)
    expect(await tab.plays()).toMatchObject([{ type: 'seen', from: seq, news: [{ seat: 0 }], seen: { seq: seq + 1 } }]);
  expect(tab.state().told).toHaveLength(5);
}

async function refusesAndStays(room: Room): Promise<void> {
  const tab = await room.enter();
  await tab.plays();
  const before = tab.seen();
  const refused = await tab.asks((link) => link.play(before.asked, 'no such move'));
  expect(refused).toMatchObject([{ type: 'refused', refusal: { code: expect.any(String) } }]);
  expect(tab.seen()).toEqual(before);
  expect(await tab.plays()).toMatchObject([{ type: 'seen', from: 1 }]);
}

async function refusesTheStale(room: Room): Promise<void> {
  const tab = await room.enter();
  const { asked } = tab.seen();
  await tab.plays();
  const refused = await tab.asks((link) => link.play(asked, firstMove(tab.seen())));
  expect(refused).toMatchObject([{ type: 'refused', refusal: { code: 'stale' }, seen: { seq: 1 } }]);
}

async function takesBack(room: Room): Promise<void> {
  const tab = await room.enter();
  const { view, moves } = tab.seen();
  await tab.plays();
  expect(tab.seen().canUndo).toBe(true);
  expect(tab.seen().view).not.toEqual(view);
  expect(await tab.asks((link) => link.undo(1))).toMatchObject([{ type: 'seen', from: 1, news: [{ undone: 1 }] }]);
  expect(tab.seen()).toMatchObject({ seq: 2, view, moves });
}

async function goesOnAfterALoss(room: Room): Promise<void> {
  const tab = await room.enter();
  await tab.plays();
  const before = tab.messages.length;
  await room.cut();
  expect(await tab.plays()).toMatchObject([{ type: 'seen', from: 1, news: [{ seat: 0 }] }]);
  await room.cut();
  await tab.plays();
  expect(tab.state().told).toHaveLength(3);
  const since = tab.messages.slice(before);
  expect(since.map(({ type }) => type)).not.toContain('refused');
  expect(since.flatMap((message) => (message.type === 'seen' ? message.news : []))).toEqual(tab.state().told.slice(1));
  expect((await room.enter()).state().told).toEqual(tab.state().told);
}

async function holdsTwoTabs(room: Room): Promise<void> {
  const [one, other] = [await room.enter(), await room.enter()];
  const { asked } = other.seen();
  const move = firstMove(other.seen());
  await one.plays();
  other.table.link.play(asked, move);
  const refused = () => other.messages.find(({ type }) => type === 'refused');
  await other.until(() => refused() !== undefined);
  expect(refused()).toMatchObject({ refusal: { code: 'stale' }, seen: one.seen() });
  other.table.link.look(0);
  await other.until(() => other.state().told.length === 1);
  expect(other.state().told).toEqual(one.state().told);
  expect((await other.plays()).at(-1)).toMatchObject({ type: 'seen', seen: { seq: 2 } });
}

async function leaves(room: Room): Promise<void> {
  const [gone, there] = [await room.enter(), await room.enter()];
  const states: ConnectionState[] = [];
  gone.table.watch((state) => states.push(state));
  const [heard, known] = [gone.messages.length, states.length];
  room.leave(gone);
  await there.plays();
  gone.table.link.play(there.seen().asked, firstMove(there.seen()));
  gone.table.link.look(0);
  await room.cut();
  expect(await there.plays()).toMatchObject([{ type: 'seen', from: 1 }]);
  expect(gone.messages).toHaveLength(heard);
  expect(states).toHaveLength(known);
}

async function stopsListening(room: Room): Promise<void> {
  const tab = await room.enter();
  let heard = 0;
  const stop = tab.table.link.listen(() => {
    heard += 1;
  });
  await tab.plays();
  expect(heard).toBeGreaterThan(0);
  stop();
  heard = 0;
  await tab.plays();
  expect(heard).toBe(0);
}

async function knowsAids(room: Room): Promise<void> {
  const tab = await room.enter();
  expect(tab.table.aids).toEqual([]);
  tab.table.link.aided('odds');
  await tab.plays();
  expect((await room.enter()).table.aids).toEqual(['odds']);
}
