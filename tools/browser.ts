import { spawnSync } from 'node:child_process';
import { systemBrowser } from '../e2e/browser.ts';
import { isMain } from './main.ts';

const debian = (name: string) => `DEBIAN_FRONTEND=noninteractive apt-get install -q -y ${name}`;

/** How a browser for the tests can be had, in the order in which it is tried. */
const WAYS: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', 'chromium-headless-shell'],
  ['sh', '-c', `apt-get update -q && (${debian('chromium-headless-shell')} || ${debian('chromium')})`],
];

/** Makes sure that the browser tests have a browser: the system's, Playwright's own, or Debian's. */
function main(): number {
  if (systemBrowser() !== undefined) return 0;
  for (const [command = '', ...args] of WAYS) {
    if (spawnSync(command, args, { stdio: 'inherit' }).status === 0) return 0;
  }
  console.error('No browser could be found or installed. Install Chromium or Chrome, or name one: HAVEN_BROWSER=/path');
  return 1;
}

if (isMain(import.meta)) process.exitCode = main();
