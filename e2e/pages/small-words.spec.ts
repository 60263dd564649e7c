import { withPageShown } from '../hide-page.ts';
import { MID_GAMES, shelveMidGames } from '../mid-game.ts';
import { follow } from '../runs.ts';
import { hurry } from '../table.ts';
import { expect, type Page, test } from '../test.ts';

/** A phone with the bars of its browser, and the language with the longest words. */
test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true, locale: 'ru' });

/** In pixels. */
const LEAST = { word: 12, mark: 11 };
/** What is printed on a piece: the letter of a die, the numbers on a sector. */
const MARKS = '.tt-die, .tt-small-die, .t2-control, .t2-defence, .t2-price, .t2-hunt';
/** The corner of a playing card is part of its picture, which has as many pips; its name stands in words beside it. */
const PICTURES = '.sb-card-art';
/** So much is read at home and at every table. */
const MANY_WORDS = 40;

interface Sight {
  readonly root: string;
  readonly marks: string;
  readonly pictures: string;
}

interface Word {
  readonly text: string;
  readonly size: number;
  readonly isMark: boolean;
}

/** Runs in the page: how large each word in sight is drawn. */
function wordsInSight({ root, marks, pictures }: Sight): Word[] {
  const words: Word[] = [];
  const scaleOf = (part: Element) => {
    const { transform, scale } = getComputedStyle(part);
    const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
    return Math.hypot(a, b) * (scale === 'none' ? 1 : Number.parseFloat(scale));
  };
  const drawnAt = (part: Element): number => {
    if (part instanceof SVGGraphicsElement) {
      const { a, b } = part.getScreenCTM() ?? new DOMMatrix();
      return Math.hypot(a, b);
    }
    return scaleOf(part) * (part.parentElement ? drawnAt(part.parentElement) : 1);
  };
  const isSeen = (part: Element) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && part.getBoundingClientRect().width > 1;
  const walker = document.createTreeWalker(document.querySelector(root) ?? document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    const part = walker.currentNode.parentElement;
    if (!text || part === null || !isSeen(part) || part.closest(pictures) !== null) continue;
    const size = Number.parseFloat(getComputedStyle(part).fontSize) * drawnAt(part);
    words.push({ text, size, isMark: part.closest(marks) !== null });
  }
  return words;
}

async function tooSmall(page: Page, root: string): Promise<string[]> {
  const sight = { root, marks: MARKS, pictures: PICTURES };
  const words = await withPageShown(page, () => page.evaluate(wordsInSight, sight));
  if (words.length < MANY_WORDS) return [`only ${words.length} words`];
  // What is drawn at a scale is as large as it is meant to be but for a hair.
  const isSmall = ({ size, isMark }: Word) => size < (isMark ? LEAST.mark : LEAST.word) - 0.05;
  return words.filter(isSmall).map(({ text, size }) => `${text}: ${size.toFixed(1)}`);
}

test('no word on a phone is smaller than twelve pixels, at home and at every table', async ({ page }) => {
  await hurry(page);
  await shelveMidGames(page);
  await expect.poll(() => tooSmall(page, 'body'), 'home').toEqual([]);
  for (const game of Object.keys(MID_GAMES)) {
    await follow(page, `/run/${game}`);
    await expect(page.locator('.table-frame')).toBeVisible();
    await expect.poll(() => tooSmall(page, 'body'), game).toEqual([]);
  }
});
