import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** As large as all data: the operator's upload takes as long as it takes, once it has been let in. */
const LONG_UPLOADS = ['/api/admin/restore'];

/** Whoever sends a request so slowly is not waited for. */
export function endSlowBodies(app: FastifyInstance, patienceMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const end = () => {
      if (!raw.complete && !isLongUpload(request, reply)) raw.destroy();
    };
    const timer = setTimeout(end, patienceMs).unref();
    raw.once('close', () => clearTimeout(timer));
    done();
  });
}

/** Whoever was answered before the body had come is not let in. */
function isLongUpload({ routeOptions: { url } }: FastifyRequest, { sent }: FastifyReply): boolean {
  return !sent && url !== undefined && LONG_UPLOADS.includes(url);
}
