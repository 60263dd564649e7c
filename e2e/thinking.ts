import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { levelsOf } from '@haven/games/bots';
import { games } from '@haven/games/rules';
import { bundleOne } from '@haven/server/bundle';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from './browser.ts';

/** How long the bots think in a worker of a real browser: the last line of the output, by game and level. */
export interface Tempo {
  readonly decisions: number;
  /** Of the second half: the first warms it up. */
  readonly meanMs: number;
  readonly longestMs: number;
  /** Of all decisions, the very first included. */
  readonly firstLongestMs: number;
}

export interface Thinker {
  readonly game: string;
  readonly level: string;
  readonly ms: number;
}

const MS = { full: 20_000, quick: 300 } as const;
const ADDRESS = 'http://thinking.test/';

const ms = MS[process.argv[2] === 'quick' ? 'quick' : 'full'];

/** A page of nothing but the worker. */
async function openWorker(page: Page, program: string): Promise<void> {
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: program })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(ADDRESS);
}

/** Runs in the page: each bot has a worker of its own, as a table has. */
function asked(thinker: Thinker): Promise<Tempo> {
  const worker = new Worker('/worker.js', { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(thinker);
  });
}

async function tempos(page: Page): Promise<Record<string, Tempo>> {
  const all: Record<string, Tempo> = {};
  for (const { meta } of games)
    for (const { id: level } of levelsOf(meta.id))
      all[`${meta.id} ${level}`] = await page.evaluate(asked, { game: meta.id, level, ms });
  return all;
}

const folder = mkdtempSync(join(tmpdir(), 'thinking-'));
const file = join(folder, 'worker.js');
await bundleOne(fileURLToPath(new URL('./thinking-worker.ts', import.meta.url)), file);
const browser = await chromium.launch(launchOptions.launchOptions);
try {
  const context = await browser.newContext();
  // What runs in the page has been through a compiler that keeps the names of functions this way.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await openWorker(page, readFileSync(file, 'utf8'));
  console.log(JSON.stringify(await tempos(page)));
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
