import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Pace } from '../suite.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The browser is driven by a program of its own, which ends with a line of JSON: what runs in a page is compiled with the browser's types. */
export async function lastLineOf(program: string, pace: Pace): Promise<unknown> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, pace], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = '';
  createInterface(child.stdout).on('line', (line) => {
    last = line;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} could not measure: ${code}`);
  return JSON.parse(last);
}
