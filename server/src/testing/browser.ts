import { randomBytes } from 'node:crypto';
import { sealOf } from '@haven/kit';
import type { TableInfo, TableWish, TakenSeat } from '@haven/wire';
import { type Guest, guestAt } from './guest.ts';
import { type Answer, read } from './open-house.ts';

/** A person's browser: it keeps the cookie and makes the salts. */
export interface Browser {
  readonly salt: string;
  readonly seal: string;
  cookie(): string | undefined;
  ask<Body>(request: string, message?: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  /** Opens the table at one's own seat. */
  sits(taken: TakenSeat): Promise<Guest>;
}

/** Requests are written as `POST /api/tables`. With a cookie it is a browser that was here before. */
export function browserAt(address: string, known?: string): Browser {
  const salt = randomBytes(32).toString('hex');
  let cookie = known;
  return {
    salt,
    seal: sealOf(salt),
    cookie: () => cookie,
    ask: async (request, message, headers = {}) => {
      const [method = '', path = ''] = request.split(' ');
      const body = message === undefined ? {} : { body: JSON.stringify(message) };
      const type = message === undefined ? {} : { 'content-type': 'application/json' };
      const sent = { ...type, ...(cookie && { cookie }), ...headers };
      const response = await fetch(`${address}${path}`, { method, headers: sent, ...body });
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return read(response);
    },
    sits: async ({ table: match, token }) => {
      const guest = await guestAt(address);
      guest.say({ type: 'join', match, token });
      await guest.hears('table');
      return guest;
    },
  };
}

export function wishFor(game: string, { seal }: Browser, changes: Partial<TableWish> = {}): TableWish {
  const clock = { kind: 'none' } as const;
  return { game, options: {}, seats: 2, access: 'public', clock, timeout: 'bot', seal, ...changes };
}

/** Waits for a message about the table that looks as expected. */
export async function hearsTable(guest: Guest, isSo: (table: TableInfo) => boolean): Promise<TableInfo> {
  for (;;) {
    const { table } = await guest.hears('table');
    if (isSo(table)) return table;
  }
}
