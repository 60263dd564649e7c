import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { GuestCookie } from '../guests/guest-cookie.ts';
import type { Limits } from '../limits.ts';
import { coinsFor, type Till } from '../till.ts';
import { homeOf } from './home-of.ts';
import { steadyRates } from './steady-rates.ts';

/**
 * Everything comes from here, no script is written into a page. Animation and floating panels set style attributes,
 * hence the one exception. Requests are not upgraded to https: on a laptop or in a home network there is none.
 */
const CONTENT = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  mediaSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

/** Addresses that are looked up; files are not. */
const COSTLY = /^\/(?:api|table|replay|verify|new)\//;

export async function secure(app: FastifyInstance, limits: Limits, now: () => number): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT },
    // For the proxy that speaks https to decide, with all its subdomains.
    strictTransportSecurity: false,
  });
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    store: steadyRates(now),
    keyGenerator: (request) => homeOf(request.ip ?? 'inside'),
    allowList: (request) => !COSTLY.test(request.url),
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In coins; what is sent along costs more. */
    price?: number;
  }
}

interface Counter {
  readonly till: Till;
  readonly cookie: GuestCookie;
}

/** Routes that have a price are paid for before a body is read. */
export function charge(app: FastifyInstance, { till, cookie }: Counter): void {
  app.addHook('onRequest', async (request, reply) => {
    const { config, bodyLimit } = request.routeOptions;
    const { price } = config;
    if (price === undefined) return;
    const bytes = Math.min(Number(request.headers['content-length'] ?? 0), bodyLimit);
    const payer = { address: homeOf(request.ip), guest: (await cookie.read(request))?.player };
    const refusal = till.pay(payer, price + coinsFor({ bytes }));
    if (refusal) return reply.status(429).header('retry-after', Number(refusal.values?.seconds)).send({ refusal });
  });
}
