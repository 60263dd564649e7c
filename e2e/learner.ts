import { type Input, pressAt, type Spot } from './input.ts';
import { expect, type Page } from './test.ts';

/** What a lesson wants now: the spot to press, and the step and the position it belongs to. */
interface Wish extends Spot {
  readonly step: string;
  readonly isOver: boolean;
  /** What is wrong with the card: it covers what it speaks of, leaves the screen, or its words leave the card. */
  readonly faults: readonly string[];
}

/** A thing may be there to explain itself first, or may lie in a part that has to be opened. */
const MOST_PRESSES = 12;

/** Told of every step that somebody comes to, before anything is done there. */
type Meet = (step: string) => Promise<void>;

/** Does what a chapter asks for, step by step, until it is over; says how many steps it was. */
export async function learnChapter(page: Page, input: Input, meet: Meet = async () => {}): Promise<number> {
  let presses = 0;
  let steps = 0;
  let last = '';
  for (;;) {
    const wish = await page.evaluate(wishAfter, last);
    expect(wish.faults, `step ${wish.step}`).toEqual([]);
    if (wish.isOver) return steps;
    if (wish.step !== last) await meet(wish.step);
    presses = wish.step === last ? presses + 1 : 0;
    steps += wish.step === last ? 0 : 1;
    if (presses > MOST_PRESSES) throw new Error(`step ${wish.step} of ${page.url()} stays after ${presses} presses`);
    last = wish.step;
    await pressAt(page, wish, input);
  }
}

/** What a step speaks of and what it wants, each named as the table marks it. */
export interface Spoken {
  readonly at: readonly string[];
  /** What has to be seen with it, where there is room. */
  readonly free: readonly string[];
  /** What is to be pressed; there may be several that do the same. */
  readonly ask: readonly string[];
}

/** What is wrong with the card on a screen of this size, once it stands still. */
export async function faultsOfCard(page: Page, size: Size, spoken: Spoken): Promise<string[]> {
  await page.setViewportSize(size);
  const eye = await page.evaluateHandle(openEye);
  const faults = await page.evaluate(unrest, eye);
  if (faults.length === 0) {
    faults.push(...(await page.evaluate(faultsOfPlace, eye)));
    faults.push(...(await page.evaluate(faultsOfLight, { eye, spoken })));
    faults.push(...(await page.evaluate(coveredThings, { eye, spoken })));
  }
  await eye.dispose();
  return faults.map((fault) => `${size.width}×${size.height}: ${fault}`);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What all looks at the card need; lives in the page. */
interface Eye {
  boxOf(selector: string): DOMRect | undefined;
  /** Named as the table marks them. */
  thingsOf(name: string): Element[];
  /** What two boxes have in common; without width or height where that is nothing. */
  shared(one: DOMRect, other: DOMRect): DOMRect;
}

interface Look {
  readonly eye: Eye;
  readonly spoken: Spoken;
}

/** Runs in the page. */
function openEye(): Eye {
  return {
    boxOf: (selector) => document.querySelector(selector)?.getBoundingClientRect(),
    thingsOf: (name) => {
      const [mark = ''] = name.split(' ', 1);
      const value = CSS.escape(name.slice(mark.length + 1));
      return [...document.querySelectorAll(`.board-area [data-${mark}="${value}"]`)];
    },
    shared: (one, other) => {
      const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
      const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
      return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : new DOMRect();
    },
  };
}

/** Runs in the page: waits until card and light stand still. */
async function unrest({ boxOf }: Eye): Promise<string[]> {
  const sight = () => JSON.stringify([boxOf('.lesson-card'), boxOf('.spotlight'), innerWidth]);
  let looks = 0;
  for (let still = 0, last = ''; still < 2; last = sight(), looks += 1) {
    if (looks > 60) return [`never stands still: ${sight()}`];
    await new Promise((resolve) => setTimeout(resolve, 130));
    still = sight() === last ? still + 1 : 0;
  }
  return boxOf('.lesson-card') === undefined ? ['no card'] : [];
}

/** Runs in the page: the card is on the screen, and its words in the card. */
function faultsOfPlace({ boxOf }: Eye): string[] {
  const card = boxOf('.lesson-card') ?? new DOMRect();
  const words = document.querySelector('.lesson-card') ?? document.body;
  return [
    ...(card.left < 0 || card.right > innerWidth || card.top < 0 || card.bottom > innerHeight ? ['off screen'] : []),
    ...(words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight ? ['too long'] : []),
  ];
}

/** Runs in the page: the light falls on as much of a thing as can be seen, which has to be all of it, where it can be scrolled to. */
function faultsOfLight({ eye: { boxOf, thingsOf, shared }, spoken: { at } }: Look): string[] {
  const [card, light] = [boxOf('.lesson-card') ?? new DOMRect(), boxOf('.spotlight')];
  if (light === undefined) return at.length > 0 ? ['shows nothing'] : [];
  const roomFor = (thing: Element): number => {
    const box = thing.parentElement;
    if (box === null) return 0;
    const scrolls = box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY);
    return scrolls ? Math.min(box.clientHeight, innerHeight - card.height - 90) : roomFor(box);
  };
  const isCut = (thing: Element) => {
    const box = thing.getBoundingClientRect();
    const isLit = light.left === box.left && shared(light, box).height > 1;
    return isLit && box.height - light.height > 13 && box.height < roomFor(thing);
  };
  const both = shared(card, light);
  return [
    ...(both.width > 1 && both.height > 1 ? ['covers what it speaks of'] : []),
    ...(at.flatMap(thingsOf).some(isCut) ? ['shows only a part of what it speaks of'] : []),
  ];
}

/** Runs in the page: what the card lies over, of all that it asks for and has to leave free. */
function coveredThings({ eye: { boxOf, thingsOf, shared }, spoken: { free, ask } }: Look): string[] {
  const [card, light] = [boxOf('.lesson-card') ?? new DOMRect(), boxOf('.spotlight')];
  const words = document.querySelector('.lesson-card') ?? document.body;
  // What lies below a tray or is scrolled away is not what the card covers.
  const isBelowCard = (thing: Element, x: number, y: number) => {
    const layers = document.elementsFromPoint(x, y).filter((layer) => !words.contains(layer));
    return layers[0] !== undefined && (thing.contains(layers[0]) || layers[0].contains(thing));
  };
  const isCovered = (thing: Element) => {
    const { left, top, width, height } = shared(card, thing.getBoundingClientRect());
    const parts = [0.05, 0.3, 0.5, 0.7, 0.95];
    const spots = parts.flatMap((across) => parts.map((down) => [left + across * width, top + down * height] as const));
    return width > 1 && height > 1 && spots.some(([x, y]) => isBelowCard(thing, x, y));
  };
  // On a low screen there may be no place for the card that leaves all of it free.
  const kept = [...(light ? [light] : []), ...free.flatMap(thingsOf).map((thing) => thing.getBoundingClientRect())];
  const board = boxOf('.board-area') ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / 4)) }, (_, step) => from + 4 * step);
  const isFreePlace = (left: number, top: number) =>
    kept.every((box) => shared(new DOMRect(left, top, card.width, card.height), box).width === 0);
  const hasFreePlace = steps(board.left + 8, board.right - card.width - 8).some((left) =>
    steps(board.top + 8, board.bottom - card.height - 8).some((top) => isFreePlace(left, top)),
  );
  const asked = ask.flatMap(thingsOf).filter((thing) => thing.checkVisibility());
  return [
    ...(asked.length > 0 && asked.every(isCovered) ? ['covers what it asks for'] : []),
    ...free.filter((name) => hasFreePlace && thingsOf(name).some(isCovered)).map((name) => `covers ${name}`),
  ];
}

/**
 * Runs in the page: waits for another step than the last, a while for the same one, until the card stands beside its thing.
 * While the table shows what came of a fight the lesson is silent, and the table itself waits for somebody who has read it.
 */
async function wishAfter(last: string): Promise<Wish> {
  const again = performance.now() + 500;
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const faultsOf = (card: DOMRect, thing: DOMRect | undefined) => {
    const words = document.querySelector('.lesson-card') ?? document.body;
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return [
      ...(thing && isOver(card, thing) ? ['covers what it speaks of'] : []),
      ...(card.left < 0 || card.right > innerWidth || card.top < 0 || card.bottom > innerHeight ? ['off screen'] : []),
      ...(words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight ? ['too long'] : []),
    ];
  };
  // A thing with which more can be done than is asked for offers it beside it.
  const offeredFor = (thing: DOMRect): DOMRect | undefined => {
    const { x, y } = middleOf(thing);
    const lit = document.elementsFromPoint(x, y).map((layer) => layer.closest<HTMLElement>('.board-area [data-move]'));
    const move = lit.find((each) => each?.closest('.kit-details') === null)?.dataset.move;
    return move === undefined ? undefined : boxOf(`.kit-details [data-move="${CSS.escape(move)}"]`);
  };
  for (let still = ''; ; ) {
    const frame = document.querySelector<HTMLElement>('.lesson-frame');
    const isSilent = document.querySelector('.lesson-card[data-silent="true"]') !== null;
    const step = isSilent ? last : (frame?.dataset.step ?? '');
    const [card, thing] = [boxOf('.lesson-card'), boxOf('.spotlight')];
    const button = isSilent ? boxOf('[data-beat="aftermath"] .t2-fight-skip') : boxOf('.lesson-tools button');
    const isOver = document.querySelector('.lesson-tools a') !== null;
    const spot = button ?? (thing && offeredFor(thing)) ?? thing;
    const sight = JSON.stringify([step, card, thing, spot]);
    const isReady = step !== '' && card && (spot || isOver) && sight === still;
    if (isReady && (step !== last || performance.now() > again)) {
      const faults = isSilent ? [] : faultsOf(card, thing);
      return { step, isOver, ...(spot ? middleOf(spot) : { x: 0, y: 0 }), faults };
    }
    still = sight;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
