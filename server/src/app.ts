import websocket from '@fastify/websocket';
import type { AnyGame } from '@haven/kit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { House } from './house.ts';
import { addDocsRoutes, describeApi } from './http/api-docs.ts';
import { addBestRoute } from './http/best-route.ts';
import { addDocumentsRoute } from './http/documents-route.ts';
import { answerErrors } from './http/errors.ts';
import { addMatchRoutes } from './http/match-routes.ts';
import { addOperationRoutes } from './http/operation-routes.ts';
import { servePage } from './http/page.ts';
import { secure } from './http/security.ts';
import { LIMITS, type Limits } from './limits.ts';
import { createMatches, type Matches } from './matches/matches.ts';
import { createMetrics } from './metrics.ts';
import { type SeatTokens, seatTokens } from './seat-tokens.ts';
import { keepBeating } from './socket/heartbeat.ts';
import { closeSockets, serveSocket } from './socket/table-socket.ts';
import { createVisitors } from './socket/visitors.ts';
import type { Store } from './store/store.ts';

export interface Plan {
  readonly games: readonly AnyGame[];
  /** Closed with the app. */
  readonly store: Store;
  /** Signs the seat tokens. */
  readonly secret: Uint8Array;
  readonly log: FastifyBaseLogger;
  /** The folder of the built page. */
  readonly page?: string;
  /** The folder of the documents on offer. */
  readonly documents?: string;
  readonly limits?: Partial<Limits>;
  /** After so long without anybody a match leaves the memory. */
  readonly idleMs?: number;
  readonly trustProxy?: boolean;
}

export interface App {
  readonly http: FastifyInstance;
  readonly matches: Matches;
  readonly tokens: SeatTokens;
}

const BODY_BYTES = 4096;
/** Longer messages are answered up to here; beyond, the socket is closed at once. */
const SOCKET_BYTES = 64 * 1024;
const IDLE_MS = 15 * 60_000;

export async function createApp(plan: Plan): Promise<App> {
  const { games, store, log, trustProxy = false, idleMs = IDLE_MS } = plan;
  const limits = { ...LIMITS, ...plan.limits };
  const house: House = { store, log, metrics: createMetrics(), now: Date.now };
  const matches = createMatches(house, games, { idleMs });
  const tokens = seatTokens(plan.secret);

  const http = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    trustProxy,
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  answerErrors(http, house);
  logRequests(http);
  await secure(http, limits);
  await describeApi(http);
  addMatchRoutes(http, { matches, tokens, newMatchesPerMinute: limits.newMatchesPerMinute });
  addBestRoute(http, store);
  if (plan.documents) addDocumentsRoute(http, { house, games, folder: plan.documents });
  addOperationRoutes(http, house);
  addDocsRoutes(http);
  await openSocket(http, { house, limits, matches, tokens, visitors: createVisitors(limits, house.now) });
  await servePage(http, plan.page);

  http.addHook('onClose', async () => {
    await matches.close();
    await store.close();
  });
  return { http, matches, tokens };
}

function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', (request, reply, done) => {
    const { method, url, ip } = request;
    request.log.debug({ method, url, ip, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}

async function openSocket(http: FastifyInstance, door: Parameters<typeof serveSocket>[0]): Promise<void> {
  await http.register(websocket, {
    options: { maxPayload: SOCKET_BYTES, perMessageDeflate: false },
    preClose: (done) => {
      closeSockets(http.websocketServer.clients);
      done();
    },
  });
  const stopBeating = keepBeating(http.websocketServer);
  http.addHook('onClose', (_http, done) => {
    stopBeating();
    done();
  });
  http.get('/api/table', { websocket: true, schema: { hide: true } }, (socket, request) => {
    serveSocket(door, socket, request.ip);
  });
}
