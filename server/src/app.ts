import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { addAccountRoutes } from './accounts/account-routes.ts';
import { admitOperator } from './admin/operator.ts';
import { addDocsRoutes, describeApi } from './api-docs/routes.ts';
import { charge } from './guests/charge.ts';
import type { GuestCookie } from './guests/guest-cookie.ts';
import { refuseForeignOrigins } from './guests/own-origin.ts';
import { refuseBanned } from './guests/refuse-banned.ts';
import { closeInTime } from './http/closing.ts';
import { answerErrors } from './http/errors.ts';
import { homeOf } from './http/home-of.ts';
import { servePage } from './http/page.ts';
import { secure } from './http/security.ts';
import { endSlowBodies } from './http/slow-bodies.ts';
import type { Limits } from './limits.ts';
import { dressedBy } from './links/dress.ts';
import { homeFor } from './links/home.ts';
import { addPictureRoutes } from './links/picture-route.ts';
import { renameChairs } from './lobby/rename.ts';
import { addLobbyRoutes } from './lobby/table-routes.ts';
import { addAddressRoute } from './routes/address-route.ts';
import { addBestRoutes } from './routes/best-route.ts';
import { addDocumentsRoute } from './routes/documents-route.ts';
import { addMatchRoutes } from './routes/match-routes.ts';
import { addOperationRoutes } from './routes/operation-routes.ts';
import { addRulesPages } from './rules-pages/routes.ts';
import type { SeatTokens } from './seat-tokens.ts';
import type { ServerContext } from './server-context.ts';
import { close, createParts, type Plan, type ServerParts, socketDepsOf, wake } from './server-parts.ts';
import { keepBeating } from './socket/heartbeat.ts';
import type { SocketDeps } from './socket/socket-deps.ts';
import { closeSockets, serveSocket } from './socket/table-socket.ts';
import { outletOf } from './socket/text-frame.ts';
import type { TableRegistry } from './tables/registry.ts';

export interface App {
  readonly http: FastifyInstance;
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly tokens: SeatTokens;
  /** Before it closes: says to proxies that nobody new is to come, and leaves its jobs to other servers. */
  leave(): Promise<void>;
}

const BODY_BYTES = 4096;
/** Longer messages are answered up to here; beyond, the socket is closed at once. */
const SOCKET_BYTES = 64 * 1024;
/** A connection on which nothing moves, in either direction, is closed. Sockets have their own heartbeat. */
const SILENT_MS = 120_000;
const CHECK_MS = 2_000;

export async function createApp(plan: Plan): Promise<App> {
  const parts = createParts(plan);
  const { context, registry, tokens } = parts;
  const http = await openHttp(plan, parts);
  await addRoutes(http, plan, parts);
  await openSocket(http, parts.cookie, socketDepsOf(plan, parts));
  const dress = dressedBy(parts.links, addressOf(plan));
  await servePage(http, { folder: plan.page, choose: homeFor, dress });
  http.addHook('onReady', () => wake(parts));
  http.addHook('onClose', () => close(parts));
  return { http, context, registry, tokens, leave: parts.leaving.leave };
}

function addressOf({ services }: Plan): string {
  return services?.address ?? '';
}

/** What every request passes before its route. */
async function openHttp(plan: Plan, { context, limits, bans, cookie, till }: ServerParts): Promise<FastifyInstance> {
  const http = newFastify(plan, limits);
  closeInTime(http, () => closeSockets(http.websocketServer.clients));
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  answerErrors(http, context);
  logRequests(http);
  await secure(http, limits, context);
  endSlowBodies(http, limits.bodySeconds * 1000);
  refuseForeignOrigins(http);
  refuseBanned(http, { bans, cookie });
  charge(http, { till, cookie });
  await describeApi(http);
  return http;
}

function newFastify({ log, trustProxy = 0 }: Plan, limits: Limits): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    // A bare number would mean that no proxy is trusted at all.
    trustProxy: trustProxy > 0 && ((_address, hop) => hop < trustProxy),
    forceCloseConnections: true,
    connectionTimeout: SILENT_MS,
    http: { headersTimeout: limits.headSeconds * 1000, connectionsCheckingInterval: CHECK_MS },
  });
}

function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', (request, reply, done) => {
    const { method, url, ip } = request;
    request.log.debug({ method, url, ip, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}

async function addRoutes(http: FastifyInstance, plan: Plan, parts: ServerParts): Promise<void> {
  const { context, limits, guests, links, painter, services } = parts;
  const { games, documents, operator } = plan;
  const { newMatchesPerMinute } = limits;
  addGuestRoutes(http, parts);
  addLobbyRoutes(http, { ...parts, games, newTablesPerMinute: newMatchesPerMinute });
  addMatchRoutes(http, { ...parts, newMatchesPerMinute });
  services.addRoutes(http, guests);
  addBestRoutes(http, { context, games });
  addAddressRoute(http, addressOf(plan));
  if (documents) addDocumentsRoute(http, { context, games, folder: documents });
  const token = operator?.isMetricsPublic ? undefined : operator?.token;
  addOperationRoutes(http, context, { token, isLeaving: parts.leaving.isLeaving });
  if (operator) await admitOperator(http, { ...parts, consent: services.consent }, operator);
  addDocsRoutes(http, { games, limits });
  addPictureRoutes(http, { links, painter });
  addRulesPages(http, { games, folder: plan.page, ownAddress: addressOf(plan) });
}

function addGuestRoutes(http: FastifyInstance, parts: ServerParts): void {
  const { context, registry, limits, services } = parts;
  const { consent } = services;
  addAccountRoutes(http, {
    ...parts,
    consent,
    newGuestsPerMinute: limits.newMatchesPerMinute,
    renamed: async (player) => {
      await renameChairs(context, registry, player);
      await consent.reconsider(player.id);
    },
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
    serveSocket(deps, socket, { address: homeOf(request.ip), outlet: outletOf(request.raw.socket), guest });
  });
}
