import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Keep } from './admin/retention.ts';
import { SHORTEST_TOKEN } from './keys.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const DAY_MS = 24 * 3600_000;

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(2199),
  HOST: z.string().min(1).default('localhost'),
  HAVEN_DATA: z.string().min(1).default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/ })
    .or(z.literal(''))
    .default(''),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .or(z.literal(''))
    .default(''),
  // A page that somebody asks for has to be there; one that was never built need not.
  HAVEN_PAGE: z
    .string()
    .refine((folder) => folder !== '' && existsSync(resolve(ROOT, folder)))
    .default('web/dist'),
  HAVEN_LOG: z.enum(LEVELS).default('warn'),
  HAVEN_IDLE_MINUTES: z.coerce.number().positive().default(15),
  HAVEN_MESSAGES_PER_SECOND: z.coerce.number().positive().default(30),
  HAVEN_BOT_MS: z.coerce.number().int().min(0).max(60_000).default(600),
  HAVEN_REQUEST_SECONDS: z.coerce.number().positive().max(3600).default(60),
  HAVEN_ADDRESS: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(''))
    .default(''),
  HAVEN_WEBHOOKS_ANYWHERE: z.enum(['0', '1']).default('0'),
  HAVEN_TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  HAVEN_ADMIN_TOKEN: z.string().min(SHORTEST_TOKEN).or(z.literal('')).default(''),
  HAVEN_METRICS_PUBLIC: z.enum(['0', '1']).default('0'),
  HAVEN_KEEP_FINISHED_DAYS: z.coerce.number().min(0).default(730),
  HAVEN_KEEP_ABANDONED_DAYS: z.coerce.number().min(0).default(90),
  HAVEN_KEEP_GUESTS_DAYS: z.coerce.number().min(0).default(400),
});

/** Every setting with its default, for the operator's page to be complete. */
export const DEFAULTS: Readonly<Record<string, unknown>> = Environment.parse({});

export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** Of the PostgreSQL database where everything but keys and documents is kept; empty if the data folder has it all. */
  readonly databaseUrl: string;
  /** Of the Redis through which several servers over one database hear of each other; empty if there is none. */
  readonly redisUrl: string;
  readonly page: string;
  readonly log: (typeof LEVELS)[number];
  readonly idleMs: number;
  readonly messagesPerSecond: number;
  readonly botMs: number;
  /** A request to the table expires after so long. */
  readonly requestMs: number;
  /** Where people find the page, without a slash at the end; empty if the house does not know. */
  readonly address: string;
  /** Notices may go to this machine and its network, and without https. */
  readonly isAnywhere: boolean;
  /** So many proxies stand before the house, one behind the other. */
  readonly trustProxy: number;
  /** Empty if the one in the data folder counts. */
  readonly adminToken: string;
  readonly isMetricsPublic: boolean;
  readonly keep: Keep;
}

/** A setting that makes no sense, in one line. */
export class BadSetting extends Error {}

/** The settings that the environment asks for. Relative folders start at the root of the house. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): ServerSettings {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw badSetting(parsed.error, environment);
  const { PORT, HOST, HAVEN_DATA, HAVEN_PAGE, HAVEN_LOG, ...rest } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    data: resolve(ROOT, HAVEN_DATA),
    databaseUrl: rest.DATABASE_URL,
    redisUrl: rest.REDIS_URL,
    page: resolve(ROOT, HAVEN_PAGE),
    log: HAVEN_LOG,
    idleMs: rest.HAVEN_IDLE_MINUTES * 60_000,
    messagesPerSecond: rest.HAVEN_MESSAGES_PER_SECOND,
    botMs: rest.HAVEN_BOT_MS,
    requestMs: rest.HAVEN_REQUEST_SECONDS * 1000,
    address: rest.HAVEN_ADDRESS.replace(/\/+$/, ''),
    isAnywhere: rest.HAVEN_WEBHOOKS_ANYWHERE === '1',
    trustProxy: rest.HAVEN_TRUST_PROXY,
    adminToken: rest.HAVEN_ADMIN_TOKEN,
    isMetricsPublic: rest.HAVEN_METRICS_PUBLIC === '1',
    keep: {
      finishedMs: daysMs(rest.HAVEN_KEEP_FINISHED_DAYS),
      abandonedMs: daysMs(rest.HAVEN_KEEP_ABANDONED_DAYS),
      guestsMs: daysMs(rest.HAVEN_KEEP_GUESTS_DAYS),
    },
  };
}

/** No days are for ever. */
function daysMs(days: number): number {
  return days === 0 ? Number.POSITIVE_INFINITY : days * DAY_MS;
}

function badSetting(error: z.ZodError, environment: Readonly<Record<string, string | undefined>>): BadSetting {
  const name = String(error.issues[0]?.path[0]);
  if (name === 'HAVEN_ADMIN_TOKEN') return new BadSetting(`${name} needs ${SHORTEST_TOKEN} characters or more.`);
  if (name === 'DATABASE_URL')
    return new BadSetting(`${name} has to be an address such as postgres://haven@localhost/haven.`);
  if (name === 'REDIS_URL') return new BadSetting(`${name} has to be an address such as redis://localhost.`);
  return new BadSetting(`${name} cannot be "${environment[name]}".`);
}
