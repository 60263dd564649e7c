import websocket from '@fastify/websocket';
import type { AnyGame } from '@haven/kit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { addAccountRoutes } from './accounts/account-routes.ts';
import { guestCookie } from './accounts/guest-cookie.ts';
import { createGuests } from './accounts/guests.ts';
import { refuseForeignOrigins } from './accounts/own-origin.ts';
import { admitOperator, type OperatorPlan } from './admin/operator.ts';
import { watchBots } from './bots/bot-seats.ts';
import { createThinkers, type Threads } from './bots/thinkers.ts';
import type { House } from './house.ts';
import { addAddressRoute } from './http/address-route.ts';
import { addDocsRoutes, describeApi } from './http/api-docs.ts';
import { addBestRoute } from './http/best-route.ts';
import { addDocumentsRoute } from './http/documents-route.ts';
import { answerErrors } from './http/errors.ts';
import { addMatchRoutes } from './http/match-routes.ts';
import { addOperationRoutes } from './http/operation-routes.ts';
import { servePage } from './http/page.ts';
import { secure } from './http/security.ts';
import { LIMITS, type Limits } from './limits.ts';
import { dressedBy } from './links/dress.ts';
import { createLinks } from './links/links.ts';
import { addPictureRoutes } from './links/picture-route.ts';
import { createLiveness, type LivenessPlan } from './liveness.ts';
import { watchSealing } from './lobby/sealing.ts';
import { addLobbyRoutes } from './lobby/table-routes.ts';
import { createMatches, type Matches } from './matches/matches.ts';
import { createMetrics } from './metrics.ts';
import { createPainter } from './pictures/painter.ts';
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
  /** Whoever has not opened their salt by then plays without one. */
  readonly sealingMs?: number;
  /** A bot waits so long before it moves. */
  readonly botMs?: number;
  /** How bots think. */
  readonly bots?: Threads;
  /** Clocks, requests and notices. */
  readonly liveness?: Partial<LivenessPlan>;
  /** For whoever runs the house; without it there is no such person. */
  readonly operator?: OperatorPlan | undefined;
  readonly trustProxy?: boolean;
  /** Milliseconds since 1970, for those who do not want to wait. */
  readonly now?: () => number;
}

export interface App {
  readonly http: FastifyInstance;
  readonly house: House;
  readonly matches: Matches;
  readonly tokens: SeatTokens;
}

const BODY_BYTES = 4096;
/** Longer messages are answered up to here; beyond, the socket is closed at once. */
const SOCKET_BYTES = 64 * 1024;
const IDLE_MS = 15 * 60_000;
const SEALING_MS = 10_000;
const BOT_MS = 600;
const BOT_BUDGET_MS = 5_000;

export async function createApp(plan: Plan): Promise<App> {
  const { games, store, log, trustProxy = false, idleMs = IDLE_MS } = plan;
  const limits = { ...LIMITS, ...plan.limits };
  const address = plan.liveness?.address ?? '';
  const house: House = { store, log, metrics: createMetrics(), now: plan.now ?? Date.now };
  const matches = createMatches(house, games, { idleMs });
  const tokens = seatTokens(plan.secret);
  const cookie = guestCookie(plan.secret);
  const guests = createGuests(house, cookie);
  const links = createLinks(house, games);
  const painter = createPainter();
  const thinkers = createThinkers(plan.bots ?? { budgetMs: BOT_BUDGET_MS });
  const liveness = createLiveness(house, matches, plan.liveness);
  matches.watch(watchSealing(house, matches, plan.sealingMs ?? SEALING_MS));
  matches.watch(watchBots({ house, matches, thinkers, paceMs: plan.botMs ?? BOT_MS }));

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
  refuseForeignOrigins(http);
  await describeApi(http);
  addAccountRoutes(http, { house, guests, cookie, newGuestsPerMinute: limits.newMatchesPerMinute });
  addLobbyRoutes(http, { house, games, matches, guests, tokens, newTablesPerMinute: limits.newMatchesPerMinute });
  addMatchRoutes(http, { matches, tokens, newMatchesPerMinute: limits.newMatchesPerMinute });
  liveness.addRoutes(http, guests);
  addBestRoute(http, store);
  addAddressRoute(http, address);
  if (plan.documents) addDocumentsRoute(http, { house, games, folder: plan.documents });
  addOperationRoutes(http, house, plan.operator?.isMetricsPublic ? undefined : plan.operator?.token);
  if (plan.operator) await admitOperator(http, { house, matches }, plan.operator);
  addDocsRoutes(http);
  addPictureRoutes(http, { links, painter });
  const visitors = createVisitors(limits, house.now);
  const { consent, chat } = liveness;
  await openSocket(http, { house, limits, matches, tokens, visitors, consent, chat });
  await servePage(http, { folder: plan.page, dress: dressedBy(links, address) });

  http.addHook('onReady', async () => {
    await liveness.wake();
    await matches.wake();
  });
  http.addHook('onClose', async () => {
    liveness.stop();
    await thinkers.close();
    await painter.close();
    await matches.close();
    await liveness.close();
    await store.close();
  });
  return { http, house, matches, tokens };
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
