import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PORT = process.env.PORT ?? '2199';

/** The server starts anew when its sources change; vite serves the page and hands /api on to it. */
const COMMANDS = [
  { script: 'tsx/dist/cli.mjs', args: ['watch', '--clear-screen=false', 'server/src/main.ts'], cwd: ROOT },
  { script: 'vite/bin/vite.js', args: [], cwd: join(ROOT, 'web') },
];

const children: readonly ChildProcess[] = COMMANDS.map(({ script, args, cwd }) => {
  const env = { ...process.env, PORT, HAVEN_SERVER: `http://127.0.0.1:${PORT}` };
  return spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], { cwd, env, stdio: 'inherit' });
});

/** Both or none. */
function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
