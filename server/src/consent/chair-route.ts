import type { Refusal } from '@haven/kit';
import type { ChairAsked } from '@haven/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Guests } from '../guests/guests.ts';
import { homeOf } from '../http/home-of.ts';
import { RefusalAnswer } from '../http/refusal.ts';
import { PRICES } from '../limits.ts';
import { asGuest, atTable, deny } from '../lobby/at-table.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Consent } from './consent.ts';

interface ChairRouteDeps {
  readonly registry: TableRegistry;
  readonly guests: Guests;
  readonly consent: Consent;
}

const Params = z.object({ id: z.string().max(64), seat: z.coerce.number().int().min(0).max(63) });
const Answer = z.object({ seat: z.number(), request: z.number().exactOptional() }) satisfies z.ZodType<ChairAsked>;
const REFUSALS = {
  401: RefusalAnswer,
  403: RefusalAnswer,
  404: RefusalAnswer,
  409: RefusalAnswer,
  429: RefusalAnswer,
  503: RefusalAnswer,
};
/** Whoever asks may be a new guest. */
const PER_MINUTE = 30;

/** By HTTP, for that is where a guest is known; whoever is given the chair fetches its token as after any other. */
export function addChairRoutes(plain: FastifyInstance, { registry, guests, consent }: ChairRouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/tables/:id/chairs/:seat/ask',
    {
      schema: {
        summary: 'Ask for the chair of a bot while the match goes on',
        description: 'Without a request in the answer the chair is taken; else the people at the table vote about it.',
        params: Params,
        response: { 200: Answer, 202: Answer, ...REFUSALS },
      },
      config: { rateLimit: { max: PER_MINUTE }, price: PRICES.open },
    },
    async (request, reply) => {
      const { id, seat } = request.params;
      const answer: ChairAsked | Refusal = await atTable(registry, id, async (table) => {
        const player = await guests.welcome(request, reply);
        return await consent.join(table, { player, seat, address: homeOf(request.ip) });
      });
      if ('code' in answer) return deny(reply, answer);
      return reply.status(answer.request === undefined ? 200 : 202).send(answer);
    },
  );

  app.delete(
    '/api/tables/:id/chairs/:seat/ask',
    {
      schema: {
        summary: 'Withdraw the wish for the chair of a bot',
        params: Params,
        response: { 204: z.null(), ...REFUSALS },
      },
      config: { rateLimit: { max: PER_MINUTE } },
    },
    async (request, reply) => {
      const { id, seat } = request.params;
      const refusal = await asGuest(guests, request, (player) =>
        atTable(registry, id, (table) => consent.withdrawJoining(table, { player, seat })),
      );
      return refusal ? deny(reply, refusal) : reply.status(204).send(null);
    },
  );
}
