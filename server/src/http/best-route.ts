import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Store } from '../store/store.ts';

const MOST = 20;

const Best = z.object({
  runs: z.array(
    z.object({
      match: z.string(),
      verdict: z.string(),
      total: z.number(),
      moves: z.number(),
      undone: z.number(),
      aids: z.array(z.string()).readonly(),
      date: z.number(),
      nickname: z.string().optional(),
    }),
  ),
});

export function addBestRoute(app: FastifyInstance, store: Store): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/best',
    {
      schema: {
        summary: 'The best finished runs of a game: of public tables, and of those who wished it',
        querystring: z.object({ game: z.string().max(64), verdict: z.string().max(64).optional() }),
        response: { 200: Best },
      },
    },
    async ({ query: { game, verdict } }) => {
      return { runs: await store.best({ game, limit: MOST, ...(verdict && { verdict }) }) };
    },
  );
}
