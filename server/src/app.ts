import websocket from '@fastify/websocket';
import type { AnyGame } from '@haven/kit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { addAccountRoutes } from './accounts/account-routes.ts';
import { addOperationRoutes } from './admin/operation-routes.ts';
import { admitOperator, type OperatorPlan } from './admin/operator.ts';
import { addDocsRoutes, describeApi } from './api-docs/routes.ts';
import { watchBots } from './bots/bot-seats.ts';
import { createThinkers, type Threads } from './bots/thinkers.ts';
import { createChronicles } from './chronicles.ts';
import { createCalendar } from './clocks/calendar.ts';
import { steadyTime } from './clocks/steady-time.ts';
import { createBans } from './guests/bans.ts';
import { charge } from './guests/charge.ts';
import { type GuestCookie, guestCookie } from './guests/guest-cookie.ts';
import { createGuests } from './guests/guests.ts';
import { refuseForeignOrigins } from './guests/own-origin.ts';
import { refuseBanned } from './guests/refuse-banned.ts';
import { closeInTime } from './http/closing.ts';
import { answerErrors } from './http/errors.ts';
import { homeOf } from './http/home-of.ts';
import { servePage } from './http/page.ts';
import { secure } from './http/security.ts';
import { endSlowBodies } from './http/slow-bodies.ts';
import { LIMITS, type Limits } from './limits.ts';
import { dressedBy } from './links/dress.ts';
import { createLinks } from './links/links.ts';
import { addPictureRoutes } from './links/picture-route.ts';
import { createGatherings } from './lobby/gatherings.ts';
import { renameChairs } from './lobby/rename.ts';
import { watchSealing } from './lobby/sealing.ts';
import { addLobbyRoutes } from './lobby/table-routes.ts';
import { createMetrics } from './metrics.ts';
import { newId } from './new-id.ts';
import { createPainter } from './pictures/painter.ts';
import { createQuotas } from './quotas.ts';
import { addAddressRoute } from './routes/address-route.ts';
import { addBestRoute } from './routes/best-route.ts';
import { addDocumentsRoute } from './routes/documents-route.ts';
import { addMatchRoutes } from './routes/match-routes.ts';
import { type SeatTokens, seatTokens } from './seat-tokens.ts';
import { report, type ServerContext } from './server-context.ts';
import { createSickList, type SickList } from './sick-list.ts';
import { createBill } from './socket/bill.ts';
import { createConnectionLimits } from './socket/connection-limits.ts';
import { keepBeating } from './socket/heartbeat.ts';
import { houseMarks } from './socket/house-marks.ts';
import { createSittings } from './socket/sittings.ts';
import type { SocketDeps } from './socket/socket-deps.ts';
import { closeSockets, serveSocket } from './socket/table-socket.ts';
import type { Store } from './store/store.ts';
import { createTableServices, type TableServicesPlan } from './table-services.ts';
import { createTableRegistry, type TableRegistry } from './tables/registry.ts';
import { createTill } from './till.ts';

export interface Plan {
  readonly games: readonly AnyGame[];
  /** Closed with the app. */
  readonly store: Store;
  /** Where the store tells of what it cannot read. */
  readonly sick?: SickList;
  /** Signs the seat tokens. */
  readonly secret: Uint8Array;
  readonly log: FastifyBaseLogger;
  /** Tells these data from all others; those of a test are always new. */
  readonly lineage?: string;
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
  /** Until a bot whose move failed tries again. */
  readonly botRetryMs?: number;
  /** How bots think. */
  readonly bots?: Threads;
  /** Clocks, requests and notices. */
  readonly services?: Partial<TableServicesPlan>;
  /** For whoever runs the house; without it there is no such person. */
  readonly operator?: OperatorPlan | undefined;
  /** So many proxies stand before the house: only what the outermost of them says of an address is believed. */
  readonly trustProxy?: number;
  /** Milliseconds since 1970, for those who do not want to wait. */
  readonly now?: () => number;
  /** The clock of the machine, which anybody may set. */
  readonly wall?: () => number;
}

export interface App {
  readonly http: FastifyInstance;
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly tokens: SeatTokens;
}

const BODY_BYTES = 4096;
/** Longer messages are answered up to here; beyond, the socket is closed at once. */
const SOCKET_BYTES = 64 * 1024;
/** A connection on which nothing moves, in either direction, is closed. Sockets have their own heartbeat. */
const SILENT_MS = 120_000;
const CHECK_MS = 2_000;
const IDLE_MS = 15 * 60_000;
const SEALING_MS = 10_000;
const BOT_MS = 600;
const BOT_RETRY_MS = 5_000;
const BOT_BUDGET_MS = 5_000;

export async function createApp(plan: Plan): Promise<App> {
  const { games, store, log, trustProxy = 0, idleMs = IDLE_MS } = plan;
  const limits = { ...LIMITS, ...plan.limits };
  const address = plan.services?.address ?? '';
  const time = timeOf(plan);
  const { sick = createSickList(time.now) } = plan;
  const context: ServerContext = {
    store,
    log,
    sick,
    metrics: createMetrics(),
    chronicles: createChronicles(),
    ...time,
  };
  sick.watch((thing) => report(context, 'sick', thing));
  const calendar = createCalendar(context);
  const registry = createTableRegistry(context, games, { idleMs });
  const till = createTill(limits, context.now);
  const quotas = createQuotas(context, limits);
  const tokens = seatTokens(plan.secret);
  const cookie = guestCookie(plan.secret, { now: context.now, isDoubted: calendar.isDoubted });
  const sittings = createSittings();
  const bans = createBans(context);
  const guests = createGuests(context, cookie);
  const links = createLinks(context, games);
  const painter = createPainter();
  const thinkers = createThinkers(plan.bots ?? { budgetMs: BOT_BUDGET_MS });
  const services = createTableServices({ context, registry, bans }, plan.services);
  const { consent, chat } = services;
  const gatherings = createGatherings({ context, registry, calendar, timers: services.timers });
  registry.watch(watchSealing(context, registry, plan.sealingMs ?? SEALING_MS));
  registry.watch(
    watchBots({ context, registry, thinkers, paceMs: plan.botMs ?? BOT_MS, retryMs: plan.botRetryMs ?? BOT_RETRY_MS }),
  );

  const http = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    // A bare number would mean that no proxy is trusted at all.
    trustProxy: trustProxy > 0 && ((_address, hop) => hop < trustProxy),
    forceCloseConnections: true,
    connectionTimeout: SILENT_MS,
    http: { headersTimeout: limits.headSeconds * 1000, connectionsCheckingInterval: CHECK_MS },
  });
  closeInTime(http, () => closeSockets(http.websocketServer.clients));
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  answerErrors(http, context);
  logRequests(http);
  await secure(http, limits, context.now);
  endSlowBodies(http, limits.bodySeconds * 1000);
  refuseForeignOrigins(http);
  refuseBanned(http, { bans, cookie });
  charge(http, { till, cookie });
  await describeApi(http);
  addAccountRoutes(http, {
    ...{ context, registry, guests, cookie, sittings, consent, newGuestsPerMinute: limits.newMatchesPerMinute },
    renamed: async (player) => {
      await renameChairs(context, registry, player);
      await consent.reconsider(player.id);
    },
  });
  addLobbyRoutes(http, {
    ...{ context, games, registry, guests, tokens, till, quotas },
    newTablesPerMinute: limits.newMatchesPerMinute,
  });
  addMatchRoutes(http, { registry, tokens, till, quotas, newMatchesPerMinute: limits.newMatchesPerMinute });
  services.addRoutes(http, guests);
  addBestRoute(http, context);
  addAddressRoute(http, address);
  if (plan.documents) addDocumentsRoute(http, { context, games, folder: plan.documents });
  addOperationRoutes(http, context, plan.operator?.isMetricsPublic ? undefined : plan.operator?.token);
  if (plan.operator) await admitOperator(http, { context, registry, calendar, bans, sittings, consent }, plan.operator);
  addDocsRoutes(http, { games, limits });
  addPictureRoutes(http, { links, painter });
  const connectionLimits = createConnectionLimits(limits, context.now);
  const bill = createBill({ context, till, limits });
  const marks = houseMarks(plan.lineage ?? newId(), plan.page);
  const deps = {
    context,
    bans,
    limits,
    marks,
    registry,
    tokens,
    connectionLimits,
    sittings,
    till,
    bill,
    consent,
    chat,
  };
  await openSocket(http, cookie, deps);
  await servePage(http, { folder: plan.page, dress: dressedBy(links, address) });

  http.addHook('onReady', async () => {
    await calendar.wake();
    await bans.wake();
    await services.wake();
    await gatherings.wake();
    await registry.wake();
  });
  http.addHook('onClose', async () => {
    services.stop();
    await thinkers.close();
    await painter.close();
    await registry.close();
    await services.close();
    await calendar.close();
    await store.close();
  });
  return { http, context, registry, tokens };
}

function timeOf({ now, wall = now ?? Date.now }: Plan): Pick<ServerContext, 'now' | 'wall'> {
  return { now: now ?? steadyTime(wall), wall };
}

function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', (request, reply, done) => {
    const { method, url, ip } = request;
    request.log.debug({ method, url, ip, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}

async function openSocket(http: FastifyInstance, cookie: GuestCookie, deps: SocketDeps): Promise<void> {
  await http.register(websocket, {
    options: { maxPayload: SOCKET_BYTES, perMessageDeflate: false },
    // Goodbye is said when the house closes: see closeInTime.
    preClose: (done) => done(),
  });
  const stopBeating = keepBeating(http.websocketServer);
  http.addHook('onClose', (_http, done) => {
    stopBeating();
    done();
  });
  http.get('/api/table', { websocket: true, schema: { hide: true } }, (socket, request) => {
    const guest = cookie.read(request).then(
      (identity) => identity?.player,
      () => undefined,
    );
    serveSocket(deps, socket, { address: homeOf(request.ip), guest });
  });
}
