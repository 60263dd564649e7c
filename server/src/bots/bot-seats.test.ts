import { choiceOf } from '@haven/games/levels';
import { games } from '@haven/games/rules';
import { type AnyGame, at, type GameTypes, type MatchRecord, recordOf, replay, simRng } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import type { BotWish, TableInfo, TakenSeat } from '@haven/wire';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { type Browser, browserAt, wishFor } from '../testing/browser.ts';
import type { Guest, Heard } from '../testing/guest.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { randomMove } from '../testing/random-run.ts';

const LANTERNS = lanterns as unknown as AnyGame;
const FAST = { messagesPerSecond: 100_000, burst: 100_000 };
const PLAN = { games: [LANTERNS, ...games], limits: FAST, botMs: 0 };

/** A game of several whose bots can be chosen. */
const LEVELLED = at(
  games.filter(({ meta }) => meta.seats.max > 1 && choiceOf(meta.id).length > 0),
  0,
).meta.id;

let house: OpenHouse;
afterEach(() => house.close());

/** One person, and a bot on every other chair. */
async function amongBots(
  game: string,
  seats: number,
  bot?: BotWish,
): Promise<{ taken: TakenSeat; host: Browser; guest: Guest }> {
  const host = browserAt(house.address);
  const { body: taken } = await host.ask<TakenSeat>('POST /api/tables', wishFor(game, host, { seats }));
  for (let seat = 1; seat < seats; seat += 1) await host.ask(`POST /api/tables/${taken.table}/bots/${seat}`, bot);
  const guest = await host.sits(taken);
  await host.ask(`POST /api/tables/${taken.table}/start`);
  guest.say({ type: 'salt', salt: host.salt });
  return { taken, host, guest };
}

/** The next position where this person is to act, or the last one. */
async function myTurn(guest: Guest): Promise<Heard['seen']> {
  for (;;) {
    const { seen } = await guest.hears('seen');
    if (seen.moves.length > 0 || seen.outcome) return seen;
  }
}

test('one person and two bots play to the end; the record says who played', async () => {
  house = await openHouse(PLAN);
  const { taken, guest } = await amongBots('lanterns', 3);
  const rng = simRng(1);
  for (let seen = await myTurn(guest); !seen.outcome; seen = await myTurn(guest)) guest.say(randomMove(seen, rng));
  const { body } = await get<MatchRecord<GameTypes>>(`${house.address}/api/matches/${taken.table}/record`);
  expect(body.entries.map((entry) => 'by' in entry)).toEqual(body.entries.map(({ seat }) => seat !== 0));
  expect(body.fairness?.chairs.slice(1)).toEqual([
    { seal: null, salt: null },
    { seal: null, salt: null },
  ]);
});

test.each(games.filter(({ meta }) => meta.seats.max > 1).map(({ meta }) => meta))(
  '$id: the bots of the house move, and everybody hears that they are bots',
  async ({ id, seats }) => {
    house = await openHouse(PLAN);
    const { guest } = await amongBots(id, seats.max);
    const rng = simRng(2);
    const byBots = new Set<number>();
    while (byBots.size < 2) {
      const { seen, news } = await guest.hears('seen');
      for (const { seat, by } of news) if (by === 'bot') byBots.add(seat);
      if (seen.moves.length > 0) guest.say(randomMove(seen, rng));
    }
    expect([...byBots]).not.toContain(0);
    expect((await get<string>(`${house.address}/metrics`)).body).not.toContain('haven_errors_total{where="bot"}');
  },
);

test('a captain plays to the end, also after a restart, and is called one', async () => {
  house = await openHouse(PLAN);
  const { taken, host, guest } = await amongBots(LEVELLED, 2, { level: 'captain' });
  await myTurn(guest);
  await house.close();
  house = await openHouse(PLAN, house.folder);
  const back = await browserAt(house.address, host.cookie()).sits(taken);
  const rng = simRng(3);
  for (let seen = await myTurn(back); !seen.outcome; seen = await myTurn(back)) back.say(randomMove(seen, rng));
  const { body } = await get<TableInfo>(`${house.address}/api/tables/${taken.table}`);
  expect(body).toMatchObject({ phase: 'over', chairs: [{ kind: 'human' }, { kind: 'bot', level: 'captain' }] });
  expect((await get<string>(`${house.address}/metrics`)).body).not.toContain('haven_errors_total{where="bot"}');
});

test('the host chooses which bot sits there, and another instead; nobody else can be named', async () => {
  house = await openHouse(PLAN);
  const host = browserAt(house.address);
  const { body: taken } = await host.ask<TakenSeat>('POST /api/tables', wishFor(LEVELLED, host));
  const path = `/api/tables/${taken.table}`;
  const chosen = (level: unknown, seat = 1) => host.ask(`POST ${path}/bots/${seat}`, { level });
  const bot = async () => (await host.ask<TableInfo>(`GET ${path}`)).body.chairs[1];
  for (const level of ['captain', 'deckhand']) {
    expect((await chosen(level)).status).toBe(204);
    expect(await bot()).toMatchObject({ kind: 'bot', level });
  }
  const unknown = { status: 404, body: { refusal: { code: 'unknown-level' } } };
  for (const level of ['cabin-boy', 'toString', '']) expect(await chosen(level)).toMatchObject(unknown);
  for (const level of [7, null, 'x'.repeat(1000)]) expect((await chosen(level)).status).toBe(400);
  expect((await chosen('captain', 0)).body.refusal?.code).toBe('chair-taken');
  expect((await host.ask(`POST ${path}/bots/1`)).body.refusal?.code).toBe('chair-taken');
  expect(await bot()).toMatchObject({ kind: 'bot', level: 'deckhand' });
});

test('a bot’s turn goes on after a restart, though nobody is there', async () => {
  house = await openHouse({ ...PLAN, botMs: 3_600_000 });
  const { taken, guest } = await amongBots('lanterns', 2);
  const seen = await myTurn(guest);
  guest.say({ type: 'play', asked: seen.asked, move: 'roll' });
  await guest.hears('seen');
  await house.close();
  house = await openHouse(PLAN, house.folder);
  await expect.poll(() => movesMade(taken.table), { interval: 100, timeout: 60_000 }).toBeGreaterThan(1);
  expect((await storedRecord(taken.table)).entries.slice(0, 2)).toMatchObject([
    { seat: 0, move: 'roll' },
    { seat: 1, by: 'bot' },
  ]);
});

async function movesMade(match: string): Promise<number> {
  return (await get<{ moves: number }>(`${house.address}/api/matches/${match}`)).body.moves;
}

test('a bot that is late makes the first legal move, and that is counted', async () => {
  const program = new URL('../testing/sleepy-thread.mjs', import.meta.url);
  house = await openHouse({ ...PLAN, bots: { budgetMs: 5, program } });
  const { taken, guest } = await amongBots('lanterns', 2);
  const { asked } = await myTurn(guest);
  guest.say({ type: 'play', asked, move: 'roll' });
  await myTurn(guest);
  expect((await get<string>(`${house.address}/metrics`)).body).toContain('haven_errors_total{where="bot"} 1');
  const record = await storedRecord(taken.table);
  const before = replay(LANTERNS, record, 1).state;
  expect(record.entries[1]).toMatchObject({ move: LANTERNS.notate(at(LANTERNS.legalMoves(before, 1), 0)), by: 'bot' });
});

test('a bot that thinks when the house closes has not failed', async () => {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  const program = new URL('../testing/sleepy-thread.mjs', import.meta.url);
  house = await openHouse({ ...PLAN, log, bots: { budgetMs: 3_600_000, program } });
  const { guest } = await amongBots('lanterns', 2);
  const { asked } = await myTurn(guest);
  guest.say({ type: 'play', asked, move: 'roll' });
  await guest.hears('seen');
  await new Promise((resolve) => setImmediate(resolve));
  await house.close();
  expect(logged).toEqual([]);
});

async function storedRecord(match: string): Promise<MatchRecord<GameTypes>> {
  const held = await house.registry.hold(match);
  if (held?.table.match === undefined) throw new Error('no such match');
  return recordOf(held.table.match);
}
