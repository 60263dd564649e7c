import type { FastifyInstance } from 'fastify';
import { isBearer } from '../admin/admin-token.ts';
import { refused } from '../http/refusal.ts';
import { countSick, countTables, metricsText } from '../metrics.ts';
import type { ServerContext } from '../server-context.ts';

/** As in the office; other pages of this kind have no limit. */
const GUESSES = { rateLimit: { max: 120, allowList: [] } };

/** A disk that does not answer is as bad as one that fails. */
const HEALTH_MS = 2_000;

interface Operation {
  readonly token?: string | undefined;
  /** Whether the server has been told to stop. */
  isLeaving(): boolean;
}

/** For those who run the server. The metrics are for whoever has the token, if there is one. */
export function addOperationRoutes(
  app: FastifyInstance,
  { store, bus, metrics, log, sick }: ServerContext,
  { token, isLeaving }: Operation,
): void {
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await within(HEALTH_MS, store.check());
      // Without word from the others the house goes on, only later: nobody has to be called for it.
      return bus.isWell() ? { status: 'ok' } : { status: 'ok', others: 'unheard' };
    } catch (error) {
      log.error({ err: error }, 'the store does not answer');
      return reply.status(503).send(refused('store-error'));
    }
  });

  /** For a proxy that chooses among several servers; 404 is how one tells HAProxy to leave those alone who are here. */
  app.get('/ready', { schema: { hide: true } }, (_request, reply) =>
    isLeaving() ? reply.status(404).send({ status: 'leaving' }) : reply.send({ status: 'ready' }),
  );

  app.get('/metrics', { schema: { hide: true }, config: GUESSES }, async ({ headers }, reply) => {
    if (token !== undefined && !isBearer(headers.authorization, token)) {
      metrics.refusals.inc({ code: 'bad-admin-token' });
      return reply.status(401).send(refused('bad-admin-token'));
    }
    await countTables(metrics, store);
    countSick(metrics, sick);
    return reply.type(metrics.registry.contentType).send(await metricsText(metrics));
  });
}

function within<R>(ms: number, work: Promise<R>): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
