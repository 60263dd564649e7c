import { spawn } from 'node:child_process';
import type { Programs } from './house.ts';
import { OPERATOR } from './house.ts';

export interface Said {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly errors: string;
}

/** A port where nobody listens. */
const NOWHERE = '9';

/** The operator's command over a folder, unless the environment names the port of a server. */
export function adminCommand(
  { admin }: Programs,
  environment: Readonly<Record<string, string>>,
  words: readonly string[],
): Promise<Said> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: NOWHERE, HAVEN_ADMIN_TOKEN: OPERATOR, ...environment };
  const child = spawn(process.execPath, [admin, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, output, errors })));
}

/** What `admin check` says of a folder; unknown if there is no such command. */
export async function checkFolder(programs: Programs, folder: string): Promise<'sound' | 'damaged' | 'unknown'> {
  const { code, errors } = await adminCommand(programs, { HAVEN_DATA: folder }, ['check']);
  if (errors.includes('unknown command')) return 'unknown';
  return code === 0 ? 'sound' : 'damaged';
}
