import type { Refusal } from '@haven/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import type { Player } from '../store/players.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isSet, type SetTable } from '../tables/table.ts';

const STATUS: Readonly<Record<string, number>> = {
  'no-guest': 401,
  'not-host': 403,
  'not-your-chair': 403,
  'sent-away': 403,
  'gave-up': 403,
  'unknown-table': 404,
  'unknown-chair': 404,
  'unknown-level': 404,
  'nobody-there': 404,
  'not-sick': 404,
  'unknown-line': 404,
  'unknown-guest': 404,
  'not-banned': 404,
  'unknown-game': 503,
  'table-damaged': 503,
  'too-expensive': 429,
  'store-error': 503,
};

/** Says no, with the status that fits. */
export function deny(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.status(STATUS[refusal.code] ?? 409).send({ refusal });
}

/** Does something at a table with chairs. */
export function atTable<R>(
  registry: TableRegistry,
  id: string,
  act: (table: SetTable) => R | Promise<R>,
): Promise<R | Refusal> {
  return registry.at<R | Refusal>(id, (table) => (isSet(table) ? act(table) : { code: 'unknown-table' }));
}

/** Does something as a guest who is known already. */
export async function asGuest<R>(
  guests: Guests,
  request: FastifyRequest,
  act: (player: Player) => Promise<R>,
): Promise<R | Refusal> {
  const player = await guests.known(request);
  return player ? act(player) : { code: 'no-guest' };
}
