import { games } from '@haven/games/rules';
import { at } from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HotSeat } from '../links/hand-over.ts';
import { openLocal } from '../links/local/open-local.ts';
import type { OpenTable } from '../links/open-table.ts';
import { closeBrowser, openBrowser } from './browser.ts';
import { linkContract } from './link-contract.ts';
import { SOLO } from './solo.ts';
import { tabAt } from './tab.ts';

beforeAll(() => openBrowser());
afterAll(closeBrowser);

const SEED = '5e'.repeat(32);
let runs = 0;
function newRun(): string {
  runs += 1;
  return `run-${runs}`;
}

linkContract('a run of this browser', {
  lay: () => {
    const run = newRun();
    const open = () => openLocal(run, { game: SOLO.meta.id, seed: SEED });
    return Promise.resolve({ open, cut: () => Promise.resolve() });
  },
  openUnknown: () => openLocal('never-begun'),
});

const PERSON: SeatInfo = { name: '', kind: 'human' };
const BOT: SeatInfo = { name: '', kind: 'bot' };

async function openWith(...seats: readonly SeatInfo[]): Promise<OpenTable> {
  const game = at(
    games.filter(({ meta: { seats: room } }) => room.min <= seats.length && room.min > 1),
    0,
  );
  const opened = await openLocal(newRun(), { game: game.meta.id, seed: SEED, seats });
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
}

test('nobody sees what is secret before they hold the device', async () => {
  const table = await openWith(PERSON, PERSON);
  const { next } = table.hotSeat;
  expect(table.hotSeat).toEqual({ viewer: 'spectator', next: expect.any(Number) });
  const tab = await tabAt(table);
  expect(tab.seen().moves).toEqual([]);
  const taken = new Promise<HotSeat>((resolve) => table.watchHotSeat(resolve));
  table.take(next ?? 0);
  expect(await taken).toEqual({ viewer: next, next: null });
  table.link.look(0);
  await tab.until(() => tab.seen().moves.length > 0);
  table.link.close();
});

test('bots move until a person is asked, and every move of theirs is told in order', async () => {
  const table = await openWith(PERSON, BOT);
  table.setPace(0);
  const tab = await tabAt(table);
  for (let turn = 0; turn < 3; turn += 1) {
    await tab.until(() => tab.seen().moves.length > 0);
    await tab.plays();
  }
  await tab.until(() => tab.seen().moves.length > 0);
  const { told } = tab.state();
  expect(told).toHaveLength(tab.seen().seq);
  expect(new Set(told.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  table.link.close();
});

test('a run that is open in two tabs: what one plays, bots and taking back included, the other shows by itself', async () => {
  const run = newRun();
  const game = at(
    games.filter(({ meta: { seats } }) => seats.min > 1),
    0,
  );
  const open = async () => {
    const table = await openLocal(run, { game: game.meta.id, seed: SEED, seats: [PERSON, BOT] });
    if (typeof table === 'string') throw new Error(table);
    table.setPace(0);
    return tabAt(table);
  };
  const one = await open();
  const other = await open();
  for (let turn = 0; turn < 2; turn += 1) {
    await one.until(() => one.seen().moves.length > 0);
    await one.plays();
  }
  one.table.link.undo(1);
  await one.until(() => one.seen().undone === 1);
  await other.until(() => other.seen().undone === 1);
  expect(other.state().told).toEqual(one.state().told);
  expect([...one.messages, ...other.messages].filter(({ type }) => type === 'refused')).toEqual([]);
  for (const tab of [one, other]) {
    await tab.asks((link) => link.look(0));
    tab.table.link.close();
  }
});
