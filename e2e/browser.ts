import { existsSync } from 'node:fs';

/** Browsers of the system, the best first: one without windows needs a third less. Without any Playwright uses its own. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--mute-audio',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function systemBrowser(): string | undefined {
  return process.env.HAVEN_BROWSER ?? KNOWN.find((path) => existsSync(path));
}

const executablePath = systemBrowser();

export const launchOptions = {
  launchOptions: { args: QUIET, ...(executablePath && { executablePath }) },
};
