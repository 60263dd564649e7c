import { readAdminToken, readSettings, type ServerSettings } from '@haven/server/admin';
import type { Connection } from './connection.ts';
import { overFolder } from './over-folder.ts';
import { overHttp } from './over-http.ts';
import { explained, UserError } from './user-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const PATIENCE_MS = 3_000;

export async function connect(environment: Environment): Promise<Connection> {
  const settings = readSettings(environment);
  const { HAVEN_ADMIN_URL: named } = environment;
  const address = named ?? addressOf(settings);
  if (await isHavenAt(address)) return overHttp(address, tokenOf(settings));
  if (named) throw new UserError(`No Haven answers at ${named}.`);
  const { data: folder, databaseUrl } = settings;
  return overFolder({ folder, databaseUrl }, address);
}

/** A server that listens everywhere listens here too. */
function addressOf({ host, port }: ServerSettings): string {
  const here = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${here.includes(':') ? `[${here}]` : here}:${port}`;
}

async function isHavenAt(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/health`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { status, refusal } = (await response.json()) as { status?: string; refusal?: unknown };
    return status === 'ok' || refusal !== undefined;
  } catch {
    return false;
  }
}

function tokenOf({ adminToken, data }: ServerSettings): string {
  if (adminToken !== '') return adminToken;
  try {
    return readAdminToken(data);
  } catch (error) {
    throw explained('The token cannot be read; set HAVEN_DATA or HAVEN_ADMIN_TOKEN as for the server', error);
  }
}
