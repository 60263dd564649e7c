import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits.ts';
import { homeOf } from './home-of.ts';
import { type RateContext, steadyRates } from './steady-rates.ts';

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

/** Addresses that are looked up, or written for the visitor; files are not. */
const COSTLY = /^\/(?:api|table|replay|verify|new|rules|\w\w\/rules)\//;

export async function secure(app: FastifyInstance, limits: Limits, { now, bus }: RateContext): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT },
    // For the proxy that speaks https to decide, with all its subdomains.
    strictTransportSecurity: false,
  });
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    store: steadyRates({ now, bus }),
    keyGenerator: (request) => homeOf(request.ip ?? 'inside'),
    allowList: (request) => !COSTLY.test(request.url),
  });
}
