import { setTimeout } from 'node:timers/promises';
import { at, type FromTable, type GameTypes, type Level, pick, type Rng, type Seen, sealOf } from '@haven/kit';
import type { BotWish, TableWish, TakenSeat } from '@haven/wire';
import { type Ear, openEar } from '../server/ear.ts';

/** By turns: one that lasts three or four minutes at this pace and is begun again, and one that lasts all the time. */
const GAMES = ['tortuga', 'tortuga-2199'];
export const SEATS = 4;

/** People at one table of the server, each with a cookie, a seat and a socket of their own. */
export interface People {
  readonly ears: readonly Ear[];
  refusals(): number;
}

interface Guest {
  cookie: string;
}

const NO_CONTENT = 204;

async function ask<Body>(guest: Guest, url: string, message?: unknown): Promise<Body> {
  const sent = message === undefined ? {} : { body: JSON.stringify(message) };
  const type = message === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers: { ...type, cookie: guest.cookie }, ...sent });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  guest.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? guest.cookie;
  return (response.status === NO_CONTENT ? undefined : await response.json()) as Body;
}

/** Nobody opens a salt here, so any seal will do. */
const SEAL = sealOf('00'.repeat(32));
const WISH: Omit<TableWish, 'game'> = {
  ...{ seats: SEATS, seal: SEAL, options: {} },
  ...{ access: 'link', clock: { kind: 'none' }, timeout: 'bot' },
};

/** Sets a table, fills its chairs and begins, as pages would. */
export async function gather(port: number, table: number): Promise<People> {
  const game = at(GAMES, table % GAMES.length);
  return await begin(port, game, async (first) => {
    const seats = [first];
    for (let seat = 1; seat < SEATS; seat += 1)
      seats.push(await ask<TakenSeat>({ cookie: '' }, `${chairsOf(port, first)}/${seat}`, { seal: SEAL }));
    return seats;
  });
}

/** Sets a table for one person and bots of this level. */
export async function gatherBots(port: number, { game, level }: { game: string; level: Level }): Promise<People> {
  return await begin(port, game, async (first, host) => {
    for (let seat = 1; seat < SEATS; seat += 1)
      await ask(host, `${tablesAt(port)}/${first.table}/bots/${seat}`, { level } satisfies BotWish);
    return [first];
  });
}

const tablesAt = (port: number) => `http://127.0.0.1:${port}/api/tables`;
const chairsOf = (port: number, { table }: TakenSeat) => `${tablesAt(port)}/${table}/chairs`;

/** Whoever has the first chair sees to the others. */
type Seating = (first: TakenSeat, host: Guest) => Promise<readonly TakenSeat[]>;

async function begin(port: number, game: string, seatOthers: Seating): Promise<People> {
  const host: Guest = { cookie: '' };
  const first = await ask<TakenSeat>(host, tablesAt(port), { ...WISH, game });
  const seats = await seatOthers(first, host);
  let refusals = 0;
  const isNews = (frame: string) => {
    if (/^\{"type":"(error|refused)"/.test(frame)) refusals += 1;
    return frame.startsWith('{"type":"seen"');
  };
  const sit = async ({ table, token }: TakenSeat) => {
    const ear = await openEar(`ws://127.0.0.1:${port}/api/table`, isNews);
    ear.send(JSON.stringify({ type: 'join', match: table, token }));
    return ear;
  };
  const ears = await Promise.all(seats.map(sit));
  await ask(host, `${tablesAt(port)}/${first.table}/start`);
  await Promise.all(ears.map((ear) => ear.heard(1)));
  return { ears, refusals: () => refusals };
}

function seenBy(ear: Ear): Seen<GameTypes> {
  return (JSON.parse(ear.last()) as FromTable<GameTypes>).seen;
}

/** Somebody makes a random move and hears of it; false if the match is over. */
export async function moveAt({ ears }: People, rng: Rng): Promise<boolean> {
  const [first] = ears;
  const { toAct, seq } = first ? seenBy(first) : { toAct: [], seq: 0 };
  const mover = ears[toAct[0] ?? -1];
  if (mover === undefined) return false;
  await mover.heard(seq + 1);
  const { asked, moves } = seenBy(mover);
  mover.send(JSON.stringify({ type: 'play', asked, move: pick(rng, moves).text }));
  await Promise.all(ears.map((ear) => ear.heard(seq + 2)));
  return true;
}

/** So often somebody who plays against bots looks whether it is their turn. */
const GLANCE_MS = 100;

/** Makes a random move whenever there is one to make, until the time is up or the match is over. */
export async function playWhenAsked({ ears }: People, { until, rng }: { until: number; rng: Rng }): Promise<void> {
  const ear = at(ears, 0);
  let answered = -1;
  while (performance.now() < until) {
    await setTimeout(GLANCE_MS);
    const { asked, moves } = seenBy(ear);
    if (moves.length === 0 || asked === answered) continue;
    answered = asked;
    ear.send(JSON.stringify({ type: 'play', asked, move: pick(rng, moves).text }));
  }
}

export function leave({ ears }: People): void {
  for (const ear of ears) ear.close();
}
