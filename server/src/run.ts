import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AnyGame } from '@haven/kit';
import pino from 'pino';
import { adminTokenIn } from './admin/admin-token.ts';
import type { OperatorPlan } from './admin/operator.ts';
import { openReopening } from './admin/reopening.ts';
import { type App, createApp } from './app.ts';
import { openData } from './data-folder.ts';
import { BadSetting, readSettings, type Settings } from './settings.ts';
import { createSickList, type SickList } from './sick-list.ts';
import { catchStrays, stopWhenBroken } from './strays.ts';

const STANDARD_ERROR = 2;
/** A stop that hangs is no stop. */
const STOP_MS = 10_000;

/** Runs the server until a signal ends it. What goes wrong at the start is told in one line. */
export async function run(games: readonly AnyGame[], environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    const settings = readSettings(environment);
    let { port } = settings;
    const haven = await openReopening(settings.data, async (opening) => {
      const app = await open(games, { ...settings, port }, opening);
      ({ port } = app.http.server.address() as AddressInfo);
      return app.http;
    });
    stopOnSignals(haven);
    stopWhenBroken();
    console.log(`Haven is open at ${addressOf({ ...settings, port })}`);
  } catch (error) {
    console.error(explain(error, environment));
    process.exitCode = 1;
  }
}

async function open(
  games: readonly AnyGame[],
  settings: Settings,
  opening: Pick<OperatorPlan, 'restore' | 'restored'>,
): Promise<App> {
  const { port, host, data, page, log, idleMs, messagesPerSecond, botMs, trustProxy } = settings;
  const { requestMs, address, isAnywhere } = settings;
  const sick = createSickList();
  const { store, secret, pushKey } = openDataIn(data, sick);
  const app = await createApp({
    ...{ games, store, sick, secret, page, idleMs, botMs, trustProxy },
    documents: join(data, 'documents'),
    log: pino({ level: log }, pino.destination(STANDARD_ERROR)),
    liveness: { requestMs, address, isAnywhere, pushKey },
    limits: { messagesPerSecond, burst: messagesPerSecond * 2 },
    operator: operatorOf(settings, opening),
  });
  const letGo = catchStrays(app.house);
  app.http.addHook('onClose', async () => letGo());
  try {
    await app.http.listen({ port, host });
  } catch (error) {
    await app.http.close();
    throw error;
  }
  return app;
}

function operatorOf(
  { data: folder, adminToken, isMetricsPublic, keep }: Settings,
  opening: Pick<OperatorPlan, 'restore' | 'restored'>,
): OperatorPlan {
  return { token: adminToken || adminTokenIn(folder), folder, isMetricsPublic, keep, ...opening };
}

function openDataIn(folder: string, { notice }: SickList): ReturnType<typeof openData> {
  try {
    return openData(folder, notice);
  } catch (error) {
    throw new BadSetting(`The data folder ${folder} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

function addressOf({ host, port }: Settings): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Finishes what is queued, says goodbye to the sockets, closes the store. */
function stopOnSignals(haven: { close(): Promise<unknown> }): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    haven.close().then(
      () => console.log('Haven is closed.'),
      (error: unknown) => {
        console.error(error);
        process.exitCode = 1;
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
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
