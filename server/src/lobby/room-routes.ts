import type { Refusal } from '@haven/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Guests } from '../guests/guests.ts';
import { RefusalAnswer } from '../http/refusal.ts';
import { PRICES } from '../limits.ts';
import type { Quotas } from '../quotas.ts';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { SetTable } from '../tables/table.ts';
import { agree } from './agree.ts';
import { asGuest, atTable, deny } from './at-table.ts';
import { handOn, inviteAgain, sendAway } from './host-deeds.ts';
import { Agreed } from './schemas.ts';

interface RoomRouteDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly guests: Guests;
  readonly quotas: Quotas;
}

/** As for a new table. */
const TABLE_BYTES = 272 * 1024;
const TableParams = z.object({ id: z.string().max(64) });
const GuestParams = TableParams.extend({ number: z.coerce.number().int().min(1).max(1_000_000) });
const SeatBody = z.strictObject({ seat: z.int().min(0).max(63) });
const ANSWERS = {
  204: z.null(),
  400: RefusalAnswer,
  401: RefusalAnswer,
  403: RefusalAnswer,
  404: RefusalAnswer,
  409: RefusalAnswer,
  413: RefusalAnswer,
  429: RefusalAnswer,
  503: RefusalAnswer,
};
const config = { price: PRICES.newTable };

/** What the host may do while people gather, besides filling the chairs. */
export function addRoomRoutes(plain: FastifyInstance, deps: RoomRouteDeps): void {
  const { context } = deps;
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const done = doneBy(deps);
  const schema = { params: TableParams, response: ANSWERS };

  app.put(
    '/api/tables/:id/agreement',
    {
      schema: { ...schema, summary: 'The host changes chairs, options, access or clock', body: Agreed },
      bodyLimit: TABLE_BYTES,
      config,
    },
    (request, reply) => {
      const { params, body: agreement, ip: address } = request;
      return done({ id: params.id, request, reply }, async (table, player) => {
        const { options } = agreement;
        const full = options && (await deps.quotas.ofOptions(player.id, { address, options }));
        return full ?? agree(context, table, { player, agreement });
      });
    },
  );

  app.post(
    '/api/tables/:id/host',
    { schema: { ...schema, summary: 'The host hands the table on', body: SeatBody }, config },
    (request, reply) => {
      const { params, body } = request;
      return done({ id: params.id, request, reply }, (table, player) => handOn(context, table, { player, ...body }));
    },
  );

  app.post(
    '/api/tables/:id/sent-away',
    {
      schema: { ...schema, summary: 'The host sends somebody away, who cannot sit down again', body: SeatBody },
      config,
    },
    (request, reply) => {
      const { params, body } = request;
      return done({ id: params.id, request, reply }, (table, player) => sendAway(context, table, { player, ...body }));
    },
  );

  app.delete(
    '/api/tables/:id/sent-away/:number',
    { schema: { ...schema, params: GuestParams, summary: 'The host invites somebody again' }, config },
    (request, reply) => {
      const { id, number } = request.params;
      return done({ id, request, reply }, (table, player) => inviteAgain(context, table, { player, number }));
    },
  );
}

interface RoomRequest {
  readonly id: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Act = (table: SetTable, player: Player) => Promise<Refusal | undefined>;

function doneBy({ registry, guests }: RoomRouteDeps): (asked: RoomRequest, act: Act) => Promise<void> {
  return async ({ id, request, reply }, act) => {
    const refusal = await asGuest(guests, request, (player) => atTable(registry, id, (table) => act(table, player)));
    if (refusal) void deny(reply, refusal);
    else void reply.status(204).send(null);
  };
}
