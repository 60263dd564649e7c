import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AnyGame } from '@haven/kit';
import pino from 'pino';
import { adminTokenIn } from './admin/admin-token.ts';
import type { OperatorPlan } from './admin/operator.ts';
import { type Opening, openRestartable } from './admin/restart-on-restore.ts';
import { type App, createApp } from './app.ts';
import { openBus } from './bus/open-bus.ts';
import { openData } from './data-folder.ts';
import { stopOnFailure } from './fail-stop.ts';
import { lockFolder } from './folder-lock.ts';
import { BadSetting, readSettings, type ServerSettings } from './settings.ts';
import { createSickList, type SickList } from './sick-list.ts';
import { BadDatabase } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { catchStrays, stopWhenBroken } from './strays.ts';

const STANDARD_ERROR = 2;
/** A stop that hangs is no stop. */
const STOP_MS = 1_900;

/** Runs the server until a signal ends it. What goes wrong at the start is told in one line. */
export async function run(games: readonly AnyGame[], environment: NodeJS.ProcessEnv): Promise<void> {
  const lineOf = (error: unknown) => explain(error, environment);
  try {
    const settings = readSettings(environment);
    const folder = settings.data;
    let { port } = settings;
    await usable(folder, () => lockFolder(folder));
    const open = async (opening: Opening) => {
      const app = await openHouse(games, { ...settings, port }, opening);
      ({ port } = app.http.server.address() as AddressInfo);
      return { close: () => app.leave().then(() => app.http.close()) };
    };
    stopOnSignals(await openRestartable({ folder, open, giveUp: (why) => end(lineOf(why)) }));
    stopWhenBroken();
    console.log(`Haven is open at ${addressOf({ ...settings, port })}`);
  } catch (error) {
    console.error(lineOf(error));
    process.exitCode = 1;
  }
}

async function openHouse(games: readonly AnyGame[], settings: ServerSettings, opening: Opening): Promise<App> {
  const { port, host, data, page, log, idleMs, messagesPerSecond, botMs, trustProxy } = settings;
  const { requestMs, address, isAnywhere, databaseUrl, redisUrl } = settings;
  const operator = await usable(data, () => operatorOf(settings, opening));
  const sick = createSickList();
  const { store, secret, pushKey, lineage } = await usable(data, () =>
    openData(data, { noticed: sick.notice, hasJobs: true }, databaseUrl),
  );
  const app = await createApp({
    games,
    store,
    bus: await openBus(store, { redisUrl, house: lineage }),
    sick,
    secret,
    lineage,
    page,
    idleMs,
    botMs,
    trustProxy,
    operator,
    documents: join(data, 'documents'),
    log: pino({ level: log }, pino.destination(STANDARD_ERROR)),
    services: { requestMs, address, isAnywhere, pushKey },
    limits: { messagesPerSecond, burst: messagesPerSecond * 2 },
  });
  stopOnFailure(store, app.http);
  const letGo = catchStrays(app.context);
  app.http.addHook('onClose', async () => letGo());
  try {
    await app.http.listen({ port, host });
  } catch (error) {
    await app.http.close();
    throw error;
  }
  readEverything(store, sick);
  return app;
}

/** While the house is open: what is damaged is known before somebody asks for it. */
function readEverything(store: Store, sick: SickList): void {
  store.verify('quietly').then(
    (found) => found.forEach(sick.notice),
    // The house was closed meanwhile, or the disk failed: both are told elsewhere.
    () => {},
  );
}

function operatorOf(settings: ServerSettings, opening: Opening): OperatorPlan {
  const { data: folder, adminToken, isMetricsPublic, keep, databaseUrl } = settings;
  const isElsewhere = databaseUrl !== '';
  return { token: adminToken || adminTokenIn(folder), folder, isElsewhere, isMetricsPublic, keep, ...opening };
}

/** Whatever is wrong with the folder is told in one line. */
async function usable<R>(folder: string, work: () => R | Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadDatabase) throw new BadSetting(error.message);
    throw new BadSetting(`The data folder ${folder} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

function addressOf({ host, port }: ServerSettings): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Finishes what is queued, says goodbye to the sockets, closes the store. */
function stopOnSignals(haven: { close(): Promise<unknown> }): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => end(FORCED), STOP_MS).unref();
    haven.close().then(
      () => {
        console.log('Haven is closed.');
        process.exit();
      },
      (error: unknown) => end(String(error instanceof Error ? error.stack : error)),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

const FORCED = `Haven could not close within ${STOP_MS} ms and is ended. What was told to anybody is stored.`;

function end(why: string): never {
  console.error(why);
  process.exit(1);
}

function explain(error: unknown, environment: NodeJS.ProcessEnv): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const port = environment.PORT ?? '2199';
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what runs there, or choose another: PORT=2200 npm start`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=2200 npm start`;
  return error instanceof BadSetting ? error.message : (error.stack ?? error.message);
}
