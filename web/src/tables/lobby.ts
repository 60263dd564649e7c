import type { Seat } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import type { Complaint, Lobby, MyTable, Rematch, TableInfo, TableWish, TakenSeat } from '@haven/wire';
import { type Answer, ask, send } from './ask.ts';
import { newSeal } from './salts.ts';

/** Open tables and games to watch; none if the server is out of reach. */
export async function fetchLobby(): Promise<Lobby> {
  const { value } = await ask<Lobby>('/tables');
  return value ?? { open: [], watch: [] };
}

/** None if the server is out of reach. */
export async function fetchMyTables(): Promise<readonly MyTable[]> {
  const { value } = await ask<readonly MyTable[]>('/my/tables');
  return value ?? [];
}

/** The chair of this guest at a table, if there is one: looked for in their own list, since most visitors have none. */
export async function fetchSeat(table: string): Promise<TakenSeat | undefined> {
  const mine = (await fetchMyTables()).find(({ id }) => id === table);
  const isTaken = mine?.chairs.some(({ seat, kind }) => seat === mine.seat && kind !== 'open');
  return isTaken ? (await ask<TakenSeat>(`${pathOf(table)}/seat`)).value : undefined;
}

export function setTable(wish: Omit<TableWish, 'seal' | 'isListed'>): Promise<Answer<TakenSeat>> {
  const isListed = wish.seats === 1 && useSettings.getState().isListed;
  return send('POST', '/tables', { ...wish, ...(isListed && { isListed }), seal: newSeal() });
}

/** Sits down, moves to another chair, or sits down anew under another name. */
export function takeChair(table: string, seat: Seat): Promise<Answer<TakenSeat>> {
  return send('POST', `${pathOf(table)}/chairs/${seat}`, { seal: newSeal() });
}

/** Leaves a chair; the host also sends bots away, and those who are not there. */
export function leaveChair(table: string, seat: Seat): Promise<Answer<null>> {
  return send('DELETE', `${pathOf(table)}/chairs/${seat}`);
}

export function seatBot(table: string, seat: Seat): Promise<Answer<null>> {
  return send('POST', `${pathOf(table)}/bots/${seat}`);
}

export function startTable(table: string): Promise<Answer<TableInfo>> {
  return send('POST', `${pathOf(table)}/start`);
}

export function askRematch(table: string): Promise<Answer<Rematch>> {
  return send('POST', `${pathOf(table)}/rematch`);
}

/** Tells the operator of a line of the chat. */
interface LineReport {
  readonly line: number;
  readonly reason: Complaint;
  readonly why: string;
}

export function reportLine(table: string, report: LineReport): Promise<Answer<unknown>> {
  return send('POST', `${pathOf(table)}/reports`, report);
}

function pathOf(table: string): string {
  return `/tables/${encodeURIComponent(table)}`;
}
