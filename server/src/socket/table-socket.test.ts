import { type AnyGame, type GameTypes, type MatchRecord, rerun, simRng } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import { afterEach, expect, test } from 'vitest';
import { SOLO } from '../testing/games.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { playRandomly, randomMove } from '../testing/random-run.ts';

/** Robots play faster than people. */
const FAST = { messagesPerSecond: 100_000, burst: 100_000 };

let house: OpenHouse;
afterEach(() => house.close());

test('a whole run: played to its end, told to all, and its public record plays out the same', async () => {
  house = await openHouse({ limits: FAST });
  const { guest, match, seen } = await house.seated();
  const watcher = await house.guest();
  expect(await watcher.joins({ match })).toMatchObject({ seen: { seq: 0, moves: [], canUndo: false } });
  const last = await playRandomly(guest, seen, { rng: simRng(1) });
  expect(last.outcome).toBeDefined();
  expect(last).toMatchObject({ moves: [], canUndo: false });

  const { body } = await get<MatchRecord<GameTypes>>(`${house.address}/api/matches/${match}/record`);
  const again = rerun(SOLO, body).match;
  expect(again && SOLO.outcome(again.state)).toEqual(last.outcome);
  for (let seq = 1; seq <= last.seq; seq += 1) expect((await watcher.hears('seen')).seen.seq).toBe(seq);

  guest.say({ type: 'undo', moves: 1 });
  expect((await guest.hears('refused')).refusal.code).toBe('game-over');
});

test('taking back, asking again and looking on from an entry', async () => {
  house = await openHouse({ limits: FAST });
  const { guest, match, token, seen } = await house.seated();
  await playRandomly(guest, seen, { rng: simRng(2), limit: 5 });
  guest.say({ type: 'undo', moves: 2 });
  const undone = await guest.hears('seen');
  expect(undone).toMatchObject({ from: 5, news: [{ undone: 2, events: [] }], seen: { seq: 6, undone: 1 } });
  guest.say({ type: 'look', from: 0 });
  expect((await guest.hears('seen')).news).toHaveLength(6);

  const back = await house.guest();
  const from4 = await back.joins({ match, token, from: 4 });
  expect(from4).toMatchObject({ from: 4, seen: undone.seen });
  expect(from4.news).toHaveLength(2);
});

test('the table says who is who, and which aids were used, to everybody and after a restart', async () => {
  house = await openHouse();
  const { guest, match, token } = await house.seated();
  const watcher = await house.guest();
  await watcher.joins({ match });
  guest.say({ type: 'aided', aid: 'odds' });
  guest.say({ type: 'aided', aid: 'odds' });
  guest.say({ type: 'aided', aid: 'hints' });
  const heard = [await guest.hears('table'), await guest.hears('table'), await watcher.hears('table')];
  expect(heard.map(({ aids, viewer }) => ({ aids, viewer }))).toEqual([
    { aids: ['odds'], viewer: 0 },
    { aids: ['odds', 'hints'], viewer: 0 },
    { aids: ['odds'], viewer: 'spectator' },
  ]);
  await house.close();
  house = await openHouse({}, house.folder);
  const back = await house.guest();
  back.say({ type: 'join', match, token });
  expect(await back.hears('table')).toMatchObject({ viewer: 0, aids: ['odds', 'hints'] });
});

test('seats take turns, each with its own message', async () => {
  house = await openHouse({ games: [lanterns as unknown as AnyGame], limits: FAST });
  const made = await house.registry.create({ game: 'lanterns', options: {}, seats: 3 });
  if ('code' in made) throw new Error(made.code);
  const { match } = made;
  const guests = await Promise.all([0, 1, 2].map(() => house.guest()));
  let seen = await Promise.all(
    guests.map(
      async (guest, seat) => (await guest.joins({ match, token: await house.tokens.sign({ match, seat }) })).seen,
    ),
  );
  const rng = simRng(3);
  while (seen[0]?.outcome === undefined) {
    const actor = seen.findIndex(({ moves }) => moves.length > 0);
    guests[(actor + 1) % 3]?.say({ type: 'play', asked: seen[0]?.seq, move: 'roll' });
    expect((await guests[(actor + 1) % 3]?.hears('refused'))?.refusal.code).toBe('not-your-turn');
    const mine = seen[actor];
    if (mine) guests[actor]?.say(randomMove(mine, rng));
    seen = await Promise.all(guests.map(async (guest) => (await guest.hears('seen')).seen));
  }
  expect(seen.map(({ seq }) => seq)).toEqual([12, 12, 12]);
});

test('a server that stops says goodbye with a code', async () => {
  house = await openHouse();
  const { guest } = await house.seated();
  const [code] = await Promise.all([guest.closed(), house.close()]);
  expect(code).toBe(1001);
});
