import { games } from '@haven/games/rules';
import type { Refusal } from '@haven/kit';
import pino from 'pino';
import { type App, createApp } from '../app.ts';
import type { Plan } from '../server-parts.ts';
import { createSickList } from '../sick-list.ts';
import { openStoreOf } from './engines.ts';
import { SOLO } from './games.ts';
import { type Guest, guestAt, type Heard } from './guest.ts';
import { tempFolder } from './temp-folder.ts';

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body & { readonly refusal?: Refusal };
}

export interface Seated {
  readonly match: string;
  readonly seat: number;
  readonly token: string;
  readonly invitations: readonly { readonly seat: number; readonly token: string }[];
}

export interface AtTable extends Seated {
  readonly guest: Guest;
  readonly seen: Heard['seen'];
}

/** A real server on a free port, with a real file behind it. */
export interface OpenHouse extends App {
  readonly address: string;
  readonly folder: string;
  guest(): Promise<Guest>;
  /** Begins a match over HTTP and takes its seat. */
  seated(): Promise<AtTable>;
  close(): Promise<void>;
}

export const SECRET = new Uint8Array(32).fill(7);

export async function openHouse(
  plan: Partial<Plan> = {},
  folder = tempFolder(),
  host = '127.0.0.1',
): Promise<OpenHouse> {
  const sick = createSickList(plan.now);
  const store = await openStoreOf(folder, { noticed: sick.notice });
  const log = pino({ level: 'silent' });
  const app = await createApp({ games, store, sick, secret: SECRET, log, ...plan });
  const address = await app.http.listen({ port: 0, host });
  return {
    ...app,
    address,
    folder,
    guest: () => guestAt(address),
    seated: () => takeSeat(address, plan.games?.[0]?.meta.id ?? SOLO.meta.id),
    close: () => app.http.close(),
  };
}

export async function takeSeat(address: string, game: string): Promise<AtTable> {
  const { body } = await post<Seated>(`${address}/api/matches`, { game });
  const guest = await guestAt(address);
  const { seen } = await guest.joins(body);
  return { ...body, guest, seen };
}

export async function get<Body>(url: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
  return read(await fetch(url, { headers }));
}

/** Sends an object as JSON, or a text as it is. */
export async function post<Body>(url: string, message: unknown): Promise<Answer<Body>> {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return read(await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }));
}

export async function read<Body>(response: Response): Promise<Answer<Body>> {
  const { status, headers } = response;
  const text = await response.text();
  const body = headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  return { status, headers, body };
}
