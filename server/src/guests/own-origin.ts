import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from '../http/refusal.ts';

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

/** What changes things is asked for by our own page, or by no page at all. */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (HARMLESS.includes(request.method) || !isForeign(request)) done();
    else reply.status(403).send(refused('foreign-origin'));
  });
}

function isForeign({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
