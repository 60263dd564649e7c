import { at } from '@haven/kit';
import type { Lobby, TableInfo, TableWish, TakenSeat } from '@haven/wire';
import { type Browser, browserAt, wishFor } from './browser.ts';
import type { Guest } from './guest.ts';
import { get, type OpenHouse } from './open-house.ts';

/** People at a table whose match has not begun; the first of them has set it. */
export interface Gathering {
  readonly table: string;
  readonly people: readonly Browser[];
  readonly taken: readonly TakenSeat[];
  /** Their sockets. */
  readonly guests: readonly Guest[];
}

/** So many people come to a table of the lobby, one after the other, and stay. */
export async function gatheringOf(
  house: OpenHouse,
  people: number,
  changes: Partial<TableWish> = {},
): Promise<Gathering> {
  const [host = browserAt(house.address), ...others] = Array.from({ length: people }, () => browserAt(house.address));
  const first = (
    await host.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', host, { seats: people, ...changes }))
  ).body;
  const taken = [first];
  const guests = [await host.sits(first)];
  for (const [index, browser] of others.entries()) {
    const chair = await sitsDown(browser, first.table, index + 1);
    taken.push(chair);
    guests.push(await browser.sits(chair));
  }
  return { table: first.table, people: [host, ...others], taken, guests };
}

export async function sitsDown(who: Browser, table: string, seat: number): Promise<TakenSeat> {
  return (await who.ask<TakenSeat>(`POST /api/tables/${table}/chairs/${seat}`, { seal: who.seal })).body;
}

/** The page of this seat is closed, and the house has noticed. */
export async function goesAway(house: OpenHouse, { table, guests }: Gathering, seat: number): Promise<void> {
  at(guests, seat).socket.close();
  while ((await infoOf(house, table)).chairs[seat]?.isOnline);
}

export async function allGo(house: OpenHouse, gathering: Gathering): Promise<void> {
  for (const seat of gathering.guests.keys()) await goesAway(house, gathering, seat);
}

export async function infoOf({ address }: OpenHouse, table: string): Promise<TableInfo> {
  return (await get<TableInfo>(`${address}/api/tables/${table}`)).body;
}

export async function lobbyOf({ address }: OpenHouse): Promise<Lobby> {
  return (await get<Lobby>(`${address}/api/tables`)).body;
}

/** Long enough for every alarm that is due, and for what it does. */
export function aWhile(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100));
}
