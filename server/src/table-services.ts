import type { FastifyInstance } from 'fastify';
import { type Chat, createChat } from './chat/chat.ts';
import { addReportRoute } from './chat/report-route.ts';
import { createTimers, type Timers } from './clocks/timers.ts';
import { addChairRoutes } from './consent/chair-route.ts';
import { type Consent, createConsent } from './consent/consent.ts';
import type { Bans } from './guests/bans.ts';
import type { Guests } from './guests/guests.ts';
import { addNoticeRoutes } from './notices/notice-routes.ts';
import { createNotices } from './notices/notices.ts';
import { createOutbound, type Outbound } from './notices/outbound.ts';
import { newPushKey, type PushKeyPair, readPushKey } from './notices/push-key.ts';
import type { ServerContext } from './server-context.ts';
import type { JobHandlers } from './store/jobs.ts';
import type { TableRegistry } from './tables/registry.ts';
import { createClocks } from './time-outs/running-clocks.ts';
import { watchUnseen } from './time-outs/unseen.ts';

export interface TableServicesPlan {
  /** So often the house looks at its clocks. */
  readonly tickMs: number;
  /** So often it writes down that it is open, while somebody's time runs. */
  readonly beatMs: number;
  /** A request to the table expires after so long. */
  readonly requestMs: number;
  /** Whoever is away so long when it is their turn is told. */
  readonly awayMs: number;
  /** Where people find the page; empty if the house does not know. */
  readonly address: string;
  /** Notices may go to this machine and its network, and without https. */
  readonly isAnywhere: boolean;
  /** By which push services know this house; a new one if left out, which no browser knows yet. */
  readonly pushKey?: PushKeyPair;
  /** Another way out than the network. */
  readonly outbound?: Outbound;
}

const PLAN: TableServicesPlan = {
  tickMs: 250,
  beatMs: 5_000,
  requestMs: 60_000,
  awayMs: 20_000,
  address: '',
  isAnywhere: false,
};

interface TableServiceDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly bans: Bans;
}

/** For push services; without an address of our own, one that is nobody's. */
const NOBODY = 'mailto:nobody@example.org';

/** What makes people a company: clocks, votes, talk, and word to those who are away. */
export interface TableServices {
  readonly timers: Timers;
  readonly consent: Consent;
  readonly chat: Chat;
  /** What jobs are about. */
  readonly due: Pick<JobHandlers, 'clock' | 'notice'>;
  addRoutes(http: FastifyInstance, guests: Guests): void;
  /** Before any table is opened. */
  wake(): Promise<void>;
  /** Nothing rings any more. */
  stop(): void;
  /** When all is quiet, before the store closes. */
  close(): Promise<void>;
}

export function createTableServices(
  { context, registry, bans }: TableServiceDeps,
  wished: Partial<TableServicesPlan> = {},
): TableServices {
  const plan = { ...PLAN, ...wished };
  const { tickMs, beatMs, requestMs, awayMs: delayMs, address } = plan;
  const timers = createTimers(context, tickMs);
  const clocks = createClocks({ context, registry, timers, beatMs });
  const consent = createConsent({ context, registry, bans, timers, requestMs });
  const { outbound = createOutbound(plan) } = plan;
  const key = plan.pushKey ?? readPushKey(newPushKey());
  const contact = address.startsWith('https:') ? address : NOBODY;
  const notices = createNotices({ context, registry, timers, outbound, key, contact, address, delayMs });
  for (const { watch } of [clocks, consent, notices]) registry.watch(watch);
  registry.watch(watchUnseen({ context, registry, timers }));
  return {
    timers,
    consent,
    chat: createChat(context),
    due: { clock: clocks.due, notice: notices.due },
    addRoutes: (http, guests) => {
      addChairRoutes(http, { registry, guests, consent });
      addReportRoute(http, { context, guests });
      addNoticeRoutes(http, { context, guests, notices, outbound, key });
    },
    wake: async () => notices.wake(await clocks.wake()),
    stop: timers.close,
    close: clocks.close,
  };
}
