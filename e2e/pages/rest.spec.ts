import { MID_GAMES, shelveMidGames } from '../mid-game.ts';
import { DESKTOP, expect, type Page, test } from '../test.ts';
import { thoroughly } from '../today.ts';

/** Some seconds where there is time to draw; a busy machine takes longer over all that goes before. */
const PATIENCE_MS = 30_000;

const SCREENS = ['/', ...Object.keys(MID_GAMES).map((game) => `/run/${game}`)];

test.use({ ...DESKTOP, reducedMotion: 'no-preference' });

thoroughly(
  'left alone, every screen comes to rest, and wakes when somebody is there again',
  async ({ page, context }) => {
    await context.addInitScript(countFrames);
    await shelveMidGames(page);
    await Promise.all(SCREENS.map(async (path) => expectRest(await context.newPage(), path)));
  },
);

async function expectRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(endlessOnes), path).not.toEqual([]);
  await expect.poll(() => page.evaluate(movingOnes), { message: path, timeout: PATIENCE_MS }).toEqual([]);
  expect(await page.evaluate(framesInASecond), path).toBe(0);
  await page.mouse.move(200, 200);
  await expect.poll(() => page.evaluate(movingOnes), path).not.toEqual([]);
}

interface Counted extends Window {
  asked: number;
}

/** Runs in the page before anything else: whoever asks for a frame is counted. */
function countFrames(): void {
  const counted = window as unknown as Counted;
  const ask = counted.requestAnimationFrame.bind(counted);
  counted.asked = 0;
  counted.requestAnimationFrame = (callback) => {
    counted.asked += 1;
    return ask(callback);
  };
}

/** Runs in the page. */
async function framesInASecond(): Promise<number> {
  const counted = window as unknown as Counted;
  const before = counted.asked;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return counted.asked - before;
}

/** Runs in the page: what moves without end, or would. */
function endlessOnes(): string[] {
  const all = document.getAnimations() as CSSAnimation[];
  const endless = all.filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
  return endless.map(({ animationName }) => animationName);
}

/** Runs in the page: what moves now. */
function movingOnes(): string[] {
  const all = document.getAnimations() as CSSAnimation[];
  return all.filter(({ playState }) => playState === 'running').map(({ animationName }) => animationName);
}
