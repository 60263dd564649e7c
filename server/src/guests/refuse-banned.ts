import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bans } from './bans.ts';
import type { GuestCookie } from './guest-cookie.ts';

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];
/** Whoever is not welcome may still leave, and take everything with them. */
const GOODBYES = ['DELETE /api/me', 'POST /api/me/leave'];

/** Whoever is not welcome may look at what everybody may see, and change nothing. */
export function refuseBanned(app: FastifyInstance, { bans, cookie }: { bans: Bans; cookie: GuestCookie }): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAsked(request)) return;
    const guest = (await cookie.read(request))?.player;
    if (guest !== undefined) bans.note(guest, request.ip);
    const refusal = bans.refusalFor({ guest, address: request.ip });
    if (refusal) return reply.status(403).send({ refusal });
  });
}

function isAsked({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  const isOfGuests = url.startsWith('/api/') && !url.startsWith('/api/admin/');
  return isOfGuests && !HARMLESS.includes(method) && !GOODBYES.includes(`${method} ${url}`);
}
