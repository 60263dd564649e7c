import { spawnSync } from 'node:child_process';
import { systemBrowser } from '../e2e/browser.ts';
import { isMain } from './main.ts';

/** Somebody else may be fetching something from Debian meanwhile. */
const debian = (words: string) => `DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 ${words}`;

/** One with windows does as well, and takes a minute longer. */
const WINDOWED = '/usr/bin/chromium';

/** How a browser for the tests can be had, in the order in which it is tried. */
const WAYS: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', 'chromium-headless-shell'],
  ['sh', '-c', `apt-get update -q && (${debian('install chromium-headless-shell')} || ${debian('install chromium')})`],
];

/** Only what is fetched may be interrupted: half a package would be left behind. */
const FETCH = `timeout 60 sh -c 'apt-get update -q && ${debian('install -d chromium-headless-shell')}'`;
const WINDOWLESS_TOO = ['-c', `${FETCH} && ${debian('install chromium-headless-shell')}`];

/** Makes sure that the browser tests have a browser: the system's, Playwright's own, or Debian's. */
function main(): number {
  const browser = systemBrowser();
  if (browser === undefined) return findBrowser();
  if (browser === WINDOWED) spawnSync('sh', WINDOWLESS_TOO, { stdio: 'inherit' });
  return 0;
}

function findBrowser(): number {
  for (const [command = '', ...args] of WAYS) {
    if (spawnSync(command, args, { stdio: 'inherit' }).status === 0) return 0;
  }
  console.error('No browser could be found or installed. Install Chromium or Chrome, or name one: HAVEN_BROWSER=/path');
  return 1;
}

if (isMain(import.meta)) process.exitCode = main();
