import type { AnyGame } from '@haven/kit';
import type { BestRun } from '@haven/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ServerContext } from '../server-context.ts';
import type { SickList } from '../sick-list.ts';
import type { BestQuery } from '../store/store.ts';

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

const BestOfAll = z.object({ games: z.record(z.string(), z.array(Run)) });

interface BestPlan {
  readonly context: ServerContext;
  readonly games: readonly AnyGame[];
}

export function addBestRoutes(app: FastifyInstance, { context, games }: BestPlan): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/api/best',
    {
      schema: {
        summary: 'What people played themselves and wished to be seen: alone, or what they won at public tables',
        querystring: z.object({ game: z.string().max(64), verdict: z.string().max(64).optional() }),
        response: { 200: Best },
      },
    },
    async ({ query: { game, verdict } }) => ({ runs: await bestOf(context, { game, ...(verdict && { verdict }) }) }),
  );
  typed.get(
    '/api/best/all',
    { schema: { summary: 'The same of every game', response: { 200: BestOfAll } } },
    async () => ({ games: await bestOfAll(context, games) }),
  );
}

type Wish = Omit<BestQuery, 'limit'>;

async function bestOf({ store, sick }: ServerContext, wish: Wish): Promise<BestRun[]> {
  const runs = await store.best({ ...wish, limit: MOST });
  return runs.filter((run) => isSound(sick, run));
}

async function bestOfAll(context: ServerContext, games: readonly AnyGame[]): Promise<Record<string, BestRun[]>> {
  const ask = games.map(async ({ meta }) => [meta.id, await bestOf(context, { game: meta.id })] as const);
  return Object.fromEntries(await Promise.all(ask));
}

/** One run that makes no sense spoils no list. */
function isSound(sick: SickList, run: BestRun): boolean {
  const [issue] = Run.safeParse(run).error?.issues ?? [];
  if (issue) sick.admit({ kind: 'match', id: run.match }, new Error([...issue.path, issue.message].join(': ')));
  return issue === undefined;
}
