import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Guests } from '../guests/guests.ts';
import { PRICES } from '../limits.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { asGuest, atTable, deny } from './at-table.ts';
import { removeMine, tablesOf } from './my-tables.ts';
import { MyTables, REFUSALS, TableParams } from './schemas.ts';

interface MyTableRouteDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly guests: Guests;
}

/** One's own tables, and how to be rid of them. */
export function addMyTableRoutes(plain: FastifyInstance, { context, registry, guests }: MyTableRouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/my/tables',
    {
      schema: { summary: 'The tables of this guest, the latest first', response: { 200: MyTables } },
      config: { price: PRICES.list },
    },
    async (request) => {
      const player = await guests.known(request);
      return player ? tablesOf({ context, registry }, player) : [];
    },
  );

  app.delete(
    '/api/my/tables/:id',
    {
      schema: {
        summary: 'Take a table off one’s list: one stands up, or ends what one plays alone',
        params: TableParams,
        response: { 204: z.null(), ...REFUSALS },
      },
      config: { price: PRICES.open },
    },
    async (request, reply) => {
      const refusal = await asGuest(guests, request, (player) =>
        atTable(registry, request.params.id, (table) => removeMine(context, table, player)),
      );
      return refusal ? deny(reply, refusal) : reply.status(204).send(null);
    },
  );

  app.delete(
    '/api/my/tables',
    {
      schema: { summary: 'Take all finished tables off one’s list', response: { 204: z.null() } },
      config: { price: PRICES.list },
    },
    async (request, reply) => {
      const player = await guests.known(request);
      if (player) await context.store.tables.hide(player.id);
      return reply.status(204).send(null);
    },
  );
}
