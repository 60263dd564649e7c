import type { FastifyInstance } from 'fastify';
import { coinsFor, type Till } from '../till.ts';
import type { GuestCookie } from './guest-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In coins; what is sent along costs more. */
    price?: number;
  }
}

interface ChargeDeps {
  readonly till: Till;
  readonly cookie: GuestCookie;
}

/** Routes that have a price are paid for before a body is read. */
export function charge(app: FastifyInstance, { till, cookie }: ChargeDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    const { config, bodyLimit } = request.routeOptions;
    const { price } = config;
    if (price === undefined) return;
    const bytes = Math.min(Number(request.headers['content-length'] ?? 0), bodyLimit);
    const payer = { address: request.ip, guest: (await cookie.read(request))?.player };
    const refusal = till.pay(payer, price + coinsFor({ bytes }));
    if (refusal) return reply.status(429).header('retry-after', Number(refusal.values?.seconds)).send({ refusal });
  });
}
