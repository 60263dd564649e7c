import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(2199),
  HOST: z.string().min(1).default('localhost'),
  HAVEN_DATA: z.string().min(1).default('data'),
  HAVEN_PAGE: z.string().min(1).default('web/dist'),
  HAVEN_LOG: z.enum(LEVELS).default('warn'),
  HAVEN_IDLE_MINUTES: z.coerce.number().positive().default(15),
  HAVEN_MESSAGES_PER_SECOND: z.coerce.number().positive().default(30),
  HAVEN_TRUST_PROXY: z.enum(['0', '1']).default('0'),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly page: string;
  readonly log: (typeof LEVELS)[number];
  readonly idleMs: number;
  readonly messagesPerSecond: number;
  readonly trustProxy: boolean;
}

/** A setting that makes no sense, in one line. */
export class BadSetting extends Error {}

/** The settings that the environment asks for. Relative folders start at the root of the house. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw badSetting(parsed.error, environment);
  const { PORT, HOST, HAVEN_DATA, HAVEN_PAGE, HAVEN_LOG, ...rest } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    data: resolve(ROOT, HAVEN_DATA),
    page: resolve(ROOT, HAVEN_PAGE),
    log: HAVEN_LOG,
    idleMs: rest.HAVEN_IDLE_MINUTES * 60_000,
    messagesPerSecond: rest.HAVEN_MESSAGES_PER_SECOND,
    trustProxy: rest.HAVEN_TRUST_PROXY === '1',
  };
}

function badSetting(error: z.ZodError, environment: Readonly<Record<string, string | undefined>>): BadSetting {
  const name = String(error.issues[0]?.path[0]);
  return new BadSetting(`${name} cannot be "${environment[name]}".`);
}
