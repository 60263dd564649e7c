import type { Level, Seat } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import type {
  Agreement,
  BotWish,
  ChairAsked,
  LineReport,
  Lobby,
  MyTable,
  Rematch,
  TableInfo,
  TableWish,
  TakenSeat,
} from '@haven/wire';
import { newSeal, randomHex } from '../seals/salts.ts';
import { type Answer, ask, send } from './ask.ts';

const KEY_BYTES = 16;

/** Open tables and games to watch; none if the server is out of reach. */
export function askLobby(): Promise<Answer<Lobby>> {
  return ask('/tables');
}

export function askMyTables(): Promise<Answer<readonly MyTable[]>> {
  return ask('/my/tables');
}

/** None if the server is out of reach. */
export async function fetchMyTables(): Promise<readonly MyTable[]> {
  return (await askMyTables()).value ?? [];
}

/** The chair of this guest at a table, if there is one: looked for in their own list, since most visitors have none. */
export async function fetchSeat(table: string): Promise<TakenSeat | undefined> {
  const mine = (await fetchMyTables()).find(({ id }) => id === table);
  const isTaken = mine?.chairs.some(({ seat, kind }) => seat === mine.seat && kind !== 'open');
  return isTaken ? (await ask<TakenSeat>(`${pathOf(table)}/seat`)).value : undefined;
}

type OpenTableWish = Omit<TableWish, 'seal' | 'isListed' | 'once'>;

/** By their wish, the keys of those that were not answered yet: the server may have set the table all the same. */
const unanswered = new Map<string, string>();

export async function setTable(wish: OpenTableWish): Promise<Answer<TakenSeat>> {
  const isListed = wish.seats === 1 && useSettings.getState().isListed;
  const asked = JSON.stringify(wish);
  const once = unanswered.get(asked) ?? randomHex(KEY_BYTES);
  unanswered.set(asked, once);
  const whole = { ...wish, ...(isListed && { isListed }), once, seal: newSeal() };
  const answer = await send<TakenSeat>('POST', '/tables', whole);
  if (answer.refusal?.code !== 'unreachable') unanswered.delete(asked);
  return answer;
}

/** Off one's list: one stands up, or ends what one plays alone; what is finished is only hidden. */
export function removeTable(table: string): Promise<Answer<null>> {
  return send('DELETE', `/my${pathOf(table)}`);
}

export function removeFinished(): Promise<Answer<null>> {
  return send('DELETE', '/my/tables');
}

/** Sits down, moves to another chair, or sits down anew under another name. */
export function takeChair(table: string, seat: Seat): Promise<Answer<TakenSeat>> {
  return send('POST', `${pathOf(table)}/chairs/${seat}`, { seal: newSeal() });
}

/** Leaves a chair; the host also sends bots away, and those who are not there. */
export function leaveChair(table: string, seat: Seat): Promise<Answer<null>> {
  return send('DELETE', `${pathOf(table)}/chairs/${seat}`);
}

/** Of a level, if the game has several. */
export function seatBot(table: string, seat: Seat, level?: Level): Promise<Answer<null>> {
  const wish: BotWish | undefined = level && { level };
  return send('POST', `${pathOf(table)}/bots/${seat}`, wish);
}

/** Somebody has to leave, and cannot sit down again. */
export function sendAway(table: string, seat: Seat): Promise<Answer<null>> {
  return send('POST', `${pathOf(table)}/sent-away`, { seat });
}

/** Takes it back, by the number of whoever was sent away. */
export function inviteAgain(table: string, number: number): Promise<Answer<null>> {
  return send('DELETE', `${pathOf(table)}/sent-away/${number}`);
}

/** Somebody else is the host from now on. */
export function handOn(table: string, seat: Seat): Promise<Answer<null>> {
  return send('POST', `${pathOf(table)}/host`, { seat });
}

export function agreeOn(table: string, agreement: Agreement): Promise<Answer<null>> {
  return send('PUT', `${pathOf(table)}/agreement`, agreement);
}

export function startTable(table: string): Promise<Answer<TableInfo>> {
  return send('POST', `${pathOf(table)}/start`);
}

/** Asks for the chair of a bot while the match goes on. */
export function askForChair(table: string, seat: Seat): Promise<Answer<ChairAsked>> {
  return send('POST', `${pathOf(table)}/chairs/${seat}/ask`);
}

export function withdrawAsk(table: string, seat: Seat): Promise<Answer<null>> {
  return send('DELETE', `${pathOf(table)}/chairs/${seat}/ask`);
}

/** A table that is about to begin by itself waits a little longer. */
export function askToWait(table: string): Promise<Answer<null>> {
  return send('POST', `${pathOf(table)}/wait`);
}

export function askRematch(table: string): Promise<Answer<Rematch>> {
  return send('POST', `${pathOf(table)}/rematch`);
}

/** Tells the operator of a line of the chat. */
export function reportLine(table: string, report: LineReport): Promise<Answer<unknown>> {
  return send('POST', `${pathOf(table)}/reports`, report);
}

function pathOf(table: string): string {
  return `/tables/${encodeURIComponent(table)}`;
}
