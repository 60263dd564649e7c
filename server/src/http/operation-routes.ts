import type { FastifyInstance } from 'fastify';
import { isBearer } from '../admin/admin-token.ts';
import type { House } from '../house.ts';
import { countSick, countTables } from '../metrics.ts';
import { refused } from './refusal.ts';

/** For those who run the server. The metrics are for whoever has the token, if there is one. */
export function addOperationRoutes(app: FastifyInstance, { store, metrics, log, sick }: House, token?: string): void {
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await store.check();
      return { status: 'ok' };
    } catch (error) {
      log.error({ err: error }, 'the store does not answer');
      return reply.status(503).send(refused('store-error'));
    }
  });

  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    if (token !== undefined && !isBearer(headers.authorization, token))
      return reply.status(401).send(refused('bad-admin-token'));
    await countTables(metrics, store);
    countSick(metrics, sick);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
