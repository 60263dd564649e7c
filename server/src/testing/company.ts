import { type AnyGame, at } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import type { TableInfo, TableWish, TakenSeat } from '@haven/wire';
import type { Plan } from '../server-parts.ts';
import { type Browser, browserAt, hearsTable, wishFor } from './browser.ts';
import type { Guest } from './guest.ts';
import type { OpenHouse } from './open-house.ts';

const LANTERNS = lanterns as unknown as AnyGame;

const FAST = { messagesPerSecond: 100_000, burst: 100_000, newMatchesPerMinute: 1000 };

/** A clock that goes when it is told to. */
export interface HandClock {
  readonly now: () => number;
  pass(ms: number): void;
}

export function handClock(start = 1_700_000_000_000): HandClock {
  let now = start;
  return {
    now: () => now,
    pass: (ms) => {
      now += ms;
    },
  };
}

/** A house that looks at its clocks all the time, and whose time passes by hand. */
export function livelyPlan({ now }: HandClock, services: Plan['services'] = {}): Partial<Plan> {
  return { games: [LANTERNS], limits: FAST, botMs: 0, now, services: { tickMs: 5, ...services } };
}

/** People at a table whose match has begun. */
export interface Company {
  readonly table: string;
  readonly browsers: readonly Browser[];
  readonly guests: readonly Guest[];
  readonly seats: readonly TakenSeat[];
}

export async function companyOf(
  house: Pick<OpenHouse, 'address'>,
  people: number,
  changes: Partial<TableWish> = {},
): Promise<Company & { readonly info: TableInfo }> {
  const browsers = Array.from({ length: people }, () => browserAt(house.address));
  const host = at(browsers, 0);
  const { body } = await host.ask<TakenSeat>(
    'POST /api/tables',
    wishFor('lanterns', host, { seats: people, ...changes }),
  );
  const { table } = body;
  const seats = [body];
  for (const [seat, browser] of [...browsers.entries()].slice(1))
    seats.push((await browser.ask<TakenSeat>(`POST /api/tables/${table}/chairs/${seat}`, { seal: browser.seal })).body);
  for (let seat = people; seat < (changes.seats ?? people); seat += 1)
    await host.ask(`POST /api/tables/${table}/bots/${seat}`);
  const guests = await Promise.all(seats.map((taken, seat) => at(browsers, seat).sits(taken)));
  await host.ask(`POST /api/tables/${table}/start`);
  guests.forEach((guest, seat) => guest.say({ type: 'salt', salt: at(browsers, seat).salt }));
  const [info] = await Promise.all(guests.map((guest) => hearsTable(guest, ({ phase }) => phase === 'playing')));
  if (info === undefined) throw new Error('nobody came');
  return { table, browsers, guests, seats, info };
}

/** What all of them see next. */
export function allSee(guests: readonly Guest[]) {
  return Promise.all(guests.map(async (guest) => (await guest.hears('seen')).seen));
}

/** Rolls a die from this seat, after everybody has seen whose turn it is; returns what all see then. */
export function rolls({ guests }: Company, seat: number, asked: number) {
  at(guests, seat).say({ type: 'play', asked, move: 'roll' });
  return allSee(guests);
}
