import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { refused } from './refusal.ts';

/** For those who run the server. */
export function addOperationRoutes(app: FastifyInstance, { store, metrics, log }: House): void {
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await store.check();
      return { status: 'ok' };
    } catch (error) {
      log.error({ err: error }, 'the store does not answer');
      return reply.status(503).send(refused('store-error'));
    }
  });

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
