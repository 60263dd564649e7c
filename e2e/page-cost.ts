import { levelsOf } from '@haven/games/bots';
import type { Level } from '@haven/kit';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from './browser.ts';
import build from './build-page.ts';
import { MID_GAMES, shelveAgainst, shelveMidGames } from './mid-game.ts';
import { oldHand } from './old-hand.ts';
import { answerOnce, type Player } from './table.ts';
import { startTestServer } from './test-server.ts';

/** What a screen costs, measured in a real browser: the last line of the output, by screen. */
interface Cost {
  /** Processor time of the whole browser while nobody touches the page, as a part of one core. */
  readonly idleShare: number;
  readonly nodes: number;
  /** All that is sent for a first visit. */
  readonly bytes: number;
}

interface CostOfMoves {
  /** From a press until the next question, films included. */
  readonly framesPerSecond: number;
  /** Processor time of the page's own thread for each of those frames: a busy machine shows fewer, but none that cost more. */
  readonly frameMs: number;
  readonly scriptMsPerMove: number;
  /** The same frames where all bots are of the level that thinks longest. */
  readonly framesWhileThinking?: number;
}

const PLANS = {
  full: { moves: 8, idleMs: 10_000, settledMs: 8000 },
  quick: { moves: 1, idleMs: 500, settledMs: 0 },
} as const;

const SCREEN = { viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'no-preference' } as const;

const plan = PLANS[process.argv[2] === 'quick' ? 'quick' : 'full'];

async function costsOf(browser: Browser, baseURL: string): Promise<Record<string, Cost>> {
  const context = await browser.newContext({ ...SCREEN, baseURL, serviceWorkers: 'block' });
  // What runs in the page has been through a compiler that keeps the names of functions this way.
  await context.addInitScript('globalThis.__name = (named) => named');
  await oldHand(context);
  const page = await context.newPage();
  await shelveMidGames(page);
  const costs: Record<string, Cost> = { home: await costOfRest(page, '/') };
  for (const [game, { player, seats }] of Object.entries(MID_GAMES)) {
    const rest = await costOfRest(page, `/run/${game}`);
    const cost = { ...rest, ...(await costOfMoves(page, player)) };
    costs[game] = seats > 1 ? { ...cost, framesWhileThinking: await framesBeside(page, game, player) } : cost;
  }
  return costs;
}

/** Whole turns of bots come after each. */
const FEW = 3;

/** Against bots that take all the time they may have. */
async function framesBeside(page: Page, game: string, player: Player): Promise<number> {
  const table = await shelveAgainst(page, game, levelsOf(game).at(-1)?.id as Level);
  await page.goto(table, { waitUntil: 'networkidle' });
  const { framesPerSecond } = await costOfMoves(page, player, Math.min(FEW, plan.moves));
  return framesPerSecond;
}

async function costOfRest(page: Page, path: string): Promise<Cost> {
  const bytes = await bytesOf(page, path);
  await page.waitForTimeout(plan.settledMs);
  const idleShare = digits(await shareOfACore(page, plan.idleMs), 4);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return { idleShare, nodes, bytes };
}

async function bytesOf(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await page.goto(path, { waitUntil: 'networkidle' });
  await session.detach();
  return bytes;
}

async function shareOfACore(page: Page, ms: number): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the browser is gone');
  const session = await browser.newBrowserCDPSession();
  const [since, before] = [performance.now(), await processorMs(session)];
  await page.waitForTimeout(ms);
  const share = ((await processorMs(session)) - before) / (performance.now() - since);
  await session.detach();
  return share;
}

/** Of all processes of the browser. */
async function processorMs(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

async function costOfMoves(page: Page, player: Player, moves: number = plan.moves): Promise<CostOfMoves> {
  const clock = await threadClock(page);
  const before = await clock();
  const films: Film[] = [];
  for (let made = 0; made < moves; made += 1) films.push(await filmAfter(page, player, made));
  const after = await clock();
  const [frames, ms] = [sum(films.map((film) => film.frames)), sum(films.map((film) => film.ms))];
  return {
    framesPerSecond: digits((1000 * frames) / ms, 1),
    frameMs: digits((after.tasks - before.tasks) / frames, 2),
    scriptMsPerMove: digits((after.script - before.script) / moves, 1),
  };
}

/** Milliseconds that the page's own thread has worked so far, as the processor counts them. */
async function threadClock(page: Page): Promise<() => Promise<{ tasks: number; script: number }>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const msOf = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
    return { tasks: msOf('TaskDuration'), script: msOf('ScriptDuration') };
  };
}

interface Film {
  readonly frames: number;
  readonly ms: number;
}

async function filmAfter(page: Page, player: Player, made: number): Promise<Film> {
  const answered = answerOnce({ page, input: 'mouse', player }, made);
  const [film] = await Promise.all([page.evaluate(countFrames, player.asked), answered]);
  return film;
}

/** Runs in the page: from the first press until the next question is asked and all is shown. */
async function countFrames(asked: string): Promise<Film> {
  const SHORTEST_MS = 1200;
  const LONGEST_MS = 60_000;
  const questionNow = () => document.querySelector<HTMLElement>('.table-frame')?.dataset.question;
  const question = questionNow();
  const isOver = () => document.querySelector('.bar-button-lit') !== null;
  const isAskedAgain = () => questionNow() !== question && document.querySelector(asked) !== null;
  const isShowing = () => document.querySelector('[data-playing="true"]') !== null;
  await new Promise((resolve) => addEventListener('pointerdown', resolve, { capture: true, once: true }));
  const since = performance.now();
  for (let frames = 1; ; frames += 1) {
    await new Promise(requestAnimationFrame);
    const ms = performance.now() - since;
    const isDone = ms > SHORTEST_MS && (isOver() || (isAskedAgain() && !isShowing()));
    if (isDone || ms > LONGEST_MS) return { frames, ms };
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function digits(value: number, count: number): number {
  return Number(value.toFixed(count));
}

await build();
const server = await startTestServer();
const browser = await chromium.launch(launchOptions.launchOptions);
try {
  console.log(JSON.stringify(await costsOf(browser, server.address)));
} finally {
  await browser.close();
  await server.close();
}
