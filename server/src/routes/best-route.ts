import type { BestRun } from '@haven/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ServerContext } from '../server-context.ts';
import type { SickList } from '../sick-list.ts';

const MOST = 20;

const Run = z.object({
  match: z.string(),
  verdict: z.string(),
  total: z.number(),
  moves: z.number(),
  undone: z.number(),
  aids: z.array(z.string()).readonly(),
  date: z.number(),
  seats: z.number(),
  names: z.array(z.string()).readonly(),
  isLost: z.boolean().optional(),
});
const Best = z.object({ runs: z.array(Run) });

export function addBestRoute(app: FastifyInstance, { store, sick }: ServerContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/best',
    {
      schema: {
        summary: 'What people played themselves and wished to be seen: alone, or what they won at public tables',
        querystring: z.object({ game: z.string().max(64), verdict: z.string().max(64).optional() }),
        response: { 200: Best },
      },
    },
    async ({ query: { game, verdict } }) => {
      const runs = await store.best({ game, limit: MOST, ...(verdict && { verdict }) });
      return { runs: runs.filter((run) => isSound(sick, run)) };
    },
  );
}

/** One run that makes no sense spoils no list. */
function isSound(sick: SickList, run: BestRun): boolean {
  const [issue] = Run.safeParse(run).error?.issues ?? [];
  if (issue) sick.admit({ kind: 'match', id: run.match }, new Error([...issue.path, issue.message].join(': ')));
  return issue === undefined;
}
