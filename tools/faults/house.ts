import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { bundle } from '@haven/server/bundle';
import { type ServerProcess, startServer } from '../../server/src/testing/server-process.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const SERVER = pathOf('../dist/faults/haven.mjs');
const ADMIN = pathOf('../dist/faults/admin.mjs');

/** The programs under test, each in one file. */
export interface Programs {
  readonly server: string;
  readonly admin: string;
}

export async function bundlePrograms(): Promise<Programs> {
  await bundle(pathOf('../../server/src/main.ts'), SERVER);
  await bundle(pathOf('../admin.ts'), ADMIN);
  return { server: SERVER, admin: ADMIN };
}

export const OPERATOR = 'the operator of a house with faults';

type Environment = Readonly<Record<string, string>>;

/** A server on a folder: bots do not wait, nobody is told to slow down, and everybody has an address of their own. */
export function startHouse({ server }: Programs, folder: string, environment: Environment = {}): ServerProcess {
  return startServer(server, {
    HAVEN_DATA: folder,
    HAVEN_PAGE: tmpdir(),
    HAVEN_ADMIN_TOKEN: OPERATOR,
    HAVEN_MESSAGES_PER_SECOND: '100000',
    HAVEN_BOT_MS: '0',
    HAVEN_TRUST_PROXY: '1',
    ...environment,
  });
}
