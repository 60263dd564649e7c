import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The server in one file, as it is shipped. */
export const SERVER = join(ROOT, 'server/dist/haven.mjs');

/** Of whoever runs these servers. */
export const ADMIN_TOKEN = 'the operator in the tests';

/** A real server of its own, with a data folder of its own. */
export interface TestServer {
  readonly address: string;
  /** kill -9: nothing is saved, nobody is told. */
  kill(): Promise<void>;
  /** Opens again at the same address with the same data. */
  reopen(): Promise<void>;
  /** Asks as the operator; requests are written as `GET /api/admin/numbers`. */
  operator(request: string, body?: Blob): Promise<Response>;
  close(): Promise<void>;
}

const OCTETS = 'application/octet-stream';

export type Environment = Readonly<Record<string, string>>;

/** With the settings of a server as it is shipped, unless the environment says otherwise. */
export async function startOneServer(environment: Environment = {}): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'haven-e2e-'));
  const around = { ...environment, HAVEN_DATA: data };
  let { server, address } = await start({ ...around, PORT: '0' });
  const kill = () => end(server, 'SIGKILL');
  return {
    address,
    kill,
    reopen: async () => {
      ({ server, address } = await start({ ...around, PORT: new URL(address).port }));
    },
    operator: operatorAt(address),
    close: async () => {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export function operatorAt(address: string): TestServer['operator'] {
  return (request, body) => {
    const [method = '', path = ''] = request.split(' ');
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, ...(body && { 'content-type': OCTETS }) };
    return fetch(`${address}${path}`, { method, headers, ...(body && { body }) });
  };
}

function start(environment: Environment): Promise<{ server: ChildProcess; address: string }> {
  const ours = { HOST: '127.0.0.1', HAVEN_LOG: 'silent', HAVEN_ADMIN_TOKEN: ADMIN_TOKEN };
  const env = { ...process.env, ...ours, ...environment };
  const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      const address = /open at (\S+)/.exec(String(chunk))?.[1];
      if (address) resolve({ server, address });
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}
