import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const OPTIONS = ['--host', '127.0.0.1', '--port', '0', '--clearScreen', 'false'];

/** The page as those see it who work on it, beside a running server. */
export interface DevPage {
  readonly address: string;
  close(): void;
}

export function startDevPage(server: string): Promise<DevPage> {
  const env = { ...process.env, HAVEN_SERVER: server };
  const vite = spawn(process.execPath, [VITE, ...OPTIONS], { cwd: join(ROOT, 'web'), env });
  let said = '';
  return new Promise((resolve, reject) => {
    vite.stdout.on('data', (chunk) => {
      said += stripVTControlCharacters(String(chunk));
      const address = /Local:\s+(\S+)/.exec(said)?.[1];
      if (address) resolve({ address, close: () => vite.kill('SIGKILL') });
    });
    vite.on('exit', (code) => reject(new Error(`vite ended with ${code}: ${said}`)));
  });
}
