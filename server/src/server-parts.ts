import type { AnyGame } from '@haven/kit';
import type { FastifyBaseLogger } from 'fastify';
import type { OperatorPlan } from './admin/operator.ts';
import { botToAct, watchBots } from './bots/bot-seats.ts';
import { createThinkers, type Thinkers, type Threads } from './bots/thinkers.ts';
import { type Bus, NOBODY_ELSE } from './bus/bus.ts';
import { createElsewhere } from './bus/elsewhere.ts';
import { createChronicles } from './chronicles.ts';
import { createCalendar } from './clocks/calendar.ts';
import { steadyTime } from './clocks/steady-time.ts';
import { createBans } from './guests/bans.ts';
import { guestCookie } from './guests/guest-cookie.ts';
import { createGuests } from './guests/guests.ts';
import { LATER, type Later } from './later.ts';
import { LIMITS, type Limits } from './limits.ts';
import { createLinks } from './links/links.ts';
import { createGatherings } from './lobby/gatherings.ts';
import { isSealing, watchSealing } from './lobby/sealing.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { newId } from './new-id.ts';
import { followOthers } from './nodes/follow-others.ts';
import { createLeaving } from './nodes/leaving.ts';
import { sharePresence } from './nodes/share-presence.ts';
import { workOnJobs } from './nodes/work-on-jobs.ts';
import { createPainter } from './pictures/painter.ts';
import { createQuotas } from './quotas.ts';
import { RANDOM, type Random } from './random.ts';
import { type SeatTokens, seatTokens } from './seat-tokens.ts';
import { report, type ServerContext } from './server-context.ts';
import { createSickList, type SickList } from './sick-list.ts';
import { createBill } from './socket/bill.ts';
import { createConnectionLimits } from './socket/connection-limits.ts';
import { houseMarks } from './socket/house-marks.ts';
import { createSittings } from './socket/sittings.ts';
import type { SocketDeps } from './socket/socket-deps.ts';
import type { Store } from './store/store.ts';
import { createTableServices, type TableServicesPlan } from './table-services.ts';
import { createTableRegistry, type TableRegistry } from './tables/registry.ts';
import { createTill } from './till.ts';

export interface Plan {
  readonly games: readonly AnyGame[];
  /** Closed with the app. */
  readonly store: Store;
  /** To other servers over the same data; closed with the app. */
  readonly bus?: Bus;
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
  /** What else the house has from its machine: a simulated world brings its own. */
  readonly machine?: Partial<Machine>;
}

interface Machine {
  readonly later: Later;
  readonly random: Random;
  readonly tokens: SeatTokens;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
}

const IDLE_MS = 15 * 60_000;
const SEALING_MS = 10_000;
const BOT_MS = 600;
const BOT_RETRY_MS = 5_000;
const BOT_BUDGET_MS = 5_000;

export type ServerParts = ReturnType<typeof createParts>;

/** All that the server is made of, before anybody can reach it. */
export function createParts(plan: Plan) {
  const { games, secret, idleMs = IDLE_MS } = plan;
  const limits = { ...LIMITS, ...plan.limits };
  const context = contextOf(plan);
  const calendar = createCalendar(context);
  const registry = createTableRegistry(context, games, { idleMs });
  const bans = createBans(context);
  const cookie = guestCookie(secret, { now: context.now, isDoubted: calendar.isDoubted });
  const services = createTableServices({ context, registry, bans }, plan.services);
  const jobs = workOnJobs({
    context,
    registry,
    due: services.due,
    isWaiting: (table) => isSealing(table) || botToAct(table) !== undefined,
  });
  return {
    context,
    limits,
    calendar,
    registry,
    bans,
    cookie,
    services,
    till: createTill(limits, context.now),
    quotas: createQuotas(context, limits),
    tokens: plan.machine?.tokens ?? seatTokens(secret),
    sittings: createSittings(context.bus),
    guests: createGuests(context, cookie),
    links: createLinks({ context, games, registry }),
    painter: createPainter(),
    gatherings: createGatherings({ context, registry, calendar, timers: services.timers }),
    thinkers: watchedBots(plan, context, registry),
    jobs,
    leaving: createLeaving(context, jobs.close),
    following: followOthers({ context, registry }),
    presence: sharePresence({ context, registry }),
  };
}

/** What serves the sockets of such a house. */
export function socketDepsOf({ lineage = newId(), page }: Plan, parts: ServerParts): SocketDeps {
  const { context, limits, till, services } = parts;
  const { consent, chat } = services;
  return {
    ...parts,
    consent,
    chat,
    marks: houseMarks(lineage, page),
    connectionLimits: createConnectionLimits(limits, context.now),
    bill: createBill({ context, till, limits }),
  };
}

function contextOf(plan: Plan): ServerContext {
  const { store, log, bus = NOBODY_ELSE } = plan;
  const time = timeOf(plan);
  const { sick = createSickList(time.now) } = plan;
  const { later = LATER, random = RANDOM, metrics = createMetrics() } = plan.machine ?? {};
  const elsewhere = createElsewhere();
  const context = {
    store,
    bus,
    elsewhere,
    log,
    sick,
    metrics,
    later,
    random,
    chronicles: createChronicles(later),
    ...time,
  };
  sick.watch((thing) => report(context, 'sick', thing));
  return context;
}

function timeOf({ now, wall = now ?? Date.now }: Plan): Pick<ServerContext, 'now' | 'wall'> {
  return { now: now ?? steadyTime(wall), wall };
}

/** Matches begin by themselves, and bots play in them. */
function watchedBots(plan: Plan, context: ServerContext, registry: TableRegistry): Thinkers {
  const { sealingMs = SEALING_MS, botMs: paceMs = BOT_MS, botRetryMs: retryMs = BOT_RETRY_MS } = plan;
  const thinkers = plan.machine?.thinkers ?? createThinkers(plan.bots ?? { budgetMs: BOT_BUDGET_MS });
  registry.watch(watchSealing(context, registry, sealingMs));
  registry.watch(watchBots({ context, registry, thinkers, paceMs, retryMs }));
  return thinkers;
}

export async function wake({ calendar, bans, services, gatherings, registry, jobs }: ServerParts): Promise<void> {
  await calendar.wake();
  await bans.wake();
  await services.wake();
  await gatherings.wake();
  await registry.wake();
  await jobs.wake();
}

export async function close(parts: ServerParts): Promise<void> {
  const { context, calendar, services, thinkers, painter, registry, following, presence, jobs } = parts;
  await jobs.close();
  following.close();
  services.stop();
  await thinkers.close();
  await painter.close();
  await registry.close();
  await services.close();
  await calendar.close();
  // Last, so that those who were here may have come to another server: only who has not is missed there.
  presence.close();
  await context.bus.close();
  await context.store.close();
}
