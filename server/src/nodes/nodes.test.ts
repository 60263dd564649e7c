import { at } from '@haven/kit';
import type { Clock, TakenSeat } from '@haven/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserAt, hearsTable, wishFor } from '../testing/browser.ts';
import { allSee, companyOf, type HandClock, handClock, livelyPlan } from '../testing/company.ts';
import { hasPostgres, newDatabaseUrl } from '../testing/engines.ts';
import { infoOf, lobbyOf } from '../testing/gathering.ts';
import type { Guest } from '../testing/guest.ts';
import { openNode } from '../testing/nodes.ts';
import { get, type OpenHouse } from '../testing/open-house.ts';
import { hasRedis, redisIn } from '../testing/redis-server.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const LIVE: Clock = { kind: 'live', moveSeconds: 30, bankSeconds: 60, graceSeconds: 60 };
const redis = redisIn(tempFolder());
const WAYS = [
  { way: 'with Redis', redisUrl: redis.url },
  { way: 'without Redis', redisUrl: '' },
];

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}

let clock: HandClock;
let here: OpenHouse;
let there: OpenHouse;
async function openBoth(redisUrl: string): Promise<void> {
  clock = handClock();
  const place = { databaseUrl: await newDatabaseUrl(), redisUrl };
  [here, there] = [await openNode(place, livelyPlan(clock)), await openNode(place, livelyPlan(clock))];
  await until(() => redisUrl === '' || [here, there].every(({ context }) => context.bus.isWell()));
}
const closeBoth = () => Promise.all([here.close(), there.close()]);

/** A match of two at the first server; the second player moves over to the other one. */
async function apart(changes = {}) {
  const company = await companyOf(here, 2, changes);
  await allSee(company.guests);
  const [one, other] = [at(company.guests, 0), await there.guest()];
  await other.joins({ match: company.table, token: at(company.seats, 1).token });
  at(company.guests, 1).socket.close();
  return { company, one, other };
}

async function takeTurns(one: Guest, other: Guest, from: number): Promise<void> {
  one.say({ type: 'play', asked: from, move: 'roll' });
  await until(async () => (await other.hears('seen')).seen.seq === from + 1);
  other.say({ type: 'play', asked: from + 1, move: 'roll' });
  await until(async () => (await one.hears('seen')).seen.seq === from + 2);
}

describe.runIf(hasPostgres() && hasRedis())('two servers over one PostgreSQL', () => {
  beforeAll(redis.start);
  afterAll(redis.kill);

  describe.each(WAYS)('$way', ({ redisUrl }) => {
    beforeEach(() => openBoth(redisUrl));
    afterEach(closeBoth);

    test('players at different servers see each other’s moves, and read what the other says', async () => {
      const { one, other } = await apart();
      await takeTurns(one, other, 0);
      await takeTurns(one, other, 2);
      one.say({ type: 'say', said: { kind: 'text', text: 'good day' } });
      expect((await other.hears('chat')).lines.at(-1)?.said).toEqual({ kind: 'text', text: 'good day' });
    });

    test('both servers move at once for one seat: one is first, the other answers as if its move had come later', async () => {
      const { company, one } = await apart();
      const again = await there.guest();
      await again.joins({ match: company.table, token: at(company.seats, 0).token });
      for (const page of [one, again]) page.say({ type: 'play', asked: 0, move: 'roll' });
      const { refusal, seen } = await Promise.any([one, again].map((page) => page.hears('refused')));
      expect([refusal.code, seen.seq]).toEqual(['not-your-turn', 1]);
      expect((await here.context.store.load(company.table))?.record.entries).toHaveLength(1);
    });

    test('two who open their salts at two servers at once are both in the dice', async () => {
      const [one, other] = [browserAt(here.address), browserAt(there.address)];
      const { body: first } = await one.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', one, { seats: 2 }));
      const chair = `POST /api/tables/${first.table}/chairs/1`;
      const { body: second } = await other.ask<TakenSeat>(chair, { seal: other.seal });
      const [here1, there1] = [await one.sits(first), await other.sits(second)];
      await one.ask(`POST /api/tables/${first.table}/start`);
      for (const guest of [here1, there1]) await hearsTable(guest, ({ phase }) => phase === 'sealing');
      here1.say({ type: 'salt', salt: one.salt });
      there1.say({ type: 'salt', salt: other.salt });
      const { chairs } = await hearsTable(here1, ({ phase }) => phase === 'playing');
      expect(chairs.map(({ salt }) => salt)).toEqual([one.salt, other.salt]);
    });

    test('a match that was ended at one server gets no move from the other', async () => {
      const { company, one, other } = await apart();
      other.say({ type: 'resign' });
      await hearsTable(other, ({ phase }) => phase === 'ended');
      one.say({ type: 'play', asked: 0, move: 'roll' });
      expect((await one.hears('refused')).refusal.code).toBe('game-over');
      expect((await here.context.store.load(company.table))?.record.entries).toEqual([]);
    });
  });

  describe('with Redis', () => {
    beforeEach(() => openBoth(redis.url));
    afterEach(closeBoth);

    test('who sits at one server is there for the other, and what one asks the other is asked', async () => {
      const { company, one, other } = await apart({ clock: LIVE });
      await until(async () => (await infoOf(here, company.table)).chairs.every(({ isOnline }) => isOnline));
      expect((await infoOf(here, company.table)).clocks.map(({ graceSince }) => graceSince)).toEqual([
        undefined,
        undefined,
      ]);
      one.say({ type: 'propose', proposal: { what: 'abandon' } });
      const { request } = await other.hears('request');
      other.say({ type: 'vote', request: request?.id, yes: true });
      await hearsTable(one, ({ phase }) => phase === 'ended');
      other.socket.close();
      await until(async () => !(await infoOf(here, company.table)).chairs[1]?.isOnline);
      expect((await lobbyOf(here)).open).toEqual([]);
    });

    test('a host reads who looks in at the other server, and whoever is sent away from there reads why', async () => {
      const [host, friend] = [browserAt(here.address), browserAt(there.address)];
      const { body: table } = await host.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', host, { seats: 2 }));
      const room = await host.sits(table);
      const visitor = await there.guest();
      visitor.say({ type: 'join', match: table.table });
      await hearsTable(room, ({ visitors }) => visitors?.length === 1);
      visitor.socket.close();
      await hearsTable(room, ({ visitors }) => visitors === undefined);
      const { body: chair } = await friend.ask<TakenSeat>(`POST /api/tables/${table.table}/chairs/1`, {
        seal: friend.seal,
      });
      const seated = await friend.sits(chair);
      await hearsTable(room, ({ chairs }) => chairs[1]?.isOnline === true);
      await host.ask(`POST /api/tables/${table.table}/sent-away`, { seat: 1 });
      expect((await seated.hears('error')).refusal.code).toBe('sent-away');
    });

    test('each kind of request is counted for itself, at both servers together', async () => {
      const [one, other] = [browserAt(here.address), browserAt(there.address)];
      const renames = Array.from({ length: 25 }, (_, number) => `Ada ${number}`);
      for (const name of renames) await one.ask('POST /api/me', { name });
      expect((await one.ask('DELETE /api/me')).status).toBe(204);
      await other.ask('POST /api/me', { name: 'Eve' });
      const farewells = renames.map(() => other.ask('DELETE /api/me').then(({ status }) => status));
      expect((await Promise.all(farewells)).filter((status) => status === 429)).toHaveLength(6);
    });

    test('while Redis is dead the game goes on by looking into the store, and says so; then as before', async () => {
      const { company, one, other } = await apart({ clock: LIVE });
      await takeTurns(one, other, 0);
      await redis.kill();
      const health = async () => (await get<{ others?: string }>(`${here.address}/health`)).body.others;
      await until(async () => (await health()) === 'unheard');
      await takeTurns(one, other, 2);
      expect((await infoOf(here, company.table)).chairs).toMatchObject([{ isOnline: true }, { isOnline: true }]);
      await redis.start();
      await until(() => [here, there].every(({ context }) => context.bus.isWell()));
      expect(await health()).toBeUndefined();
      await takeTurns(one, other, 4);
    });
  });
});
