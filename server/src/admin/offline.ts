import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@haven/kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import pino from 'pino';
import { NOBODY_ELSE } from '../bus/bus.ts';
import { createElsewhere } from '../bus/elsewhere.ts';
import { createChronicles } from '../chronicles.ts';
import { createBans } from '../guests/bans.ts';
import { answerErrors } from '../http/errors.ts';
import { LATER } from '../later.ts';
import { createMetrics } from '../metrics.ts';
import { RANDOM } from '../random.ts';
import { createSickList } from '../sick-list.ts';
import { createSittings } from '../socket/sittings.ts';
import { openStore } from '../store/open-store.ts';
import { createTableRegistry } from '../tables/registry.ts';
import { addAdminRoutes } from './admin-routes.ts';
import { DATABASE } from './data-files.ts';
import { createRecentLoad } from './recent-load.ts';

export interface DataPlace {
  readonly folder: string;
  /** Empty if the folder holds the database too. */
  readonly databaseUrl: string;
}

const IDLE_MS = 60_000;
/** Nobody sits at a table here, and nobody asks for a chair. */
const SILENCE = { reconsider: async () => {}, dismiss: async () => {} };

/**
 * The operator's requests over data on which no server runs. Nothing happens there by itself: no bot moves, no clock
 * is wound. It listens nowhere: requests are injected.
 */
export async function openOffline(
  games: readonly AnyGame[],
  { folder, databaseUrl }: DataPlace,
  token: string,
): Promise<FastifyInstance> {
  const isElsewhere = databaseUrl !== '';
  if (!isElsewhere && !existsSync(join(folder, DATABASE))) throw new Error(`There are no data in ${folder}.`);
  const sick = createSickList();
  const store = await openStore({ file: join(folder, DATABASE), databaseUrl }, { noticed: sick.notice });
  const log = pino({ level: 'silent' });
  const context = {
    store,
    bus: NOBODY_ELSE,
    elsewhere: createElsewhere(),
    log,
    sick,
    metrics: createMetrics(),
    chronicles: createChronicles(LATER),
    later: LATER,
    random: RANDOM,
    now: Date.now,
    wall: Date.now,
  };
  const registry = createTableRegistry(context, games, { idleMs: IDLE_MS });
  const recentLoad = createRecentLoad(context);
  const http = Fastify();
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  answerErrors(http, context);
  const opened = context.now();
  await addAdminRoutes(http, {
    context,
    registry,
    bans: createBans(context),
    sittings: createSittings(),
    consent: SILENCE,
    folder,
    isElsewhere,
    token,
    recentLoad,
    opened,
    restored: null,
    restore: undefined,
    sweep: undefined,
  });
  http.addHook('onClose', async () => {
    recentLoad.close();
    await registry.close();
    await store.close();
  });
  return http;
}
