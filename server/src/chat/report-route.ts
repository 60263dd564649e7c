import { cleanText } from '@haven/kit';
import { COMPLAINTS } from '@haven/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Guests } from '../guests/guests.ts';
import { RefusalAnswer, refused } from '../http/refusal.ts';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import { viewerFor } from '../tables/may-know.ts';

const REPORTS_PER_MINUTE = 20;

/** For whoever runs the house to read. */
export function addReportRoute(
  plain: FastifyInstance,
  { context, guests }: { context: ServerContext; guests: Guests },
): void {
  plain.withTypeProvider<ZodTypeProvider>().post(
    '/api/tables/:id/reports',
    {
      schema: {
        summary: 'Complain about a line of the chat',
        params: z.object({ id: z.string().max(64) }),
        body: z.strictObject({
          line: z.int().min(1),
          reason: z.enum(COMPLAINTS).default('other'),
          why: z.string().max(500).transform(cleanText).default(''),
        }),
        response: { 204: z.null(), 401: RefusalAnswer, 404: RefusalAnswer },
      },
      config: { rateLimit: { max: REPORTS_PER_MINUTE } },
    },
    async (request, reply) => {
      const player = await guests.known(request);
      if (player === undefined) return reply.status(401).send(refused('no-guest'));
      const { line, reason, why } = request.body;
      const table = request.params.id;
      if (!(await mayHave(context, table, player))) return reply.status(404).send(refused('unknown-line'));
      const isKept = await context.store.chat.report({
        table,
        line,
        reason,
        why,
        reporter: player.id,
        at: context.now(),
      });
      return isKept ? reply.status(204).send(null) : reply.status(404).send(refused('unknown-line'));
    },
  );
}

/** Whoever cannot have heard it learns nothing about it, not even that there is such a line. */
async function mayHave({ store }: ServerContext, table: string, player: Player): Promise<boolean> {
  const setting = await store.tables.load(table);
  return setting?.access === 'public' || viewerFor(setting, player.id) !== 'spectator';
}
